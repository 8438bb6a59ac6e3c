import InterludeUI
import Testing

/// A scene at rest, about to make its transition one way or the other, with someone who may steer it.
final class Rehearsal {
  let transition: SceneTransition
  let way: Way
  let world: SceneWorld
  let steering: Steering
  let recorder = LifecycleRecorder()
  /// The screen that comes and goes.
  let other: UIViewController
  let interaction = UIPercentDrivenInteractiveTransition()
  /// How often the transition has told that it has ended.
  private(set) var completions = 0

  /// Long enough for every transition here to have ended, in seconds.
  private static let longEnough = 4.0

  init(_ transition: SceneTransition, _ way: Way) throws {
    (self.transition, self.way) = (transition, way)
    world = SceneWorld(transition.makeScene)
    world.stage.observers = [recorder]
    try world.tap(transition.button, at: 1)
    let navigation: UINavigationController = world.navigation
    other = try #require(transition.isPush ? navigation.topViewController : navigation.presentedViewController)
    steering = Steering(
      presentation: transition.isPush ? nil : other.transitioningDelegate,
      navigation: transition.isPush ? navigation.delegate : nil)
    settle()
    if way == .there {
      world.navigate { transition.isPush ? _ = $0.popViewController(animated: true) : $0.dismiss(animated: true) }
      settle()
      // Animators may leave the screen that goes wherever it went.
      other.view.transform = .identity
    }
    if transition.isPush { navigation.delegate = steering } else { other.transitioningDelegate = steering }
  }

  func begin() {
    let completion = { [unowned self] in completions += 1 }
    world.navigate { navigation in
      switch (transition.isPush, way) {
      case (false, .there): navigation.topViewController?.present(other, animated: true, completion: completion)
      case (false, .back): other.dismiss(animated: true, completion: completion)
      case (true, .there): navigation.pushViewController(other, animated: true)
      case (true, .back): navigation.popViewController(animated: true)
      }
      guard transition.isPush else { return }
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in completion() }
    }
  }

  /// Lets `interaction` take hold of the transition that is to begin, at any time.
  func steer() {
    interaction.wantsInteractiveStart = false
    steering.interaction = interaction
  }

  /// What is wrong with the callbacks; of the diagnostics those are expected that refuse what is asked for at a bad time.
  var faults: [String] {
    recorder.faults + world.diagnostics.filter { !["E1", "E2"].contains($0.identifier) }.map(\.description)
      + (completions == 1 ? [] : ["completed \(completions) times"])
      + (world.navigation.transitionCoordinator == nil ? [] : ["still in transition"])
  }

  /// The declared duration of the transition that is running, in seconds.
  var duration: Double { world.navigation.transitionCoordinator?.transitionDuration ?? 0 }

  /// Shows the frame that many seconds later.
  func advance(by seconds: Double) { world.stage.advance(to: world.stage.time + seconds) }

  func settle() { world.show(at: world.stage.time + Self.longEnough) }
}
