/// The system palette, as published in Apple's Human Interface Guidelines: for the light appearance and for the dark one. Grounds
/// that lie over something else, such as those in a sheet, are a step lighter in the dark.
nonisolated extension UIColor {
  /// Red: #FF3B30, in the dark #FF453A.
  public static let systemRed = UIColor(rgb: 0xFF3B30, dark: 0xFF453A)
  /// Orange: #FF9500, in the dark #FF9F0A.
  public static let systemOrange = UIColor(rgb: 0xFF9500, dark: 0xFF9F0A)
  /// Yellow: #FFCC00, in the dark #FFD60A.
  public static let systemYellow = UIColor(rgb: 0xFFCC00, dark: 0xFFD60A)
  /// Green: #34C759, in the dark #30D158.
  public static let systemGreen = UIColor(rgb: 0x34C759, dark: 0x30D158)
  /// Mint: #00C7BE, in the dark #63E6E2.
  public static let systemMint = UIColor(rgb: 0x00C7BE, dark: 0x63E6E2)
  /// Teal: #30B0C7, in the dark #40C8E0.
  public static let systemTeal = UIColor(rgb: 0x30B0C7, dark: 0x40C8E0)
  /// Cyan: #32ADE6, in the dark #64D2FF.
  public static let systemCyan = UIColor(rgb: 0x32ADE6, dark: 0x64D2FF)
  /// Blue: #007AFF, in the dark #0A84FF.
  public static let systemBlue = UIColor(rgb: 0x007AFF, dark: 0x0A84FF)
  /// Indigo: #5856D6, in the dark #5E5CE6.
  public static let systemIndigo = UIColor(rgb: 0x5856D6, dark: 0x5E5CE6)
  /// Purple: #AF52DE, in the dark #BF5AF2.
  public static let systemPurple = UIColor(rgb: 0xAF52DE, dark: 0xBF5AF2)
  /// Pink: #FF2D55, in the dark #FF375F.
  public static let systemPink = UIColor(rgb: 0xFF2D55, dark: 0xFF375F)
  /// Brown: #A2845E, in the dark #AC8E68.
  public static let systemBrown = UIColor(rgb: 0xA2845E, dark: 0xAC8E68)
  /// The darkest of the six greys: #8E8E93, in the dark #8E8E93.
  public static let systemGray = UIColor(rgb: 0x8E8E93, dark: 0x8E8E93)
  /// The second of the six greys: #AEAEB2, in the dark #636366.
  public static let systemGray2 = UIColor(rgb: 0xAEAEB2, dark: 0x636366)
  /// The third of the six greys: #C7C7CC, in the dark #48484A.
  public static let systemGray3 = UIColor(rgb: 0xC7C7CC, dark: 0x48484A)
  /// The fourth of the six greys: #D1D1D6, in the dark #3A3A3C.
  public static let systemGray4 = UIColor(rgb: 0xD1D1D6, dark: 0x3A3A3C)
  /// The fifth of the six greys: #E5E5EA, in the dark #2C2C2E.
  public static let systemGray5 = UIColor(rgb: 0xE5E5EA, dark: 0x2C2C2E)
  /// The lightest of the six greys: #F2F2F7, in the dark #1C1C1E.
  public static let systemGray6 = UIColor(rgb: 0xF2F2F7, dark: 0x1C1C1E)

  /// The most prominent text: black, in the dark white.
  public static let label = UIColor(rgb: 0x000000, dark: 0xFFFFFF)
  /// Text of second rank: #3C3C43 at 60 %, in the dark #EBEBF5 at 60 %.
  public static let secondaryLabel = UIColor(rgb: 0x3C3C43, alpha: 0.6, dark: 0xEBEBF5, 0.6)
  /// Text of third rank: #3C3C43 at 30 %, in the dark #EBEBF5 at 30 %.
  public static let tertiaryLabel = UIColor(rgb: 0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, 0.3)
  /// Text of fourth rank: #3C3C43 at 18 %, in the dark #EBEBF5 at 16 %.
  public static let quaternaryLabel = UIColor(rgb: 0x3C3C43, alpha: 0.18, dark: 0xEBEBF5, 0.16)
  /// Text that stands where something can be entered: #3C3C43 at 30 %, in the dark #EBEBF5 at 30 %.
  public static let placeholderText = UIColor(rgb: 0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, 0.3)
  /// Text that is a link: #007AFF, in the dark #0984FF.
  public static let link = UIColor(rgb: 0x007AFF, dark: 0x0984FF)
  /// A thin line that lets what is below it shine through: #3C3C43 at 29 %, in the dark #545458 at 60 %.
  public static let separator = UIColor(rgb: 0x3C3C43, alpha: 0.29, dark: 0x545458, 0.6)
  /// A thin line that hides what is below it: #C6C6C8, in the dark #38383A.
  public static let opaqueSeparator = UIColor(rgb: 0xC6C6C8, dark: 0x38383A)
  /// The ground of a screen: white, in the dark black, elevated #1C1C1E.
  public static let systemBackground = UIColor(rgb: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
  /// Content grouped on the ground of a screen: #F2F2F7, in the dark #1C1C1E, elevated #2C2C2E.
  public static let secondarySystemBackground = UIColor(rgb: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  /// Content grouped inside a group: white, in the dark #2C2C2E, elevated #3A3A3C.
  public static let tertiarySystemBackground = UIColor(rgb: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C)
  /// The ground of a screen whose content is in groups: #F2F2F7, in the dark black, elevated #1C1C1E.
  public static let systemGroupedBackground = UIColor(rgb: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E)
  /// A group on a grouped ground: white, in the dark #1C1C1E, elevated #2C2C2E.
  public static let secondarySystemGroupedBackground = UIColor(rgb: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  /// Content grouped inside a group on a grouped ground: #F2F2F7, in the dark #2C2C2E, elevated #3A3A3C.
  public static let tertiarySystemGroupedBackground = UIColor(rgb: 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C)
  /// An overlay for thin shapes, such as a slider's track: #787880 at 20 %, in the dark #787880 at 36 %.
  public static let systemFill = UIColor(rgb: 0x787880, alpha: 0.2, dark: 0x787880, 0.36)
  /// An overlay for shapes of medium size, such as a switch: #787880 at 16 %, in the dark #787880 at 32 %.
  public static let secondarySystemFill = UIColor(rgb: 0x787880, alpha: 0.16, dark: 0x787880, 0.32)
  /// An overlay for large shapes, such as a search field: #767680 at 12 %, in the dark #767680 at 24 %.
  public static let tertiarySystemFill = UIColor(rgb: 0x767680, alpha: 0.12, dark: 0x767680, 0.24)
  /// An overlay for large areas with content of their own: #747480 at 8 %, in the dark #747480 at 18 %.
  public static let quaternarySystemFill = UIColor(rgb: 0x747480, alpha: 0.08, dark: 0x747480, 0.18)

  /// The line between a bar and the content, as iOS is seen to draw it, since nothing is published.
  static let barShadow = UIColor(rgb: 0x000000, alpha: 0.3, dark: 0xFFFFFF, 0.15)
  /// A tab that is not selected.
  static let unselectedTab = UIColor(rgb: 0x999999, dark: 0x757575)
  /// The ground of the selected segment.
  static let selectedSegment = UIColor(rgb: 0xFFFFFF, dark: 0x636366)

  private convenience init(rgb: UInt32, dark: UInt32, elevated: UInt32? = nil) {
    self.init(
      .system(light: CGColor(rgb: rgb), dark: CGColor(rgb: dark), elevated: CGColor(rgb: elevated ?? dark)))
  }

  private convenience init(rgb: UInt32, alpha: CGFloat, dark: UInt32, _ darkAlpha: CGFloat) {
    let dark = CGColor(rgb: dark, alpha: darkAlpha)
    self.init(.system(light: CGColor(rgb: rgb, alpha: alpha), dark: dark, elevated: dark))
  }
}

nonisolated extension CGColor {
  fileprivate init(rgb: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255, blue: CGFloat(rgb & 255) / 255,
      alpha: alpha)
  }
}
