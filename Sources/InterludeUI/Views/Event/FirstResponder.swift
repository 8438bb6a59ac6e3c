extension UIResponder {
  func takeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, isOnShow else { return false }
    return stage.keyboard.deferringUpdates {
      if let other = stage.firstResponder, !other.resignFirstResponder() { return false }
      stage.firstResponder = self
      didBecomeFirstResponder()
      return true
    }
  }

  func giveUpFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    leaveFirstResponder()
    return true
  }

  /// Ceases to be the first responder without being asked.
  func leaveFirstResponder() {
    guard isFirstResponder else { return }
    stage.keyboard.deferringUpdates {
      stage.firstResponder = nil
      didCeaseToBeFirstResponder()
    }
  }

  /// Whether it is in a window, if it is a view or has one.
  var isOnShow: Bool {
    switch self {
    case let view as UIView: view.window != nil
    case let owner as any ViewOwner: owner.viewIfLoaded?.window != nil
    default: true
    }
  }
}

extension Stage {
  /// What leaves its window is the first responder no longer.
  func loseFirstResponder(in view: UIView) {
    guard let responder = firstResponder as? UIView, responder.isDescendant(of: view) else { return }
    responder.leaveFirstResponder()
  }
}

extension UIView {
  /// Has the first responder in this subtree resign, if there is one; forced, whether or not it may.
  ///
  /// - Returns: Whether there is none in the subtree now.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let view = stage.firstResponder as? UIView, view.isDescendant(of: self) else { return true }
    if view.resignFirstResponder() { return true }
    if force { view.leaveFirstResponder() }
    return force
  }
}
