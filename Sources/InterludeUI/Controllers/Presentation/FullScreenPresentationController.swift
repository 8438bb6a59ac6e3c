/// The presentation of the styles that cover everything: `fullScreen` and `currentContext`, which then take the
/// presenter's view out, and `overFullScreen` and `overCurrentContext`, which leave it.
final class FullScreenPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool {
    switch presentationStyle {
    case .overFullScreen, .overCurrentContext: false
    default: true
    }
  }

  override var stepsBackBehindSheet: Bool { true }

  override var shouldPresentInFullscreen: Bool { !presentationStyle.isInContext }

  /// The presented view fills the container, whatever its autoresizing mask; while it is in transition, its animator has it.
  override func containerViewWillLayoutSubviews() {
    guard presentedViewController.transition == nil else { return }
    presentedView?.layoutFrame = frameOfPresentedViewInContainerView
  }
}
