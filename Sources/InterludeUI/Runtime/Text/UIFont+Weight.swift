extension UIFont {
  /// How bold a face is, −1…1, 0 being regular. The values are UIKit's.
  public nonisolated struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
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
