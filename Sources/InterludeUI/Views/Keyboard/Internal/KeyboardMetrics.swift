/// How large a keyboard and its keys are on a screen, in points, as on an iPhone with iOS 17.
struct KeyboardMetrics: Equatable {
  let size: CGSize
  /// What of the height has keys.
  let rows: CGFloat
  /// Where the keys are, from side to side.
  let left, width: CGFloat

  /// - Parameter safeArea: What the device's own furniture covers of the screen.
  init(screen: CGSize, safeArea: UIEdgeInsets) {
    let isLow =
      UITraitCollection(size: screen, scale: 1, style: .light).verticalSizeClass == .compact
    // With a home button 216 and 162 points high, else 291 and 171: what those have below the keys is more than the home
    // indicator takes, and no key of ours.
    let strip: CGFloat = safeArea.bottom == 0 ? 0 : isLow ? 21 : 75
    rows = isLow ? (strip > 0 ? 150 : 162) : 216
    size = CGSize(width: screen.width, height: min(rows + strip, screen.height))
    let room = max(screen.width - safeArea.left - safeArea.right, 1)
    width = min(room, Self.widest)
    left = safeArea.left + (room - width) / 2
  }

  /// How wide the keys become together: the iPhone's landscape.
  private static let widest: CGFloat = 760

  /// From row to row.
  var pitch: CGFloat { rows / 4 }
  /// Of a key.
  var keyHeight: CGFloat { pitch - (pitch > 50 ? 12 : 7) }
  /// Above the first row.
  var top: CGFloat { pitch > 50 ? 8 : 5 }
  /// Between keys of a row.
  static let gap: CGFloat = 6
  /// Beside the first and the last key.
  static let margin: CGFloat = 3
  /// Of a letter's key: ten make a row.
  var letter: CGFloat { (width - 2 * Self.margin - 9 * Self.gap) / 10 }
}
