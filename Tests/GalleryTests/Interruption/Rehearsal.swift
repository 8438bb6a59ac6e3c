import InterludeTestSupport
import InterludeUI
import InterludeUITestSupport
import Testing

/// A scene at rest, about to make its transition one way or the other, with someone who may steer it.
final class Rehearsal {
  let transition: SceneTransition
  let way: Way
  let world: SceneWorld
  let steering: Steering
  let recorder = LifecycleRecorder()
  /// The screen that was there before, of those that may come.
  private let home: UIViewController?
  /// The screen that comes and goes.
  let other: UIViewController
  let interaction = UIPercentDrivenInteractiveTransition()
  /// How often the transition has told that it has ended.
  private(set) var completions = 0

  /// Long enough for every transition here to have ended, in seconds.
  private static let longEnough = 4.0

  init(_ transition: SceneTransition, _ way: Way) throws {
    (self.transition, self.way) = (transition, way)
    world = try SceneWorld(of: transition.scene)
    home = world.screen(after: transition.operation)
    world.stage.observers = [recorder]
    try world.tap(transition.button, at: 1)
    other = try #require(world.screen(after: transition.operation))
    steering = Steering(of: transition.operation, showing: other, in: world.navigation)
    world.retained.append(steering)
    settle()
    if way == .there {
      world.stage.asCurrent { goBack() }
      settle()
      // Animators may leave the screen that goes wherever it went.
      other.view.transform = .identity
    }
    steering.takeOver()
  }

  func begin() {
    let completion: () -> Void = { [weak self] in
      if let self { completions += 1 }
    }
    world.stage.asCurrent {
      if way == .there { goThere(completion) } else { goBack(completion) }
      // A presentation tells by itself.
      guard transition.operation != .present else { return }
      world.coordinator?.animate(alongsideTransition: nil) { _ in completion() }
    }
  }

  private func goThere(_ completion: @escaping () -> Void) {
    let navigation: UINavigationController = world.navigation
    switch transition.operation {
    case .push: navigation.pushViewController(other, animated: true)
    case .tab: world.tabs?.selectedViewController = other
    default: navigation.topViewController?.present(other, animated: true, completion: completion)
    }
  }

  private func goBack(_ completion: (() -> Void)? = nil) {
    switch transition.operation {
    case .push: world.navigation.popViewController(animated: true)
    case .tab: world.tabs?.selectedViewController = home
    default: other.dismiss(animated: true, completion: completion)
    }
  }

  /// Whether the other screen is there.
  var isOtherThere: Bool {
    let navigation: UINavigationController = world.navigation
    return switch transition.operation {
    case .push: navigation.viewControllers.contains(other)
    case .tab: world.tabs?.selectedViewController === other
    default: navigation.presentedViewController === other
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
      + (world.coordinator == nil ? [] : ["still in transition"])
  }

  /// The declared duration of the transition that is running, in seconds.
  var duration: Double { world.coordinator?.transitionDuration ?? 0 }

  /// Shows the frame that many seconds later.
  func advance(by seconds: Double) { world.stage.advance(to: world.stage.time + seconds) }

  func settle() { world.show(at: world.stage.time + Self.longEnough) }
}

extension SceneWorld {
  /// The scene's tabs, if it has some.
  var tabs: UITabBarController? { navigation.viewControllers.lazy.compactMap { $0 as? UITabBarController }.first }

  /// The screen that an operation is about: what is presented, on top of the stack, or in the chosen tab.
  func screen(after operation: TransitionOperation) -> UIViewController? {
    let navigation: UINavigationController = navigation
    return switch operation {
    case .push: navigation.topViewController
    case .tab: tabs?.selectedViewController
    default: navigation.presentedViewController
    }
  }
}
