import InterludeUI

/// The look of the dock in its dark and its light appearance: colours, fonts and measures.
enum DockStyle {
  /// Behind the phone.
  static let canvas = color(0x16181D, light: 0xDFE2E8)
  /// Behind the instruments.
  static let background = color(0x1E2127, light: 0xF4F5F7)
  /// A card on the background.
  static let card = color(0x262A32, light: 0xFFFFFF)
  /// Buttons.
  static let control = color(0x333943, light: 0xE1E5EB)
  /// What is selected, and the lines of values.
  static let accent = color(0x3474E8, light: 0x2D6BE4)
  /// The lines of velocities, and animations that fade or recolour.
  static let velocity = color(0x5FBF9F, light: 0x1F8266)
  /// The playhead and highlights.
  static let playhead = color(0xF0725C, light: 0xD6452B)
  /// The lines of another take.
  static let ghost = color(0x8F98A6, light: 0x7C8593)
  /// Numbers and names.
  static let text = color(0xECEFF4, light: 0x1C2027)
  /// Text on the accent colour.
  static let textOnAccent = UIColor.white
  /// Lines of a source that are removed, and lines that are added.
  static let removed = color(0xF0725C, light: 0xB3321F)
  static let added = color(0x5FBF9F, light: 0x1F8266)
  /// Sentences about what is doubtful.
  static let warning = color(0xF2B24C, light: 0x9A5B00)
  /// Handles.
  static let thumb = color(0xECEFF4, light: 0xFFFFFF)
  /// Explanations.
  static let secondaryText = color(0x9AA4B2, light: 0x565F6D)
  /// Places in sources.
  static let link = color(0x7FB0FF, light: 0x1F59C8)
  /// Lines between areas, and grids.
  static let separator = color(0x3A404B, light: 0xCBD0D8)

  /// Text that is read most.
  static let body = UIFont.systemFont(ofSize: 13)
  /// Names of cards and rows.
  static let heading = UIFont.systemFont(ofSize: 12, weight: .semibold)
  /// Numbers beside ticks.
  static let caption = UIFont.systemFont(ofSize: 11)

  /// Code in a field, names in code, and code beside what it is about.
  static var code: UIFont { codeFont(ofSize: 12, standIn: body) }
  static var codeHeading: UIFont { codeFont(ofSize: 11.5, isBold: true, standIn: heading) }
  static var codeCaption: UIFont { codeFont(ofSize: 11, standIn: caption) }

  /// A font whose characters are all as wide, if one is installed: UIKit's `monospacedSystemFont` is not among what a recording may be set
  /// in, and the lab's own text is not recorded.
  private static func codeFont(ofSize size: CGFloat, isBold: Bool = false, standIn: UIFont) -> UIFont {
    codeFonts.lazy.compactMap { UIFont(name: isBold ? $0.bold : $0.regular, size: size) }.first ?? standIn
  }

  private static let codeFonts = [
    ("DejaVuSansMono", "DejaVuSansMono-Bold"), ("NotoSansMono-Regular", "NotoSansMono-Bold"),
    ("JetBrainsMono-Regular", "JetBrainsMono-Bold"), ("AdwaitaMono-Regular", "AdwaitaMono-Bold"),
    ("NimbusMonoPS-Regular", "NimbusMonoPS-Bold"),
  ].map { (regular: $0, bold: $1) }

  /// Of scroll views, which have no colour of their own.
  static var indicators: UIScrollView.IndicatorStyle {
    UITraitCollection.current.userInterfaceStyle == .light ? .black : .white
  }

  /// Between things that belong together, in points.
  static let gap: CGFloat = 8
  /// Around cards, in points.
  nonisolated static let margin: CGFloat = 12

  private static func color(_ dark: UInt32, light: UInt32) -> UIColor {
    let colors = (dark: color(dark), light: color(light))
    return UIColor { $0.userInterfaceStyle == .light ? colors.light : colors.dark }
  }

  private static func color(_ code: UInt32) -> UIColor {
    func channel(_ shift: UInt32) -> CGFloat { CGFloat(code >> shift & 0xFF) / 255 }
    return UIColor(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
  }
}
