/// Changes of the data that the table is told of; each animates by itself unless it is inside of an update.
extension UITableView {
  /// Sets the cells of rows up again: the data source is asked, and gets the same cells when it dequeues them. Rows out of sight
  /// are passed over.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = cellForRow(at: path) else { continue }
      _ = asking(for: .sameCell(path, cell)) { dataSource?.tableView(self, cellForRowAt: path) }
      measureAgain(path)
    }
  }

  /// The height that the row has now is no more than a guess.
  private func measureAgain(_ path: IndexPath) {
    guard automaticHeight(path), let piece = geometry?.piece(path) else { return }
    geometry?.doubt(piece)
    setNeedsLayout()
  }

  func openUpdates() {
    // Rows may have changed by now: what has been asked for before counts.
    if updates == nil, counts == nil { _ = loadedGeometry() }
    updates = updates ?? TableUpdates()
    updates?.depth += 1
  }

  func closeUpdates() {
    guard let depth = updates?.depth else { return }
    updates?.depth = depth - 1
    guard depth == 1, let updates else { return }
    self.updates = nil
    apply(updates)
  }

  func change(_ body: (inout TableUpdates) -> Void) {
    beginUpdates()
    if var updates = self.updates {
      // Held alone, so that nothing is copied.
      self.updates = nil
      body(&updates)
      self.updates = updates
    }
    endUpdates()
  }
}
