/// Views of registered classes or nibs by identifiers: those that are out of sight are used again.
struct ReuseQueue<View: UIView> {
  /// Makes a view for an identifier, with a frame if it has none of its own.
  typealias Maker = (_ identifier: String, _ frame: CGRect) -> View?

  private var makers: [String: Maker] = [:]
  private var free: [String: [View]] = [:]

  /// Makes an identifier stand for what makes its views, or for nothing.
  mutating func register(_ make: Maker?, for identifier: String) { makers[identifier] = make }

  /// Makes an identifier stand for the first view of its kind among a nib's objects, or for nothing.
  mutating func register(_ nib: UINib?, for identifier: String, _ name: @escaping (View, String) -> Void) {
    register(
      nib.map { nib in
        { identifier, _ in
          let view = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first
          if let view { name(view, identifier) }
          return view
        }
      }, for: identifier)
  }

  /// Whether an identifier stands for something.
  func knows(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// A new view; nil if the identifier stands for nothing.
  func make(_ identifier: String, frame: CGRect = .zero) -> View? { makers[identifier]?(identifier, frame) }

  /// A view that is free.
  mutating func take(_ identifier: String) -> View? { free[identifier]?.popLast() }

  mutating func put(_ view: View, for identifier: String?) {
    if let identifier { free[identifier, default: []].append(view) }
  }
}
