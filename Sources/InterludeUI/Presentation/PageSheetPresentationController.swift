/// The presentation of `pageSheet`, and so of `automatic`: a card that leaves the top of the dimmed presenter visible.
///
/// The presenter is dimmed by black at 0.2 and the card keeps 10 points' distance from the status bar.
final class PageSheetPresentationController: UIPresentationController {
  private let dimmingView = UIView()
  private var restoreCorners: () -> Void = {}

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let top = containerView.safeAreaInsets.top + 10
    return containerView.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
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
    guard presentedViewController.transition == nil else { return }
    presentedView?.layoutFrame = frameOfPresentedViewInContainerView
  }

  private func roundCorners() {
    guard let view = presentedView else { return }
    let (radius, corners, clips) = (view.layer.cornerRadius, view.layer.maskedCorners, view.clipsToBounds)
    view.layer.cornerRadius = 10
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.clipsToBounds = true
    restoreCorners = {
      (view.layer.cornerRadius, view.layer.maskedCorners, view.clipsToBounds) = (radius, corners, clips)
    }
  }

  private func fadeDimmingView(to alpha: CGFloat) {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimmingView] _ in
      dimmingView.alpha = alpha
    })
  }
}
