/// An action and whom it is sent to. The target is not kept alive.
struct TargetAction {
  let action: Selector
  /// Nil once the target is gone, and for an action that looks for its target along the responder chain.
  private(set) weak var target: (any ActionTarget)?
  private let seeksTarget: Bool

  /// Nil, and reported, when the target cannot perform actions.
  init?(target: Any?, action: Selector) {
    (self.action, seeksTarget) = (action, target == nil)
    guard let target else { return }
    guard let performer = Self.performer(target, of: action) else { return nil }
    self.target = performer
  }

  /// Whether the target has died.
  var isGone: Bool { !seeksTarget && target == nil }

  /// Whether a removal means this one; nil means any.
  func isMeant(byTarget target: Any?, action: Selector?) -> Bool {
    let isMeantTarget = target.map { self.target === ($0 as AnyObject) } ?? true
    return isMeantTarget && (action.map { $0 == self.action } ?? true)
  }

  /// Has the target perform the action, or the first of the responders that can.
  func send(from sender: Any?, along responders: some Sequence) {
    if isGone { return }
    _ = Self.send(action, to: target, from: sender, along: responders)
  }

  /// Whether anyone has performed the action.
  static func send(
    _ action: Selector, to target: Any?, from sender: Any?, along responders: some Sequence
  ) -> Bool {
    guard let target else {
      return responders.contains { ($0 as? any ActionTarget)?.perform(action, with: sender) ?? false }
    }
    guard let performer = performer(target, of: action) else { return false }
    if performer.perform(action, with: sender) { return true }
    Diagnostic.misuse(
      .S2, "\(type(of: target)) has no action \"\(action)\".",
      remedy: "Add a case \"\(action)\" to its perform(_:with:), or spell the selector as that does."
    ).report()
    return false
  }

  private static func performer(_ target: Any, of action: Selector) -> (any ActionTarget)? {
    if let performer = target as? any ActionTarget { return performer }
    Diagnostic.misuse(
      .S1, "The action \"\(action)\" cannot be sent to \(type(of: target)), which does not adopt ActionTarget.",
      remedy: "Let it adopt ActionTarget and call the method of that name in perform(_:with:), or use a closure."
    ).report()
    return nil
  }
}
