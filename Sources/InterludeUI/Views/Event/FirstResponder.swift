extension UIResponder {
  func takeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, isOnShow else { return false }
    if let other = Stage.current.firstResponder, !other.resignFirstResponder() { return false }
    Stage.current.firstResponder = self
    return true
  }

  func giveUpFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    Stage.current.firstResponder = nil
    return true
  }

  private var isOnShow: Bool {
    switch self {
    case let view as UIView: view.window != nil
    case let owner as any ViewOwner: owner.viewIfLoaded?.window != nil
    default: true
    }
  }
}

extension UIView {
  /// Has the first responder in this subtree resign, if there is one; forced, whether or not it may.
  ///
  /// - Returns: Whether there is none in the subtree now.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let view = Stage.current.firstResponder as? UIView, view.isDescendant(of: self) else { return true }
    if view.resignFirstResponder() { return true }
    if force { Stage.current.firstResponder = nil }
    return force
  }
}
