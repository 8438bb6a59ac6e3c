/// An action and whom it is sent to. The target is not kept alive.
struct TargetAction {
  let action: Selector
  /// Nil once the target is gone, and for an action that looks for its target along the responder chain.
  private(set) weak var target: AnyObject?
  private let seeksTarget: Bool

  /// Nil, and reported, when the target cannot perform actions.
  init?(target: Any?, action: Selector) {
    (self.action, seeksTarget) = (action, target == nil)
    guard let target else { return }
    guard Self.checkThat(target, takes: action) else { return nil }
    self.target = target as AnyObject
  }

  /// Whether the target has died.
  var isGone: Bool { !seeksTarget && target == nil }

  /// Whether a removal means this one; nil means any.
  func isMeant(byTarget target: Any?, action: Selector?) -> Bool {
    let isMeantTarget = target.map { self.target === ($0 as AnyObject) } ?? true
    return isMeantTarget && (action.map { $0 == self.action } ?? true)
  }

  /// Has the target perform the action, or the first of the responders that can.
  func send(from sender: Any?, for event: Any? = nil, along responders: some Sequence) {
    if isGone { return }
    _ = Self.send(action, to: target, from: sender, for: event, along: responders)
  }

  /// Whether anyone has performed the action.
  static func send(
    _ action: Selector, to target: Any?, from sender: Any?, for event: Any? = nil, along responders: some Sequence
  ) -> Bool {
    guard let target else {
      return responders.contains { perform(action, on: $0, from: sender, for: event) == .called }
    }
    guard checkThat(target, takes: action) else { return false }
    let outcome = perform(action, on: target, from: sender, for: event)
    if outcome != .called { report(outcome, of: action, on: target, from: sender) }
    return outcome == .called
  }

  /// The target is asked for the name first; else the method that the selector brings is called.
  private static func perform(
    _ action: Selector, on target: Any, from sender: Any?, for event: Any?
  ) -> SelectorMethod.Outcome {
    if let target = target as? any ActionTarget, target.perform(action, with: sender) { return .called }
    return action.method?.call(target, sender, event) ?? .otherTarget
  }

  private static func checkThat(_ target: Any, takes action: Selector) -> Bool {
    if target is any ActionTarget || action.method?.isOf(target) ?? false { return true }
    Diagnostic.misuse(
      .S1, "The action \"\(action)\" cannot be sent to \(type(of: target)), which does not adopt ActionTarget.",
      remedy: "Let it adopt ActionTarget and call the method of that name in perform(_:with:), or use a closure."
    ).report()
    return false
  }

  private static func report(
    _ outcome: SelectorMethod.Outcome, of action: Selector, on target: Any, from sender: Any?
  ) {
    if outcome == .otherArgument {
      return Diagnostic.misuse(
        .S2,
        "\(type(of: target))'s action \"\(action)\" takes no \(sender.map { "\(type(of: $0))" } ?? "nil") for its sender.",
        remedy: "Declare its parameter as the type that sends the action, or as Any."
      ).report()
    }
    Diagnostic.misuse(
      .S2, "\(type(of: target)) has no action \"\(action)\".",
      remedy: "Add a case \"\(action)\" to its perform(_:with:), or spell the selector as that does."
    ).report()
  }
}
