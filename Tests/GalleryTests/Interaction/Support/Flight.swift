import Gallery
import Testing
import InterludeUI

/// One transition in a scene, in which a finger can catch it.
nonisolated struct Flight: Sendable, CustomTestStringConvertible {
  let scene: String
  let makeScene: @MainActor @Sendable () -> UIViewController
  /// What is tapped, a second and a half apart; the last tap starts the transition.
  let taps: [Tap]
  /// How long that one takes, in seconds.
  let duration: Double

  enum Tap: Sendable {
    case view(String)
    case place(CGPoint)
  }

  var testDescription: String { "\(scene), tap \(taps.count)" }

  static let all: [Flight] = [
    flights("herb-pop", { HerbListViewController() }, [.view("herb-basil"), .view("dismiss")], lasting: [1, 1]),
    flights("drop-in", { DropInViewController() }, [.view("present-drop-in"), .view("dismiss")], lasting: [0.6, 0.5]),
    flights(
      "fade-push", { FadePushViewController() }, [.view("push-fade"), .view("BackButton")], lasting: [0.4, 0.4]),
    flights(
      "standard slide", { FadePushViewController() }, [.view("push-slide"), .view("BackButton")], lasting: [0.5, 0.5]),
    flights(
      "bottom-sheet", { BottomSheetSceneViewController() }, [.view("present-sheet"), .view("dismiss")],
      lasting: [0.44, 0.44]),
    flights("card", { CardSceneViewController() }, [.view("present-card"), .view("dismiss")], lasting: [0.5, 0.5]),
    flights(
      "dimmed-message", { DimmedMessageSceneViewController() }, [.view("present-message"), .view("dismiss")],
      lasting: [0.6, 0.6]),
    flights(
      "full-screen cover", { DefaultsViewController() }, [.view("present-cover"), .view("dismiss")],
      lasting: [0.5, 0.5]),
    flights(
      "cross dissolve", { DefaultsViewController() }, [.view("present-dissolve"), .view("dismiss")],
      lasting: [0.4, 0.4]),
    flights("flip", { DefaultsViewController() }, [.view("present-flip"), .view("dismiss")], lasting: [0.75, 0.75]),
    flights("zoom", { ZoomGridViewController() }, [.view("zoom-mint"), .view("dismiss")], lasting: [0.55, 0.55]),
    flights(
      "tab-slide", { TabSlideViewController() }, [.place(CGPoint(x: 244, y: 785)), .place(CGPoint(x: 146, y: 785))],
      lasting: [0.5, 0.5]),
  ].flatMap(\.self)

  /// The transitions of the first tap, of the second, …
  private static func flights(
    _ scene: String, _ makeScene: @escaping @MainActor @Sendable () -> UIViewController, _ taps: [Tap],
    lasting durations: [Double]
  ) -> [Flight] {
    taps.indices.map {
      Flight(scene: scene, makeScene: makeScene, taps: Array(taps[...$0]), duration: durations[$0])
    }
  }

  /// A world in which the last tap is still to come.
  @MainActor func makeWorld() throws -> SceneWorld {
    let world = SceneWorld(makeScene)
    for (index, tap) in taps.dropLast().enumerated() { try world.play(tap, at: 1.5 * Double(index + 1)) }
    return world
  }

  /// Starts the transition.
  @MainActor func takeOff(in world: SceneWorld, at time: Double) throws {
    if let last = taps.last { try world.play(last, at: time) }
  }
}

extension SceneWorld {
  fileprivate func play(_ tap: Flight.Tap, at time: Double) throws {
    switch tap {
    case .view(let identifier): try self.tap(identifier, at: time)
    case .place(let point): press(point, at: time)
    }
  }
}
