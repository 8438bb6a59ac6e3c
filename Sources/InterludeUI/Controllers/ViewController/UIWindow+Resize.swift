extension UIWindow {
  /// Follows a change of the screen's size or scale: every controller on show is told, then its view takes the new size
  /// and its presentation adapts to it.
  func resize(to size: CGSize) {
    let traits = UITraitCollection(size: size, scale: screen.scale)
    guard size != bounds.size || traits != traitCollection else { return }
    let coordinator = SizeChangeCoordinator(containerView: self)
    sizeChange = coordinator
    let containers: [any UIContentContainer] = [rootViewController].compactMap { $0 } + presentationControllers
    if traits != traitCollection { containers.forEach { $0.willTransition(to: traits, with: coordinator) } }
    if size != bounds.size { containers.forEach { $0.viewWillTransition(to: size, with: coordinator) } }
    frame = CGRect(origin: frame.origin, size: size)
    presentationControllers.forEach { $0.adapt() }
    layoutIfNeeded()
    coordinator.run()
    sizeChange = nil
  }

  /// The presentations on this window, from the bottom of the stack up.
  private var presentationControllers: [UIPresentationController] {
    guard let rootViewController else { return [] }
    return sequence(first: rootViewController, next: \.ownPresentedViewController)
      .compactMap(\.activePresentationController)
  }
}
