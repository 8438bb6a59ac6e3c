import InterludeUI
import InterludeUITestSupport
import Testing

/// What a presentation's container lays out, and when.
@Suite final class ContainerLayoutTests {
  lazy var world = World()
  lazy var root = world.showProbe()

  /// A card that its animator puts into the middle of the container by constraints stays there when the transition has ended.
  @Test(arguments: [UIModalPresentationStyle.overFullScreen, .overCurrentContext, .fullScreen, .custom])
  func constraintsOfThePresentedViewHold(style: UIModalPresentationStyle) {
    let card = world.probe("card")
    let animator = CentringAnimator()
    let delegate = HandingDelegate(animator: animator)
    card.modalPresentationStyle = style
    card.transitioningDelegate = delegate
    root.present(card, animated: true)
    world.settle()
    world.layOut()
    #expect(card.view.frame == CGRect(x: 45, y: 222, width: 300, height: 400))
  }

  /// “Layout is about to begin”, as its page says: constraints have not been followed yet.
  @Test func theControllerHearsBeforeTheContainerIsLaidOut() throws {
    let card = world.probe("card")
    card.modalPresentationStyle = .custom
    let delegate = HandingDelegate(animator: ProbeAnimator(journal: world.journal))
    var hearing: HearingPresentationController?
    delegate.makePresentationController = {
      let controller = HearingPresentationController(presentedViewController: $0, presenting: $1)
      hearing = controller
      return controller
    }
    card.transitioningDelegate = delegate
    root.present(card, animated: true)
    world.settle()
    let controller = try #require(hearing)
    controller.entries = []
    let container = try #require(controller.containerView)
    controller.part.widthAnchor.constraint(equalToConstant: 70).isActive = true
    container.setNeedsLayout()
    world.layOut()
    #expect(controller.entries == ["will 0.0", "did 70.0"])
  }
}

/// Centres what it presents by constraints, and lets it fade in.
private final class CentringAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    container.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      view.widthAnchor.constraint(equalToConstant: 300), view.heightAnchor.constraint(equalToConstant: 400),
    ])
    container.layoutIfNeeded()
    view.alpha = 0
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: {
      transitionContext.completeTransition($0)
    }
  }
}

/// Writes down how wide a constrained part of the container is as the container is laid out.
private final class HearingPresentationController: UIPresentationController {
  var entries: [String] = []
  let part = UIView()

  override func presentationTransitionWillBegin() {
    part.translatesAutoresizingMaskIntoConstraints = false
    containerView?.addSubview(part)
  }

  override func containerViewWillLayoutSubviews() { entries.append("will \(part.bounds.width)") }
  override func containerViewDidLayoutSubviews() { entries.append("did \(part.bounds.width)") }
}
