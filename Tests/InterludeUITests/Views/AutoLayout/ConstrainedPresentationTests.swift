import InterludeUI
import InterludeUITestSupport
import Testing

/// Code as it is written for iOS: a card that builds itself with anchors, presented by a presentation controller that places it
/// with constraints and moves it by one.
private final class CardController: UIViewController {
  let header = UIView()
  let titleLabel = UILabel()
  let button = UIButton(type: .system)
  let picture = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    titleLabel.text = "Lavender"
    titleLabel.font = .systemFont(ofSize: 20)
    button.setTitle("Close", for: .normal)
    for subview in [header, picture, button] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(titleLabel)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.topAnchor),
      header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: view.trailingAnchor),

      titleLabel.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
      titleLabel.topAnchor.constraint(equalTo: header.topAnchor, constant: 12),
      header.bottomAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 12),

      picture.topAnchor.constraint(equalTo: header.bottomAnchor),
      picture.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      picture.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 2.0 / 3),

      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20),
    ])
  }
}

private final class CardPresentation: UIPresentationController {
  private(set) var offset: NSLayoutConstraint?

  override func presentationTransitionWillBegin() {
    guard let containerView, let presentedView else { return }
    presentedView.translatesAutoresizingMaskIntoConstraints = false
    containerView.addSubview(presentedView)
    let offset = presentedView.topAnchor.constraint(equalTo: containerView.bottomAnchor)
    self.offset = offset
    NSLayoutConstraint.activate([
      offset, presentedView.leadingAnchor.constraint(equalTo: containerView.leadingAnchor, constant: 15),
      presentedView.trailingAnchor.constraint(equalTo: containerView.trailingAnchor, constant: -15),
      presentedView.heightAnchor.constraint(equalTo: containerView.heightAnchor, multiplier: 0.5),
    ])
    containerView.layoutIfNeeded()
  }
}

private final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let card = transitionContext.viewController(forKey: .to)
    (card?.presentationController as? CardPresentation)?.offset?.constant = -500
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      transitionContext.containerView.layoutIfNeeded()
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }
}

private final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    CardPresentation(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CardAnimator() }
}

@Suite final class ConstrainedPresentationTests: AutoLayoutFixture {
  private let transition = CardTransition()
  private lazy var card = CardController()

  private func present() {
    world.stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    card.transitioningDelegate = transition
    card.modalPresentationStyle = .custom
    controller.present(card, animated: true)
  }

  private var shown: CGRect { card.view.layer.presentation()?.frame ?? .zero }

  @Test func theCardMovesByItsConstraint() {
    present()
    #expect(shown == rect(15, 844, 360, 422))
    world.stage.advance(to: 0.3)
    #expect(shown.minY.isNear(694))
    #expect(shown.width.isNear(360))
    world.stage.advance(to: 1.5)
    #expect(card.view.frame == rect(15, 344, 360, 422))
    #expect(!card.isBeingPresented)
  }

  @Test func whatTheCardHoldsIsWhereItsAnchorsSay() {
    present()
    world.stage.advance(to: 1.5)
    layOut()
    // Title: 8 characters of 10 points, a line of 24; header: 12 + 24 + 12. The card ends 78 above the screen's bottom, clear
    // of the home indicator.
    #expect(card.titleLabel.frame == rect(16, 12, 80, 24))
    #expect(card.header.frame == rect(0, 0, 360, 48))
    #expect(card.picture.frame == rect(90, 48, 180, 120))
    #expect(card.button.frame.maxY == 402)
    // Its edges are at whole pixels, so that the centre may be half of one off.
    #expect(card.button.frame.midX.isNear(180, within: 0.25))
    #expect(card.button.bounds.size == card.button.intrinsicContentSize)
    #expect(misuses.isEmpty)
  }

  @Test func theCardFollowsATurnedScreen() {
    present()
    world.stage.advance(to: 1.5)
    world.stage.send(InputEvent(time: 2, kind: .resize(CGSize(width: 844, height: 600), scale: 2)))
    layOut()
    #expect(card.view.frame == rect(15, 100, 814, 300))
    #expect(card.header.frame == rect(0, 0, 814, 48))
    #expect(misuses.isEmpty)
  }

  @Test func aDismissedCardLeavesNoConstraints() {
    present()
    world.stage.advance(to: 1.5)
    controller.dismiss(animated: false)
    world.settle()
    #expect(card.view.superview == nil)
    #expect(card.view.constraints.contains { $0.firstItem === card.view && $0.secondItem === card.view } == false)
    #expect(misuses.isEmpty)
  }
}
