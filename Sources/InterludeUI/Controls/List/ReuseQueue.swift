/// Views of registered classes by identifiers: those that are out of sight are used again.
struct ReuseQueue<View: UIView> {
  private var classes: [String: View.Type] = [:]
  private var free: [String: [View]] = [:]

  /// Makes an identifier stand for a class, or for none.
  mutating func register(_ type: View.Type?, for identifier: String) { classes[identifier] = type }

  func type(for identifier: String) -> View.Type? { classes[identifier] }

  /// A view that is free.
  mutating func take(_ identifier: String) -> View? { free[identifier]?.popLast() }

  mutating func put(_ view: View, for identifier: String?) {
    if let identifier { free[identifier, default: []].append(view) }
  }
}
