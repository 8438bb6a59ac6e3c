extension UITableView {
  /// How many sections there are.
  public var numberOfSections: Int { loadedCounts().count }

  /// How many rows a section has; 0 if there is no such section.
  public func numberOfRows(inSection section: Int) -> Int { count(inSection: section) }

  /// Where a row is, in the table's coordinates; zero if there is no such row.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    let geometry = loadedGeometry()
    guard geometry.contains(indexPath) else { return .zero }
    let piece = geometry.piece(indexPath)
    return CGRect(
      x: rowInset, y: geometry.top(piece), width: bounds.width - 2 * rowInset, height: geometry.length(piece))
  }

  /// Where a section is, with its header and footer, in the table's coordinates; zero if there is no such section.
  public func rect(forSection section: Int) -> CGRect {
    let geometry = loadedGeometry()
    guard geometry.rowCounts.indices.contains(section) else { return .zero }
    let (top, last) = (geometry.top(geometry.header(section)), geometry.footer(section))
    return CGRect(x: 0, y: top, width: bounds.width, height: geometry.top(last) + geometry.length(last) - top)
  }

  /// Where a section's header is when it is not held in sight, in the table's coordinates.
  public func rectForHeader(inSection section: Int) -> CGRect {
    rect(section) { $0.header(section) }
  }

  /// Where a section's footer is when it is not held in sight, in the table's coordinates.
  public func rectForFooter(inSection section: Int) -> CGRect {
    rect(section) { $0.footer(section) }
  }

  private func rect(_ section: Int, _ piece: (TableGeometry) -> Int) -> CGRect {
    let geometry = loadedGeometry()
    guard geometry.rowCounts.indices.contains(section) else { return .zero }
    let piece = piece(geometry)
    return CGRect(x: 0, y: geometry.top(piece), width: bounds.width, height: geometry.length(piece))
  }

  /// The row at a point in the table's coordinates; nil where there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    let geometry = loadedGeometry()
    guard point.y >= 0, point.y < geometry.height, case .row(let path) = geometry.kind(geometry.sums.index(at: point.y))
    else { return nil }
    return path
  }

  /// The rows that touch a rectangle in the table's coordinates.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    let geometry = loadedGeometry()
    var paths: [IndexPath] = []
    var piece = geometry.sums.index(at: rect.minY)
    while piece < geometry.count, geometry.top(piece) < rect.maxY {
      if case .row(let path) = geometry.kind(piece) { paths.append(path) }
      piece += 1
    }
    return paths
  }

  /// The row that a cell shows; nil if it is not in sight.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { views.key(of: cell)?.path }

  /// The cell of a row; nil if it is not in sight.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    views.view(for: .cell(indexPath)) as? UITableViewCell
  }

  /// The cells in sight, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    views.sortedKeys.compactMap { views.view(for: $0) as? UITableViewCell }
  }

  /// The rows in sight, from top to bottom; nil if there are none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    let paths = views.sortedKeys.compactMap { $0.category == .cell ? $0.path : nil }
    return paths.isEmpty ? nil : paths
  }

  /// A section's header; nil if it is not in sight, or no `UITableViewHeaderFooterView`.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    views.view(for: .header(section)) as? UITableViewHeaderFooterView
  }

  /// A section's footer; nil if it is not in sight, or no `UITableViewHeaderFooterView`.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    views.view(for: .footer(section)) as? UITableViewHeaderFooterView
  }

  /// Scrolls until a row is at a place in the table, as near as the content allows. A row of `NSNotFound` stands for its section.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let isSection =
      indexPath.count == 2 && indexPath.row == NSNotFound && loadedCounts().indices.contains(indexPath.section)
    guard isSection || checkRow(indexPath, "scrollToRow(at:at:animated:)") else { return }
    layoutIfNeeded()
    let rect = isSection ? rect(forSection: indexPath.section) : rectForRow(at: indexPath)
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    let y: CGFloat
    switch scrollPosition {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: y = rect.minY - topInset(showing: rect.minY)
    case .middle: y = rect.midY - visible.height / 2 - inset.top
    case .bottom: y = rect.maxY - visible.height - inset.top
    }
    setContentOffset(offsetRange.clamp(CGPoint(x: contentOffset.x, y: y)), animated: animated)
  }

  /// Whether there is a row; it is reported if not.
  func checkRow(_ path: IndexPath, _ call: String) -> Bool {
    if loadedGeometry().contains(path) { return true }
    stage.report(
      .misuse(
        .C3, "\(call) was called for row \(path), which is not there.",
        remedy: "Ask for numberOfRows(inSection:) first.", types: [type(of: self)]))
    return false
  }
}
