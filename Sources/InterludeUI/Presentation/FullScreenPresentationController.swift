/// The presentation of `fullScreen` and `currentContext`: it covers the presenter, whose view is then taken out.
final class FullScreenPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}
