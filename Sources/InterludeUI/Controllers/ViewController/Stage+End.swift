extension Stage {
  /// Drops all that is under way, in silence. Whatever runs holds what it moves, and would keep alive what is not seen any
  /// longer.
  func discardActivity() {
    for window in windows {
      window.layer.discardAnimations()
      window.rootViewController?.withDescendants.forEach { $0.discardActivity() }
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
}
