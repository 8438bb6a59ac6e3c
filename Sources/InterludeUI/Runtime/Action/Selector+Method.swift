/// Selectors that bring their method with them. What takes a target and an action calls it, so that the target need not adopt
/// `ActionTarget`. `interlude-adopt` writes them in place of `#selector(Card.panned(_:))`:
///
///     Selector("panned:", method: Card.panned(_:))
nonisolated extension Selector {
  /// The selector of a method without parameters.
  ///
  /// - Parameters:
  ///   - name: The method's Objective-C name.
  ///   - method: The method, named by its type.
  @preconcurrency
  public init<Target, Result>(
    _ name: String, method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Result
  ) {
    self.init(
      name,
      SelectorMethod(of: Target.self) { target, _, _ in
        _ = method(target)()
        return true
      })
  }

  /// The selector of a method that takes the sender.
  ///
  /// - Parameters:
  ///   - name: The method's Objective-C name.
  ///   - method: The method, named by its type. It is not called, and S2 reported, when the sender is of another type.
  @preconcurrency
  public init<Target, Sender, Result>(
    _ name: String, method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Result
  ) {
    self.init(
      name,
      SelectorMethod(of: Target.self) { target, sender, _ in
        guard let sender: Sender = SelectorMethod.argument(sender) else { return false }
        _ = method(target)(sender)
        return true
      })
  }

  /// The selector of a method that takes the sender and the event.
  ///
  /// - Parameters:
  ///   - name: The method's Objective-C name.
  ///   - method: The method, named by its type. It is not called, and S2 reported, when the sender or the event is of another
  ///     type.
  @preconcurrency
  public init<Target, Sender, Occasion, Result>(
    _ name: String, method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender, Occasion) -> Result
  ) {
    self.init(
      name,
      SelectorMethod(of: Target.self) { target, sender, event in
        guard let sender: Sender = SelectorMethod.argument(sender), let event: Occasion = SelectorMethod.argument(event)
        else { return false }
        _ = method(target)(sender, event)
        return true
      })
  }
}
