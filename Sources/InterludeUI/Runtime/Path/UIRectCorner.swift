/// The corners of a rectangle.
public nonisolated struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner where x and y are least.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The corner where x is greatest and y least.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The corner where x is least and y greatest.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The corner where x and y are greatest.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)

  /// The same corners as a layer names them; the bits agree.
  var cornerMask: CACornerMask { CACornerMask(rawValue: rawValue & 0b1111) }
}
