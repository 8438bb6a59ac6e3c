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

  private func change(_ body: (inout TableUpdates) -> Void) {
    beginUpdates()
    if var updates {
      body(&updates)
      self.updates = updates
    }
    endUpdates()
  }
}
