/// The presentation of `pageSheet`, and so of `automatic`: a card that leaves the top of the dimmed presenter visible.
///
/// The presenter is dimmed by black at 0.2 and the card keeps 10 points' distance from the status bar.
class PageSheetPresentationController: UIPresentationController {
  private let dimmingView = UIView()
  private var restoreCorners: () -> Void = {}

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    return frame(in: containerView.bounds, safeArea: containerView.safeAreaInsets)
  }

  /// Where the card is in a container.
  func frame(in room: CGRect, safeArea: UIEdgeInsets) -> CGRect {
    room.inset(by: UIEdgeInsets(top: safeArea.top + 10, left: 0, bottom: 0, right: 0))
  }

  func roundedCorners(in room: CGRect) -> CACornerMask { [.layerMinXMinYCorner, .layerMaxXMinYCorner] }

  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    frame(in: CGRect(origin: .zero, size: parentSize), safeArea: containerView?.safeAreaInsets ?? .zero).size
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.2)
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.alpha = 0
    containerView.insertSubview(dimmingView, at: 0)
    roundCorners()
    fadeDimmingView(to: 1)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { restoreCorners() }
  }

  override func dismissalTransitionWillBegin() { fadeDimmingView(to: 0) }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { restoreCorners() } else { dimmingView.alpha = 1 }
  }

  override func containerViewWillLayoutSubviews() {
    guard presentedViewController.transition == nil, let containerView else { return }
    presentedView?.layoutFrame = frameOfPresentedViewInContainerView
    presentedView?.layer.maskedCorners = roundedCorners(in: containerView.bounds)
  }

  private func roundCorners() {
    guard let containerView, let view = presentedView else { return }
    let (radius, corners, clips) = (view.layer.cornerRadius, view.layer.maskedCorners, view.clipsToBounds)
    view.layer.cornerRadius = 10
    view.layer.maskedCorners = roundedCorners(in: containerView.bounds)
    view.clipsToBounds = true
    restoreCorners = {
      (view.layer.cornerRadius, view.layer.maskedCorners, view.clipsToBounds) = (radius, corners, clips)
    }
  }

  private func fadeDimmingView(to alpha: CGFloat) {
    let isAlongside = presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimmingView] _ in
      dimmingView.alpha = alpha
    })
    if isAlongside != true { dimmingView.alpha = alpha }
  }
}
