/// How much a constraint matters, up to 1000, which must hold.
public nonisolated struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A priority of a number; 1000 stands for a constraint that must hold.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// A constraint that must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// Of compression resistance, unless set otherwise.
  public static let defaultHigh = UILayoutPriority(750)
  /// The weight of a drag that may resize a scene: 510. No drag here has it; it is there for constraints that name it.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The weight with which a scene keeps its size: 500. Nothing here has it by itself.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The weight of a drag that may not resize a scene: 490. No drag here has it.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// Of content hugging, unless set otherwise.
  public static let defaultLow = UILayoutPriority(250)
  /// How strongly `systemLayoutSizeFitting(_:)` aims at its target.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
