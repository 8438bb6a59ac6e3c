/// Where the screens are: they fill the container, or what of it is beside bars that they keep clear of.
extension NavigationView {
  /// Whether a screen keeps clear of the bar, rather than reach up under it. A stack leaves it to its own screens.
  func beginsBelowBar(_ screen: UIViewController) -> Bool {
    !(screen is UINavigationController) && !screen.reachesUnderBar(at: .top, isTranslucent: bar.isTranslucent)
  }

  /// Whether a screen keeps clear of the bars that are below it.
  func endsAboveBars(_ screen: UIViewController, on stack: [UIViewController]) -> Bool {
    let below = stack.firstIndex(of: screen).map { stack[...$0] } ?? [screen]
    let tabBar = UINavigationController.hidesBottomBars(on: below) ? nil : navigationController?.tabBarOwner?.tabBar
    let toolbar = isToolbarHidden ? nil : navigationController?.toolbar
    return [tabBar?.isTranslucent, toolbar?.isTranslucent].contains { isTranslucent in
      isTranslucent.map { !screen.reachesUnderBar(at: .bottom, isTranslucent: $0) } ?? false
    }
  }

  /// What of the container a screen leaves to bars, once they are there or away as they are to be.
  private func room(beside screen: UIViewController) -> UIEdgeInsets {
    guard let navigationController else { return .zero }
    let stack = navigationController.stackOnShow
    var room = UIEdgeInsets.zero
    if beginsBelowBar(screen), !willHaveNoBar { room.top = safeAreaInsets.top + topCover(of: screen) }
    if endsAboveBars(screen, on: stack) {
      room.bottom = safeAreaInsets.bottom + navigationController.bottomCover(of: screen, below: stack)
    }
    return room
  }

  /// A screen's place in the container.
  func frame(of screen: UIViewController) -> CGRect { container.bounds.inset(by: room(beside: screen)) }

  /// Puts a screen's view into the container.
  func place(_ view: UIView) {
    screenRoom = view.viewController.map(room) ?? .zero
    view.layoutFrame = container.bounds.inset(by: screenRoom)
    container.addSubview(view)
    setNeedsLayout()
  }

  /// Moves the screen on show when it is to begin or end elsewhere. The screens of a push or pop are its own until it ends.
  func placeScreen() {
    guard let navigationController, navigationController.navigationTransition == nil,
      let screen = navigationController.shown,
      let view = screen.viewIfLoaded, view.superview === container
    else { return }
    let room = room(beside: screen)
    guard room != screenRoom else { return }
    screenRoom = room
    let frame = container.bounds.inset(by: room)
    view.layoutFrame = frame
    if let cover = screen.ownPresentation, cover.presentsOverSource { cover.containerView?.layoutFrame = frame }
  }
}
