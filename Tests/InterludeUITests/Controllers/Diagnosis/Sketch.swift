import InterludeUI
import InterludeUITestSupport

/// A transition sketched in a closure, for presentations, dismissals, pushes and pops alike.
final class Sketch: NSObject, UIViewControllerAnimatedTransitioning {
  typealias Animation = (any UIViewControllerContextTransitioning) -> Void

  private let duration: TimeInterval
  private let animation: Animation
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var whenEnded: () -> Void = {}

  init(duration: TimeInterval = 0.5, _ animation: @escaping Animation) {
    self.duration = duration
    self.animation = animation
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    animation(transitionContext)
  }

  func animationEnded(_ transitionCompleted: Bool) { whenEnded() }
}

extension UIViewControllerContextTransitioning {
  /// The incoming view, in the container and in its place, as it ought to be.
  @discardableResult func addEntering() -> UIView? {
    guard let view = view(forKey: .to), let controller = viewController(forKey: .to) else { return nil }
    view.frame = finalFrame(for: controller)
    containerView.addSubview(view)
    return view
  }

  /// Fades a view in, and completes the transition.
  func fadeIn(_ view: UIView?, duration: TimeInterval = 0.5, completes: Bool = true) {
    view?.alpha = 0
    UIView.animate(withDuration: duration) {
      view?.alpha = 1
    } completion: { _ in
      self.completeTransition(completes)
    }
  }
}

/// A scene fragment: a root on show, and a presentation or push by a sketch.
final class SceneFragment {
  final class Screen: UIViewController {}

  let world = World()
  let root = Screen()
  let screen = Screen()
  private let delegate = HandingDelegate()
  private(set) var navigation: UINavigationController?

  // Written out, since an implicit one is not on the main actor.
  init() {}

  /// What was noticed, in order.
  var identifiers: [String] { world.diagnostics.map(\.identifier) }
  var time: Double { world.stage.time }

  /// Presents over the whole screen, unless another style is wished for.
  func present(style: UIModalPresentationStyle = .fullScreen, _ sketch: Sketch) {
    (delegate.animator, delegate.interaction) = (sketch, sketch.interaction)
    world.show(root)
    screen.modalPresentationStyle = style
    screen.transitioningDelegate = delegate
    root.present(screen, animated: true)
  }

  func push(_ sketch: Sketch) {
    (delegate.animator, delegate.interaction) = (sketch, sketch.interaction)
    let navigation = UINavigationController(rootViewController: root)
    navigation.delegate = delegate
    self.navigation = navigation
    world.show(navigation)
    navigation.pushViewController(screen, animated: true)
  }

  func wait(_ seconds: Double) { world.stage.advance(to: time + seconds) }
}

/// Holds a transition, having put the incoming view in place.
final class TransitionHolder: NSObject, UIViewControllerInteractiveTransitioning {
  private(set) var context: (any UIViewControllerContextTransitioning)?

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    transitionContext.addEntering()
  }
}
