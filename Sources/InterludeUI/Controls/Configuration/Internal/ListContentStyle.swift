/// Which part of a list a list content configuration is for.
nonisolated enum ListContentStyle: Hashable {
  case cell, subtitleCell, valueCell, plainHeader, plainFooter, groupedHeader, groupedFooter

  var isCell: Bool { self == .cell || self == .subtitleCell || self == .valueCell }

  var font: UIFont {
    switch self {
    case .cell, .subtitleCell, .valueCell: .preferredFont(forTextStyle: .body)
    case .plainHeader:
      .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .subheadline).pointSize, weight: .semibold)
    case .plainFooter, .groupedHeader, .groupedFooter: .preferredFont(forTextStyle: .footnote)
    }
  }

  var color: UIColor { isCell ? .label : .secondaryLabel }

  var secondaryFont: UIFont {
    switch self {
    case .cell, .subtitleCell: .preferredFont(forTextStyle: .caption1)
    case .valueCell: .preferredFont(forTextStyle: .body)
    case .plainHeader, .plainFooter, .groupedHeader, .groupedFooter: .preferredFont(forTextStyle: .footnote)
    }
  }

  /// A cell's and a grouped header's as configurations describe themselves in the logs of apps, with 3 points between the lines and 16 beside
  /// the image; the others' are ours. At the sides those of the list count where they are wider.
  var margins: NSDirectionalEdgeInsets {
    switch self {
    case .cell, .subtitleCell, .valueCell: NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    case .groupedHeader: NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
    case .plainHeader, .plainFooter: NSDirectionalEdgeInsets(top: 5, leading: 8, bottom: 5, trailing: 8)
    case .groupedFooter: NSDirectionalEdgeInsets(top: 7, leading: 8, bottom: 7, trailing: 8)
    }
  }

  /// The least height in points.
  @MainActor var minimumHeight: CGFloat { isCell ? CellLabels.minimumHeight : 0 }

  /// Where content is that is lower than the view: 0 at the top, 1 at the bottom.
  var verticalPlace: CGFloat {
    switch self {
    case .plainFooter, .groupedFooter: 0
    case .groupedHeader: 1
    default: 0.5
    }
  }
}
