/// Which rows show, and where.
extension UITableView {
  /// Gives what is in sight its views, and takes those of the rest away.
  func layOutRows() {
    if let geometry, geometry.width != bounds.width { areHeightsStale = true }
    _ = loadedGeometry()
    let wanted = UIView.outsideAnimationBlocks { wantedPlaces(in: nil) }
    let keys = Set(wanted.map(\.key))
    for key in views.sortedKeys where !keys.contains(key) {
      guard views.holdsFirstResponder(key) else { retire(key); continue }
      if let place = place(key) { views.put(key, in: place) }
    }
    for (key, place) in wanted { views.put(key, in: place) }
    placeEnds()
    dressCells()
  }

  private func placeEnds() {
    guard let geometry else { return }
    contentSize = CGSize(width: bounds.width, height: geometry.height)
    if let tableHeaderView {
      tableHeaderView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView.bounds.height)
    }
    if let tableFooterView {
      tableFooterView.frame = CGRect(
        x: 0, y: geometry.top(geometry.count - 1), width: bounds.width, height: tableFooterView.bounds.height)
    }
    backgroundView?.layoutFrame = bounds
  }

  /// What shows in a rectangle, or in the bounds, from top to bottom, each with a view that is held.
  func wantedPlaces(in rect: CGRect?) -> [(key: ListKey, place: ListPlace)] {
    var (rows, sections): ([IndexPath], ClosedRange<Int>?) = ([], nil)
    func include(_ section: Int) { sections = min(sections?.lowerBound ?? section, section)...section }
    var piece = geometry?.firstPiece(at: (rect ?? bounds).minY) ?? 0
    // The geometry is never held here: what is measured would copy all of it.
    while let kind = kind(ofPiece: piece, above: (rect ?? bounds).maxY) {
      switch kind {
      case .tableHeader, .tableFooter: break
      case .header(let section), .footer(let section): include(section)
      case .row(let path):
        include(path.section)
        if holdCell(path) {
          measure(piece, .cell(path), isAnchored: rect == nil)
          rows.append(path)
        }
      }
      if let section = sections?.upperBound { measureEnds(section, isAnchored: rect == nil) }
      piece += 1
    }
    var wanted = rows.compactMap { path in place(.cell(path)).map { (key: ListKey.cell(path), place: $0) } }
    for section in sections.map(Array.init) ?? [] {
      for key in [ListKey.header(section), .footer(section)] {
        guard let place = place(key, in: rect ?? bounds), place.frame.intersects(rect ?? bounds), hold(key) else {
          continue
        }
        wanted.append((key, place))
      }
    }
    return wanted
  }

  private func kind(ofPiece piece: Int, above y: CGFloat) -> TableGeometry.Piece? {
    guard let geometry, piece < geometry.count, geometry.top(piece) < y else { return nil }
    return geometry.kind(piece)
  }

  /// Where something is; headers and footers of a plain table where they are held in sight.
  func place(_ key: ListKey, in visible: CGRect? = nil) -> ListPlace? {
    guard let geometry else { return nil }
    if key.category == .cell {
      return geometry.contains(key.path) ? ListPlace(frame: rectForRow(at: key.path)) : nil
    }
    let section = key.path[0]
    guard geometry.rowCounts.indices.contains(section) else { return nil }
    let (header, footer) = (geometry.header(section), geometry.footer(section))
    let isHeader = key == .header(section)
    let padding = isHeader ? geometry.paddings[section] : 0
    let height = geometry.length(isHeader ? header : footer) - padding
    guard height > 0 else { return nil }
    var y = geometry.top(isHeader ? header : footer) + padding
    if style == .plain, let visible = visible?.inset(by: adjustedContentInset) {
      y =
        isHeader
        ? max(y, min(visible.minY, geometry.top(footer) - height))
        : min(y, max(visible.maxY - height, geometry.top(header) + geometry.length(header)))
    }
    return ListPlace(
      frame: CGRect(x: rowInset, y: y, width: bounds.width - 2 * rowInset, height: height), zIndex: 1)
  }

  // MARK: Measuring

  private func measure(_ piece: Int, _ key: ListKey, isAnchored: Bool) {
    guard geometry?.isGuess[piece] == true, let view = views.view(for: key) else { return }
    let width = bounds.width - 2 * rowInset
    let height = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    setHeight(height, piece, isAnchored: isAnchored)
  }

  private func measureEnds(_ section: Int, isAnchored: Bool) {
    for key in [ListKey.header(section), .footer(section)] {
      let isHeader = key == .header(section)
      guard let piece = isHeader ? geometry?.header(section) : geometry?.footer(section),
        geometry?.isGuess[piece] == true
      else { continue }
      if hold(key) {
        measure(piece, key, isAnchored: isAnchored)
        if isHeader, let length = geometry?.length(piece), let padding = geometry?.paddings[section] {
          setHeight(length + padding, piece, isAnchored: isAnchored)
        }
      } else {
        setHeight(emptyHeight(isFirst: piece == 1), piece, isAnchored: isAnchored)
        if style == .plain { geometry?.clearPadding(section) }
      }
    }
  }

  /// Content that shows stays where it is when something above it turns out higher or lower than it was taken for.
  private func setHeight(_ height: CGFloat, _ piece: Int, isAnchored: Bool) {
    guard let top = geometry?.top(piece), let old = geometry?.length(piece) else { return }
    geometry?.measured(height, piece)
    guard isAnchored, height != old, top < bounds.minY, bounds.minY > -adjustedContentInset.top, motion == nil else {
      return
    }
    let offset = CGPoint(x: contentOffset.x, y: contentOffset.y + height - old)
    drag?.rebase(to: offset)
    moveContent(to: offset)
  }
}
