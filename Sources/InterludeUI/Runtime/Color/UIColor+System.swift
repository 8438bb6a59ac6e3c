/// The system palette in its light appearance, as published in Apple's Human Interface Guidelines.
extension UIColor {
  /// Red: #FF3B30.
  public static let systemRed = UIColor(rgb: 0xFF3B30)
  /// Orange: #FF9500.
  public static let systemOrange = UIColor(rgb: 0xFF9500)
  /// Yellow: #FFCC00.
  public static let systemYellow = UIColor(rgb: 0xFFCC00)
  /// Green: #34C759.
  public static let systemGreen = UIColor(rgb: 0x34C759)
  /// Mint: #00C7BE.
  public static let systemMint = UIColor(rgb: 0x00C7BE)
  /// Teal: #30B0C7.
  public static let systemTeal = UIColor(rgb: 0x30B0C7)
  /// Cyan: #32ADE6.
  public static let systemCyan = UIColor(rgb: 0x32ADE6)
  /// Blue: #007AFF.
  public static let systemBlue = UIColor(rgb: 0x007AFF)
  /// Indigo: #5856D6.
  public static let systemIndigo = UIColor(rgb: 0x5856D6)
  /// Purple: #AF52DE.
  public static let systemPurple = UIColor(rgb: 0xAF52DE)
  /// Pink: #FF2D55.
  public static let systemPink = UIColor(rgb: 0xFF2D55)
  /// Brown: #A2845E.
  public static let systemBrown = UIColor(rgb: 0xA2845E)
  /// The darkest of the six greys: #8E8E93.
  public static let systemGray = UIColor(rgb: 0x8E8E93)
  /// The second of the six greys: #AEAEB2.
  public static let systemGray2 = UIColor(rgb: 0xAEAEB2)
  /// The third of the six greys: #C7C7CC.
  public static let systemGray3 = UIColor(rgb: 0xC7C7CC)
  /// The fourth of the six greys: #D1D1D6.
  public static let systemGray4 = UIColor(rgb: 0xD1D1D6)
  /// The fifth of the six greys: #E5E5EA.
  public static let systemGray5 = UIColor(rgb: 0xE5E5EA)
  /// The lightest of the six greys: #F2F2F7.
  public static let systemGray6 = UIColor(rgb: 0xF2F2F7)

  /// The most prominent text: black.
  public static let label = UIColor.black
  /// Text of second rank: #3C3C43 at 60 %.
  public static let secondaryLabel = UIColor(rgb: 0x3C3C43, alpha: 0.6)
  /// Text of third rank: #3C3C43 at 30 %.
  public static let tertiaryLabel = UIColor(rgb: 0x3C3C43, alpha: 0.3)
  /// Text of fourth rank: #3C3C43 at 18 %.
  public static let quaternaryLabel = UIColor(rgb: 0x3C3C43, alpha: 0.18)
  /// Text that stands where something can be entered: #3C3C43 at 30 %.
  public static let placeholderText = UIColor(rgb: 0x3C3C43, alpha: 0.3)
  /// Text that is a link: #007AFF.
  public static let link = UIColor(rgb: 0x007AFF)
  /// A thin line that lets what is below it shine through: #3C3C43 at 29 %.
  public static let separator = UIColor(rgb: 0x3C3C43, alpha: 0.29)
  /// A thin line that hides what is below it: #C6C6C8.
  public static let opaqueSeparator = UIColor(rgb: 0xC6C6C8)
  /// The ground of a screen: white.
  public static let systemBackground = UIColor.white
  /// Content grouped on the ground of a screen: #F2F2F7.
  public static let secondarySystemBackground = UIColor(rgb: 0xF2F2F7)
  /// Content grouped inside a group: white.
  public static let tertiarySystemBackground = UIColor.white
  /// The ground of a screen whose content is in groups: #F2F2F7.
  public static let systemGroupedBackground = UIColor(rgb: 0xF2F2F7)
  /// A group on a grouped ground: white.
  public static let secondarySystemGroupedBackground = UIColor.white
  /// Content grouped inside a group on a grouped ground: #F2F2F7.
  public static let tertiarySystemGroupedBackground = UIColor(rgb: 0xF2F2F7)
  /// An overlay for thin shapes, such as a slider's track: #787880 at 20 %.
  public static let systemFill = UIColor(rgb: 0x787880, alpha: 0.2)
  /// An overlay for shapes of medium size, such as a switch: #787880 at 16 %.
  public static let secondarySystemFill = UIColor(rgb: 0x787880, alpha: 0.16)
  /// An overlay for large shapes, such as a search field: #767680 at 12 %.
  public static let tertiarySystemFill = UIColor(rgb: 0x767680, alpha: 0.12)
  /// An overlay for large areas with content of their own: #747480 at 8 %.
  public static let quaternarySystemFill = UIColor(rgb: 0x747480, alpha: 0.08)

  private convenience init(rgb: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255, blue: CGFloat(rgb & 255) / 255,
      alpha: alpha)
  }
}
