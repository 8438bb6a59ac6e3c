extension UIFont {
  /// How bold a face is, −1…1, 0 being regular. The values are UIKit's.
  public nonisolated struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A weight of a number, −1…1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// −0.8, OpenType's class 100.
    public static let ultraLight = Weight(-0.8)
    /// −0.6, OpenType's class 200.
    public static let thin = Weight(-0.6)
    /// −0.4, OpenType's class 300.
    public static let light = Weight(-0.4)
    /// 0, OpenType's class 400.
    public static let regular = Weight(0)
    /// 0.23, OpenType's class 500.
    public static let medium = Weight(0.23)
    /// 0.3, OpenType's class 600.
    public static let semibold = Weight(0.3)
    /// 0.4, OpenType's class 700.
    public static let bold = Weight(0.4)
    /// 0.56, OpenType's class 800.
    public static let heavy = Weight(0.56)
    /// 0.62, OpenType's class 900.
    public static let black = Weight(0.62)

    private static let named: [Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// The OpenType weight class, 100…900, of the nearest named weight.
    var openTypeClass: Int {
      let nearest = Self.named.indices.min { a, b in
        abs(Self.named[a].rawValue - rawValue) < abs(Self.named[b].rawValue - rawValue)
      }
      return ((nearest ?? 3) + 1) * 100
    }
  }
}
