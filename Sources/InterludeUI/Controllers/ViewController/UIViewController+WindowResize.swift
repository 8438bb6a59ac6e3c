extension UIViewController {
  /// Every controller on show is told of the window's new size and traits, then the window takes them, and the presentations
  /// adapt to them.
  func resizeWindow(_ window: UIWindow, to size: CGSize, with traits: UITraitCollection, change: () -> Void) {
    let coordinator = SizeChangeCoordinator(containerView: window)
    sizeChange = coordinator
    let containers: [any UIContentContainer] = [self] + presentationsAbove
    if traits != window.traitCollection { announce(traits, with: coordinator) }
    if size != window.bounds.size { containers.forEach { $0.viewWillTransition(to: size, with: coordinator) } }
    change()
    presentationsAbove.forEach { $0.adapt() }
    window.layoutIfNeeded()
    coordinator.run()
    sizeChange = nil
  }

  /// Tells the children of the sizes that they will have when this controller's view has this one.
  func passOn(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// Tells everyone what their traits will be in a window of these; a root controller that overrides all that is different hears
  /// nothing.
  private func announce(_ traits: UITraitCollection, with coordinator: SizeChangeCoordinator) {
    let own = self.traits(under: traits)
    if own != traitCollection { willTransition(to: own, with: coordinator) }
    for presentation in presentationsAbove {
      presentation.willTransition(to: traits.overridden(by: presentation.traitOverrides), with: coordinator)
    }
  }
}
