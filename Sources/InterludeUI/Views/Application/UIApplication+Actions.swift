extension UIApplication {
  /// Has a target perform an action. Without a target the first object along the responder chain does that can: from the
  /// first responder, if there is one, else from the sender, if it is a responder, or from a recogniser's view, else from the
  /// key window's root controller.
  ///
  /// - Parameters:
  ///   - action: The method's Objective-C name.
  ///   - target: What performs it; nil for the first object along the responder chain that can.
  ///   - sender: What the action is given as its sender.
  ///   - event: What an action that takes two arguments is given as its second, if its selector brings its method; an
  ///     `ActionTarget` is handed the sender alone.
  /// - Returns: Whether anyone has performed it.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    let start =
      stage.firstResponder ?? sender as? UIResponder ?? (sender as? UIGestureRecognizer)?.view ?? keyWindow?
      .rootViewController ?? keyWindow
    return TargetAction.send(action, to: target, from: sender, for: event, along: UIResponder.chain(from: start))
  }
}
