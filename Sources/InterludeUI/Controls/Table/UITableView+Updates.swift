/// How changes of the data animate.
extension UITableView {
  func apply(_ updates: TableUpdates) {
    guard !updates.isLoadedAnew else { return updates.completions.forEach { $0(true) } }
    let new = askForCounts()
    do throws(ListMapping.Mismatch) {
      let mapping = try ListMapping(updates.update, from: loadedCounts(), to: new)
      counts = new
      selection.rename(mapping.new)
      guard let old = geometry else {
        setNeedsLayout()
        return updates.completions.forEach { $0(true) }
      }
      areHeightsStale = false
      geometry = makeGeometry().withMeasurements(of: old, by: mapping) { views.view(for: .cell($0)) != nil }
      animate(updates, mapping, from: old)
    } catch {
      stage.report(error.diagnostic(of: self))
      reloadData()
      updates.completions.forEach { $0(false) }
    }
  }

  private func animate(_ updates: TableUpdates, _ mapping: ListMapping, from old: TableGeometry) {
    var (renamed, gone): ([ListKey: ListKey], [ListKey]) = ([:], [])
    for key in views.sortedKeys {
      if let newKey = mapping.newKey(key) { renamed[key] = newKey } else { gone.append(key) }
    }
    var leaving: [LeavingView] = gone.compactMap { key in
      guard let (view, place) = views.dismiss(key) else { return nil }
      let end = updates.departure(key).away(from: place, tableWidth: bounds.width)
      return LeavingView(view: view, key: key, from: place, to: end)
    }
    views.rename(renamed)
    let target = showNew(updates, mapping, from: old)
    let keys = Set(target.wanted.map(\.key))
    for key in views.sortedKeys where !keys.contains(key) && !views.holdsFirstResponder(key) {
      guard let (view, place) = views.dismiss(key) else { continue }
      leaving.append(LeavingView(view: view, key: key, from: place, to: self.place(key) ?? place))
    }
    setNeedsLayout()
    move(
      leaving: leaving, animated: UIView.areAnimationsEnabled,
      changes: { [self, leaving] in
        moveContent(to: target.offset)
        for (key, place) in target.wanted { views.put(key, in: place) }
        for item in leaving { item.to.apply(to: item.view, after: item.from) }
      }, completion: { finished in updates.completions.forEach { $0(finished) } })
  }

  /// Makes views for what comes into sight and puts them where they come from.
  private func showNew(
    _ updates: TableUpdates, _ mapping: ListMapping, from old: TableGeometry
  ) -> (offset: CGPoint, wanted: [(key: ListKey, place: ListPlace)]) {
    UIView.outsideAnimationBlocks {
      contentSize = CGSize(width: bounds.width, height: geometry?.height ?? 0)
      let offset = drag == nil && motion == nil ? offsetRange.clamp(contentOffset) : contentOffset
      let wanted = wantedPlaces(in: CGRect(origin: offset, size: bounds.size))
      for (key, place) in wanted where !views.isInList(key) {
        views.put(key, in: start(of: key, to: place, updates, mapping, from: old))
      }
      return (offset, wanted)
    }
  }

  private func start(
    of key: ListKey, to place: ListPlace, _ updates: TableUpdates, _ mapping: ListMapping, from old: TableGeometry
  ) -> ListPlace {
    guard key.category == .cell else { return place.faded() }
    guard let before = mapping.old(key.path) else {
      return updates.arrival(key, before: mapping.reloadedOld(key.path)).away(from: place, tableWidth: bounds.width)
    }
    let piece = old.piece(before)
    var frame = place.frame
    frame.origin.y = old.top(piece)
    frame.size.height = old.length(piece)
    return ListPlace(frame: frame)
  }
}

extension ListMapping {
  /// Where a row, header or footer is after; nil if it went or is made anew.
  fileprivate func newKey(_ key: ListKey) -> ListKey? {
    var newKey = key
    if key.category == .cell {
      guard let path = new(key.path) else { return nil }
      newKey.path = path
    } else {
      guard let section = newSection(key.path[0]) else { return nil }
      newKey.path = IndexPath(index: section)
    }
    return newKey
  }
}

extension TableGeometry {
  /// The same, with the heights that rows were found to have before; those of rows that show, by their paths before, are guesses now.
  fileprivate func withMeasurements(
    of old: TableGeometry, by mapping: ListMapping, isShown: (IndexPath) -> Bool
  ) -> TableGeometry {
    guard isGuess.contains(true) else { return self }
    var copy = self
    for section in rowCounts.indices {
      for row in 0..<rowCounts[section] {
        let path = IndexPath(row: row, section: section)
        guard isGuess[piece(path)], let before = mapping.old(path), !old.isGuess[old.piece(before)] else { continue }
        copy.measured(old.length(old.piece(before)), piece(path))
        if isShown(before) { copy.doubt(piece(path)) }
      }
    }
    return copy
  }
}
