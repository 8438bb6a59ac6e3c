/// What the table asks its data source and delegate for, once for all.
extension UITableView {
  func askForCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
    }
  }

  /// Forgets all rows and what is selected. The next layout, or who wants to know before, asks again.
  func forgetData() {
    selection.removeAll()
    for key in views.sortedKeys { retire(key) }
    (counts, geometry) = (nil, nil)
    updates?.isLoadedAnew = true
    setNeedsLayout()
  }

  func loadedGeometry() -> TableGeometry {
    if let geometry, !areHeightsStale { return geometry }
    let made = makeGeometry()
    geometry = made
    areHeightsStale = false
    return made
  }

  /// Room at both sides of the rows, in points.
  var rowInset: CGFloat { style == .insetGrouped ? CellLabels.margin : 0 }

  /// Heights as on an iPhone, in points: of a title, of the gap between groups, above the first one and above headers.
  private static let (titleHeight, groupTitleHeight): (CGFloat, CGFloat) = (28, 38)
  private static let (groupGap, firstGroupGap, headerPadding): (CGFloat, CGFloat, CGFloat) = (17.5, 35, 22)

  func makeGeometry() -> TableGeometry {
    TableGeometry(
      header: tableHeaderView?.bounds.height ?? 0,
      sections: loadedCounts().enumerated().map { makeSection($0.offset, count: $0.element) },
      footer: tableFooterView?.bounds.height ?? 0, width: bounds.width)
  }

  private func makeSection(_ section: Int, count: Int) -> TableGeometry.Section {
    var rows = [CGFloat](repeating: rowHeight, count: count)
    if let tableDelegate {
      rows = (0..<count).map {
        tableDelegate.tableView(self, heightForRowAt: IndexPath(row: $0, section: section))
      }
    }
    if let row = rows.firstIndex(where: { !$0.isFinite }) { report(rows[row], IndexPath(row: row, section: section)) }
    // What is no height is taken for an estimated one, and no cell is asked for another.
    let guesses = rows.map { $0 < 0 && $0.isFinite }
    for row in rows.indices where !rows[row].isFinite { rows[row] = estimate(IndexPath(row: row, section: section)) }
    for row in rows.indices where guesses[row] { rows[row] = estimate(IndexPath(row: row, section: section)) }
    let header = known(headerHeight(section), hasTitle: title(.header, of: section) != nil, isFirst: section == 0)
    let padding = header == 0 ? 0 : topPadding
    return TableGeometry.Section(
      padding: padding, header: header.map { $0 + padding }, rows: rows, guesses: guesses,
      footer: known(footerHeight(section), hasTitle: title(.footer, of: section) != nil, isFirst: false))
  }

  private func report(_ height: CGFloat, _ path: IndexPath) {
    stage.report(
      .misuse(
        .C3, "The height of row \(path) is \(height), which is none.",
        remedy: "Return a finite height from tableView(_:heightForRowAt:), or automaticDimension.",
        types: [type(of: self)]))
  }

  private func estimate(_ path: IndexPath) -> CGFloat {
    let estimate = tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return estimate > 0 && estimate.isFinite ? estimate : CellLabels.minimumHeight
  }

  /// Whether a row's content decides on its height.
  func automaticHeight(_ path: IndexPath) -> Bool {
    (tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight) < 0
  }

  private func headerHeight(_ section: Int) -> CGFloat {
    tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
  }

  private var topPadding: CGFloat {
    style != .plain ? 0 : sectionHeaderTopPadding < 0 ? Self.headerPadding : sectionHeaderTopPadding
  }

  /// The height of a header or footer without its padding, if that can be told before its view is asked for.
  private func known(_ height: CGFloat, hasTitle: Bool, isFirst: Bool) -> CGFloat? {
    if height >= 0, height.isFinite { return height }
    guard hasTitle else { return tableDelegate == nil ? emptyHeight(isFirst: isFirst) : nil }
    return style == .plain ? Self.titleHeight : Self.groupTitleHeight + (isFirst ? Self.groupGap : 0)
  }

  /// The height of a header or footer that shows nothing.
  func emptyHeight(isFirst: Bool) -> CGFloat {
    style == .plain ? 0 : isFirst ? Self.firstGroupGap : Self.groupGap
  }

  enum SectionEnd {
    case header, footer
  }

  func title(_ end: SectionEnd, of section: Int) -> String? {
    switch end {
    case .header: dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer: dataSource?.tableView(self, titleForFooterInSection: section)
    }
  }

  func heightsDidChange() {
    areHeightsStale = true
    setNeedsLayout()
  }

  /// Shows another view above or below all sections, or the same with another height.
  func exchange(_ old: UIView?, for new: UIView?) {
    if new !== old {
      if old?.superview === self { old?.removeFromSuperview() }
      if let new { addSubview(new) }
    }
    geometry?.setEnds(header: tableHeaderView?.bounds.height ?? 0, footer: tableFooterView?.bounds.height ?? 0)
    if let geometry { contentSize.height = geometry.height }
    setNeedsLayout()
  }
}

extension ListKey {
  static func header(_ section: Int) -> ListKey {
    ListKey(category: .supplementary, kind: "header", path: IndexPath(index: section))
  }

  static func footer(_ section: Int) -> ListKey {
    ListKey(category: .supplementary, kind: "footer", path: IndexPath(index: section))
  }
}
