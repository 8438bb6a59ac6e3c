import InteractiveTransitions
import UIKit

/// A letter: a picture, a text and a button that dismisses it. It is its own transitioning delegate, whichever initialiser makes it.
final class MessageViewController: UIViewController {
  var step = DimmedMessageStep.complete
  private let picture = UIImageView(image: .gallery("mint"))
  private lazy var column = Column(
    spacing: Metrics.margin,
    [
      Column([
        UILabel("The mint has escaped", font: .heading),
        UILabel(
          "Its runners have passed the edge of the bed and are heading for the strawberries. Cut them with a spade "
            + "this week, and sink a bottomless pot around what stays.",
          font: .body, color: Palette.softInk),
      ]),
      PrimaryButton("I’ll see to it", identifier: "dismiss", color: Palette.dimmedMessage) { [weak self] in
        // Another finger may have tapped at the same moment, or hold the message on its way.
        if let self, transitionCoordinator == nil { dismiss(animated: true) }
      },
    ])

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "message"
    view.backgroundColor = Palette.card
    view.layer.cornerRadius = Metrics.cardRadius
    view.clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    view.addSubview(picture)
    view.addSubview(column)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let inner = view.bounds.insetBy(dx: Metrics.margin, dy: Metrics.margin)
    let height = column.sizeThatFits(inner.size).height
    column.frame = CGRect(x: inner.minX, y: inner.maxY - height, width: inner.width, height: height)
    picture.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: max(0, column.frame.minY - Metrics.margin))
  }

  // MARK: By hand

  private lazy var drag = TransitionDrag(dismissing: self) { [unowned self] transition in
    let rest = presentationController?.frameOfPresentedViewInContainerView ?? view.bounds
    return CGVector(dx: 0, dy: isBeingPresented ? rest.maxY : transition.containerView.bounds.height - rest.minY)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    drag.attach(to: transitionCoordinator?.containerView)
  }
}

extension MessageViewController: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    presented === self ? MessagePresentationController(presentedViewController: presented, presenting: presenting) : nil
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    presented === self ? animator(isPresenting: true) : nil
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    dismissed === self ? animator(isPresenting: false) : nil
  }

  private func animator(isPresenting: Bool) -> MessageAnimator {
    let animator = MessageAnimator(isPresenting: isPresenting)
    animator.reducesMotion = UIAccessibility.isReduceMotionEnabled || step == .reducedMotion
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drag }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drag }
}
