import InterludeUI

/// The colours of a plot.
public nonisolated struct PlotTheme: Sendable {
  private let paper, panel, text, secondaryText, grid, axis: UInt32
  private let series: [UInt32]

  /// Dark on white.
  public static let light = PlotTheme(
    paper: 0xFFFFFF, panel: 0xF6F7F9, text: 0x16181D, secondaryText: 0x667080, grid: 0xDDE1E7, axis: 0xA9B1BD,
    series: [0x2563EB, 0xEA580C, 0x059669, 0x9333EA, 0xDB2777, 0x0891B2])

  /// Light on black.
  public static let dark = PlotTheme(
    paper: 0x101216, panel: 0x181B21, text: 0xF1F3F6, secondaryText: 0x98A2B3, grid: 0x2A2F38, axis: 0x565F6E,
    series: [0x60A5FA, 0xFB923C, 0x34D399, 0xC084FC, 0xF472B6, 0x22D3EE])

  /// How many lines can be told apart by colour; further ones begin anew.
  static let seriesCount = 6

  /// As `0xRRGGBB`.
  func code(of ink: PlotPicture.Ink) -> UInt32 {
    switch ink {
    case .paper: paper
    case .panel: panel
    case .text: text
    case .secondaryText: secondaryText
    case .grid: grid
    case .axis: axis
    case .series(let index): series[index % series.count]
    }
  }

  func color(of ink: PlotPicture.Ink) -> CGColor {
    let code = code(of: ink)
    func channel(_ shift: UInt32) -> CGFloat { CGFloat(code >> shift & 0xFF) / 255 }
    return CGColor(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
  }
}
