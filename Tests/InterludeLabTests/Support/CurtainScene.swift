import InterludeUI
import MotionQA

@testable import InterludeLab

extension LabSession {
  /// A session in which a curtain has fallen for some seconds, as its transition declares.
  ///
  /// - Parameter isWrapped: Whether another animator hands the transition to the curtain's.
  static func curtain(for duration: Double, isWrapped: Bool = false) throws -> LabSession {
    let scene = Scene(
      name: "curtain", title: "Curtain", summary: "A curtain falls", script: InputScript(duration: 1, [])
    ) { CurtainViewController(duration: duration, isWrapped: isWrapped) }
    let session = LabSession(
      try TestLab(with: [scene]).lab,
      start: Take.Start(scene: scene, size: WindowSize.standard, scale: 1, settings: DeviceSettings()),
      host: TestHost())
    let place = CGPoint(x: 150, y: 430)
    session.send(InputEvent(time: 0, kind: .pointerDown(place, .primary)))
    session.send(InputEvent(time: 0, kind: .pointerUp(place, .primary)))
    session.advance(to: 1)
    return session
  }
}

/// Shows a screen at a tap, along a duration that is given once.
final class CurtainViewController: UIViewController, UIViewControllerTransitioningDelegate {
  private let animator: any UIViewControllerAnimatedTransitioning

  init(duration: Double, isWrapped: Bool = false) {
    let curtain = CurtainAnimator(duration: duration)
    animator = isWrapped ? CurtainWrapper(curtain) : curtain
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIControl(frame: CGRect(x: 100, y: 400, width: 100, height: 60))
    button.addAction(UIAction { [weak self] _ in self?.fall() }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func fall() {
    let screen = UIViewController()
    screen.modalPresentationStyle = .fullScreen
    screen.transitioningDelegate = self
    present(screen, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

/// Hands its transition to another animator.
final class CurtainWrapper: NSObject, WrappingAnimator {
  private let wrapped: CurtainAnimator
  var wrappedAnimator: (any UIViewControllerAnimatedTransitioning)? { wrapped }

  init(_ wrapped: CurtainAnimator) { self.wrapped = wrapped }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    wrapped.transitionDuration(using: transitionContext)
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    wrapped.note("animateTransition(using:)", in: transitionContext)
    wrapped.animateTransition(using: transitionContext)
  }
}

/// Slides the screen down by one call, and has it fade in by another.
final class CurtainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: Double

  init(duration: Double) { self.duration = duration }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let screen = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(screen)
    screen.backgroundColor = .red
    screen.alpha = 0
    screen.center.y -= 800
    fade(screen, in: transitionDuration(using: transitionContext))
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      screen.center.y += 800
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }

  private func fade(_ view: UIView, in seconds: Double) {
    UIViewPropertyAnimator(duration: seconds, curve: .linear) { view.alpha = 1 }.startAnimation()
  }
}
