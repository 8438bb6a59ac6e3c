import InterludeUI

/// How everything in the dock looks: its colours, fonts and measures.
enum DockStyle {
  /// Behind the phone.
  static let canvas = color(0x16181D)
  /// Behind the instruments.
  static let background = color(0x1E2127)
  /// A card on the background.
  static let card = color(0x262A32)
  /// Something to press.
  static let control = color(0x333943)
  /// What is chosen, and value lines.
  static let accent = color(0x4C8DFF)
  /// Velocity lines, and what fades or recolours.
  static let velocity = color(0x5FBF9F)
  /// The playhead and what stands out.
  static let playhead = color(0xF0725C)
  /// What was before: another take's lines.
  static let ghost = color(0x8F98A6)
  /// Numbers and names.
  static let text = color(0xECEFF4)
  /// What explains.
  static let secondaryText = color(0x9AA4B2)
  /// Lines between areas, and grids.
  static let separator = color(0x3A404B)

  /// What is read most.
  static let body = UIFont.systemFont(ofSize: 13)
  /// Names of cards and rows.
  static let heading = UIFont.systemFont(ofSize: 12, weight: .semibold)
  /// Numbers beside ticks.
  static let caption = UIFont.systemFont(ofSize: 11)

  /// Between things that belong together, in points.
  static let gap: CGFloat = 8
  /// Around cards, in points.
  static let margin: CGFloat = 12
  /// The corners of cards, in points.
  static let cornerRadius: CGFloat = 8

  private static func color(_ code: UInt32) -> UIColor {
    func channel(_ shift: UInt32) -> CGFloat { CGFloat(code >> shift & 0xFF) / 255 }
    return UIColor(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
  }
}
