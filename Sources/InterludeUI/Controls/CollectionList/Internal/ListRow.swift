/// What a view of a list is there: a row, or above or below the rows.
nonisolated struct ListRow: Equatable {
  enum Role {
    case row, header, footer
  }

  var role = Role.row
  var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  /// Whether it is the first of its group.
  var isFirst = false
  /// Whether it is the last of its group.
  var isLast = false
  var showsSeparators = true

  /// Whether there is a line below it: in a group not below the last row.
  var hasSeparator: Bool { role == .row && showsSeparators && (appearance == .plain || !isLast) }

  /// Which corners of a group it has.
  var corners: CACornerMask {
    guard appearance == .insetGrouped, role == .row else { return [] }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

  var content: UIListContentConfiguration {
    switch (role, appearance) {
    case (.row, _): .cell()
    case (.header, .plain): .plainHeader()
    case (.header, _): .groupedHeader()
    case (.footer, .plain): .plainFooter()
    case (.footer, _): .groupedFooter()
    }
  }

  var background: UIBackgroundConfiguration {
    switch (role, appearance) {
    case (.row, .plain): .listPlainCell()
    case (.row, _): .listGroupedCell()
    case (_, .plain): .listPlainHeaderFooter()
    case (_, _): .listGroupedHeaderFooter()
    }
  }
}

extension UICollectionViewCompositionalLayout {
  /// The colour behind the first section that is a list; nil without one.
  var listGround: UIColor? {
    guard let list = places.firstList else { return nil }
    return list.backgroundColor
      ?? (list.appearance == .plain ? .systemBackground : .systemGroupedBackground)
  }
}
