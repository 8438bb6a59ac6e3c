extension UITableView: ListHost {
  /// The row that was selected first of those that are; nil if none is.
  public var indexPathForSelectedRow: IndexPath? { selection.paths.first }

  /// The rows that are selected; nil if none is.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.paths.isEmpty ? nil : selection.paths }

  /// Selects a row, or none for nil, without a word to the delegate, and scrolls to it unless the position is `none`.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard allowsSelection else { return }
    guard let indexPath else { return deselectAll(animated: animated) }
    guard checkRow(indexPath, "selectRow(at:animated:scrollPosition:)") else { return }
    selectAlone(indexPath, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row without a word to the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  var tellsOfSelectionFirst: Bool { false }

  var selectionMode: ListSelection.Mode {
    allowsSelection ? allowsMultipleSelection ? .multiple : .single : .none
  }

  func shouldHighlight(_ path: IndexPath) -> Bool {
    tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  func didHighlight(_ path: IndexPath, _ isHighlighted: Bool) {
    if isHighlighted {
      tableDelegate?.tableView(self, didHighlightRowAt: path)
    } else {
      tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }

  func willSelect(_ path: IndexPath) -> IndexPath? {
    guard let tableDelegate else { return path }
    return tableDelegate.tableView(self, willSelectRowAt: path)
  }

  func willDeselect(_ path: IndexPath) -> IndexPath? {
    guard let tableDelegate else { return path }
    return tableDelegate.tableView(self, willDeselectRowAt: path)
  }

  func didSelect(_ path: IndexPath) { tableDelegate?.tableView(self, didSelectRowAt: path) }
  func didDeselect(_ path: IndexPath) { tableDelegate?.tableView(self, didDeselectRowAt: path) }

  func showHighlight(_ isHighlighted: Bool, of path: IndexPath) {
    cellForRow(at: path)?.setHighlighted(isHighlighted, animated: false)
  }

  func showSelection(_ isSelected: Bool, of path: IndexPath, animated: Bool) {
    cellForRow(at: path)?.setSelected(isSelected, animated: animated)
  }

  func reconfigure(_ paths: [IndexPath]) { reconfigureRows(at: paths) }
}
