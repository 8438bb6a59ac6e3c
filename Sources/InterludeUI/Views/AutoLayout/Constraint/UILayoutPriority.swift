/// How much a constraint matters, up to 1000, which must hold.
public nonisolated struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }

  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  /// Of compression resistance, unless set otherwise.
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// Of content hugging, unless set otherwise.
  public static let defaultLow = UILayoutPriority(250)
  /// How strongly `systemLayoutSizeFitting(_:)` aims at its target.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
