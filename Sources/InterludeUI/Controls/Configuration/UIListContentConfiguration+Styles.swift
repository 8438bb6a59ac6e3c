nonisolated extension UIListContentConfiguration {
  /// A row: a text of 17 points, and a grey one of 12 below it.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }
  /// A row whose second text, of 12 points, stands below the first.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitleCell) }
  /// A row whose second text, grey, stands at the right as long as there is room.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(.valueCell) }
  /// Above the rows of a section in a plain list: a grey semibold text of 15 points.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(.plainHeader) }
  /// Below the rows of a section in a plain list: a grey text of 13 points.
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(.plainFooter) }
  /// Above a group: a grey text of 13 points in capitals.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(.groupedHeader) }
  /// Below a group: a grey text of 13 points.
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration(.groupedFooter) }
}
