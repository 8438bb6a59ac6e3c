import InteractiveTransitions
import InterludeTestSupport
import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

/// A transition that a scene of the gallery's list offers: a button on its first screen brings another screen. Nobody lists them:
/// everything on the screen is pressed, and what sets out is kept, each kind once.
nonisolated struct SceneTransition: Sendable, CustomStringConvertible {
  let scene: String
  /// The identifier or the label of what is pressed.
  let button: String
  /// Presents, pushes or changes tabs.
  let operation: TransitionOperation
  /// Whether the scene animates it, and not the system.
  let hasOwnAnimator: Bool
  /// Whether a hand can carry the screen anywhere.
  let isCarried: Bool
  /// Whether it is the system's sheet, which is caught only where it is, and dragged by hand as the system has it.
  let isSheet: Bool
  /// What sets it apart from others.
  fileprivate let kind: [String]

  var description: String { "\(scene), \(button)" }
}

extension SceneTransition {
  /// Of all scenes that promise to leave everything whole; in the long run of their steps, too.
  static let all = offered(by: ListedScenes.wholesome(withSteps: Thoroughness.isWhole))

  /// Those of screens that a hand can carry anywhere.
  static var carried: [SceneTransition] { all.filter(\.isCarried) }

  /// Of some scenes, each kind once.
  static func offered(by scenes: [Scene]) -> [SceneTransition] { scenes.flatMap { offered(by: $0) }.uniqued() }

  private static func offered(by scene: Scene) -> [SceneTransition] {
    let world = SceneWorld(scene)
    let names = ViewFinder(stage: world.stage).places().map(\.name)
    // From the back to the front is as one reads.
    return names.reversed().compactMap { SceneTransition(of: scene, pressing: $0) }
  }

  private init?(of scene: Scene, pressing button: String) {
    let world = SceneWorld(scene)
    guard world.isInFront(button) else { return nil }
    let departures = Departures(in: world)
    do { try world.tap(button, at: 1) } catch { return nil }
    guard let first = departures.events.first, [.present, .push, .tab].contains(first.operation) else { return nil }
    (self.scene, self.button, operation) = (scene.name, button, first.operation)
    let animator = String(reflecting: type(of: first.animator))
    hasOwnAnimator = first.hasOwnAnimator
    isCarried = (first.wrapper ?? first.animator) is ScreenDrag
    isSheet = first.operation == .present && first.to.presentationController is UISheetPresentationController
    // What the system animates is the same in whichever scene.
    kind = [
      hasOwnAnimator ? scene.name : "", operation.rawValue, animator, "\(type(of: first.to))",
      "\(first.to.modalPresentationStyle)", "\(first.to.modalTransitionStyle)",
    ]
  }
}

extension TransitionEvent {
  /// Whether the scene animates it, and not the system.
  var hasOwnAnimator: Bool { !String(reflecting: type(of: animator)).hasPrefix("InterludeUI.") }
}

extension [SceneTransition] {
  fileprivate func uniqued() -> [SceneTransition] {
    var known: Set<[String]> = []
    return filter { known.insert($0.kind).inserted }
  }
}

extension SceneWorld {
  /// Whether a press on a view's centre is for that view, and not for another with a name in it or before it.
  fileprivate func isInFront(_ name: String) -> Bool {
    guard let view = find(name) else { return false }
    let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    let pressed = sequence(first: window.hitTest(center, with: nil), next: { $0?.superview }).compactMap(\.self)
    return pressed.first { $0.accessibilityIdentifier != nil || $0.accessibilityLabel != nil } === view
  }
}

/// Whether the other screen comes or goes.
nonisolated enum Way: CaseIterable, Sendable {
  case there, back
}

/// The transitions that set out in a world, from now on.
final class Departures: StageObserver {
  private(set) var events: [TransitionEvent] = []

  init(in world: SceneWorld) { world.stage.observers.append(self) }

  func stage(_ stage: Stage, sees event: StageEvent) {
    if case .transition(let event) = event, event.phase == .begins { events.append(event) }
  }
}
