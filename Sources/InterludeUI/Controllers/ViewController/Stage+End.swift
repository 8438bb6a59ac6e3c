extension Stage {
  /// Drops all that is under way, in silence. Whatever runs holds what it moves, and would keep alive what is not seen any
  /// longer.
  func discardActivity() {
    for window in windows {
      window.layer.discardAnimations()
      window.rootViewController?.withDescendants.forEach { $0.discardActivity() }
      window.rootViewController?.discardPresentations()
    }
    animators.discard()
    clock.end()
  }
}

extension UIViewController {
  fileprivate func discardActivity() {
    viewIfLoaded?.layer.discardAnimations()
    transitions.forEach { $0.discard() }
    ownPresentation?.presenterPlace = nil
  }

  /// Lets go of what is presented, the topmost first: as it ends it may refer to what it was presented from.
  fileprivate func discardPresentations() {
    var controllers = withDescendants
    while let controller = controllers.popLast() { controller.ownPresentation = nil }
  }
}
