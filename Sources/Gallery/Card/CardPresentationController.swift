import InteractiveTransitions
import UIKit

/// Leaves room above the card for the edge of the screen behind it.
final class CardPresentationController: UIPresentationController {
  /// How much of the shrunken presenter shows above the card, in points.
  private static let peek: CGFloat = 10

  /// Below the top edge of the presenter, assuming that it fills the container and is scaled about its centre.
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let top = bounds.height * (1 - CardAnimator.presenterScale) / 2 + Self.peek
    return bounds.inset(by: UIEdgeInsets(top: top.rounded(), left: 0, bottom: 0, right: 0))
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    // Bounds and centre, not the frame, which is undefined while the animator transforms the card.
    let frame = frameOfPresentedViewInContainerView
    presentedView?.bounds.size = frame.size
    presentedView?.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    presentedView?.clipsToBounds = true
    presentedView?.layer.cornerRadius = CardAnimator.cornerRadius
    presentedView?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    drag.attach(to: containerView)
  }

  /// The drag that dismisses the card, by a distance of the card's height.
  private(set) lazy var drag = TransitionDrag(dismissing: presentedViewController) { [unowned self] _ in
    let height = frameOfPresentedViewInContainerView.height
    return CGVector(dx: 0, dy: presentedViewController.isBeingPresented ? -height : height)
  }
}
