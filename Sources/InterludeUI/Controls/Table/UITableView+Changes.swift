/// Changes of the data that the table is told of; each animates by itself unless it is inside of an update.
extension UITableView {
  /// Shows rows that have come, named as they are now.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change {
      $0.update.insertedItems.formUnion(indexPaths)
      for path in indexPaths { $0.arrivals[path] = animation }
    }
  }

  /// Takes rows away, named as they were before.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change {
      $0.update.deletedItems.formUnion(indexPaths)
      for path in indexPaths { $0.departures[path] = animation }
    }
  }

  /// Asks for rows again, named as they were before.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change {
      $0.update.reloadedItems.formUnion(indexPaths)
      for path in indexPaths { $0.reloads[path] = animation }
    }
  }

  /// Moves a row from where it was before to where it is now.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.update.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Shows sections that have come, named as they are now.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change {
      $0.update.insertedSections.formUnion(sections)
      for section in sections { $0.arrivals[IndexPath(index: section)] = animation }
    }
  }

  /// Takes sections away, named as they were before.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change {
      $0.update.deletedSections.formUnion(sections)
      for section in sections { $0.departures[IndexPath(index: section)] = animation }
    }
  }

  /// Asks for sections again, named as they were before.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change {
      $0.update.reloadedSections.formUnion(sections)
      for section in sections { $0.reloads[IndexPath(index: section)] = animation }
    }
  }

  /// Moves a section from where it was before to where it is now.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.update.movedSections.append((section, newSection)) }
  }

  /// Sets the cells of rows up again: the data source is asked, and gets the same cells when it dequeues them. Rows out of sight
  /// are passed over.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = cellForRow(at: path) else { continue }
      reconfigured = (path, cell)
      _ = dataSource?.tableView(self, cellForRowAt: path)
      reconfigured = nil
      measureAgain(path)
    }
  }

  /// The height that the row has now is no more than a guess.
  private func measureAgain(_ path: IndexPath) {
    guard automaticHeight(path), let piece = geometry?.piece(path) else { return }
    geometry?.doubt(piece)
    setNeedsLayout()
  }

  private func change(_ body: (inout TableUpdates) -> Void) {
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
