extension UIWindow {
  /// Follows a change of the screen's size: every controller on show is told, then its view takes the new size.
  func resize(to size: CGSize) {
    guard size != bounds.size else { return }
    let coordinator = SizeChangeCoordinator(containerView: self)
    rootViewController?.viewWillTransition(to: size, with: coordinator)
    presentationControllers.forEach { $0.viewWillTransition(to: size, with: coordinator) }
    frame = CGRect(origin: frame.origin, size: size)
    layoutIfNeeded()
    coordinator.run()
  }

  /// The presentations on this window, from the bottom of the stack up.
  private var presentationControllers: [UIPresentationController] {
    guard let rootViewController else { return [] }
    return sequence(first: rootViewController, next: \.ownPresentedViewController)
      .compactMap(\.activePresentationController)
  }
}
