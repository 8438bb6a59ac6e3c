nonisolated extension UIBackgroundConfiguration {
  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// Behind a row of a plain list: the ground of a screen, grey while the row is selected or under a finger.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
  /// Behind a header or a footer of a plain list: the ground of a screen, since rows pass behind it.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainHeaderFooter)
  }
  /// Behind a row of a group: the ground of groups, grey while the row is selected or under a finger.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }
  /// Behind a header or a footer of a group: nothing.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedHeaderFooter)
  }
}

/// Which part of a list a background is for.
nonisolated enum BackgroundStyle: Hashable {
  case clear, plainCell, plainHeaderFooter, groupedCell, groupedHeaderFooter

  func color(_ flags: ViewStateFlags) -> UIColor {
    switch self {
    case .clear, .groupedHeaderFooter: .clear
    case .plainHeaderFooter: .systemBackground
    case .plainCell, .groupedCell:
      flags.isSelected || flags.isHighlighted
        ? .systemGray4 : self == .plainCell ? .systemBackground : .secondarySystemGroupedBackground
    }
  }
}
