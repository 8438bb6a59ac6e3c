/// Where the screens are: they fill the container, or what of it is below a bar that hides what is behind it.
extension NavigationView {
  /// Whether a screen keeps clear of the bar, rather than reach up under it.
  func beginsBelowBar(_ screen: UIViewController) -> Bool {
    !navigationController.navigationBar.isTranslucent && !screen.extendedLayoutIncludesOpaqueBars
  }

  /// A screen's place in the container, once the bar is there or away as it is to be.
  func frame(of screen: UIViewController) -> CGRect {
    guard beginsBelowBar(screen), !hidesBar else { return container.bounds }
    return container.bounds.inset(
      by: UIEdgeInsets(top: safeAreaInsets.top + topCover(of: screen), left: 0, bottom: 0, right: 0))
  }

  /// Puts a screen's view into the container.
  func place(_ view: UIView) {
    let frame = view.viewController.map(frame) ?? container.bounds
    screenTop = frame.minY
    view.layoutFrame = frame
    container.addSubview(view)
    setNeedsLayout()
  }

  /// Moves the screen on show when it is to begin elsewhere. The screens of a push or pop are its own until it ends.
  func placeScreen() {
    guard navigationController.navigationTransition == nil, let screen = navigationController.shown,
      let view = screen.viewIfLoaded, view.superview === container
    else { return }
    let frame = frame(of: screen)
    guard frame.minY != screenTop else { return }
    screenTop = frame.minY
    view.layoutFrame = frame
    if let cover = screen.ownPresentation, cover.presentsOverSource { cover.containerView?.layoutFrame = frame }
  }
}
