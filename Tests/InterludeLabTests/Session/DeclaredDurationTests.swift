import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

/// A duration that a transition declares, and that more than one call takes from it.
struct DeclaredDurationTests {
  /// A session in which the curtain has fallen, as it declares.
  private func makeSession(declaring duration: Double) throws -> LabSession {
    let scene = Scene(
      name: "curtain", title: "Curtain", summary: "A curtain falls", script: InputScript(duration: 1, [])
    ) {
      CurtainViewController(duration: duration)
    }
    let lab = try TestLab(with: [scene]).lab
    let session = LabSession(
      lab, start: Take.Start(scene: scene, size: WindowSize.standard, scale: 1, settings: DeviceSettings()),
      host: TestHost())
    session.send(InputEvent(time: 0, kind: .pointerDown(CGPoint(x: 150, y: 430), .primary)))
    session.send(InputEvent(time: 0, kind: .pointerUp(CGPoint(x: 150, y: 430), .primary)))
    session.advance(to: 1)
    return session
  }

  @Test func anEditReachesWhatTheTransitionHandsItsDurationTo() throws {
    let rebuilt = try makeSession(declaring: 0.25)
    let session = try makeSession(declaring: 0.5)
    let call = try #require(session.selectedCall)
    #expect(call.written.kind == .viewAnimation)

    session.edit(call, to: call.parameters.setting(.duration, to: 0.25))

    for frame in 0...60 {
      for one in [session, rebuilt] { one.machine.seek(to: Double(frame) / 60) }
      #expect(session.machine.displayList() == rebuilt.machine.displayList(), "frame \(frame)")
    }
    let again = try #require(session.selectedCall)
    session.edit(again, to: again.writtenParameters)
    #expect(session.edits.isEmpty, "what is taken back is taken back everywhere")
  }
}

/// Shows a screen at a tap, along a duration that is given once.
private final class CurtainViewController: UIViewController, UIViewControllerTransitioningDelegate {
  private let animator: CurtainAnimator

  init(duration: Double) {
    animator = CurtainAnimator(duration: duration)
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

/// Slides the screen down by one call, and has it fade in by another.
private final class CurtainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
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
