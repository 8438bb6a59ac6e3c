/// What a table and a collection have in common: cells that are highlighted and selected.
protocol ListHost: UIScrollView {
  var views: ListViews { get }
  var selection: ListSelection { get set }
  var listTouch: ListTouch { get }
  /// Behind all cells.
  var backgroundView: UIView? { get }
  /// Whether a tap selects, and whether it selects besides what is selected already.
  var selectionMode: ListSelection.Mode { get }

  /// Whether the delegate hears of the selection by a tap before it hears that the highlight has gone.
  var tellsOfSelectionFirst: Bool { get }

  func shouldHighlight(_ path: IndexPath) -> Bool
  func didHighlight(_ path: IndexPath, _ isHighlighted: Bool)
  /// Which path is selected, or deselected, in place of one; nil for none.
  func willSelect(_ path: IndexPath) -> IndexPath?
  func willDeselect(_ path: IndexPath) -> IndexPath?
  func didSelect(_ path: IndexPath)
  func didDeselect(_ path: IndexPath)
  func showHighlight(_ isHighlighted: Bool, of path: IndexPath)
  func showSelection(_ isSelected: Bool, of path: IndexPath, animated: Bool)
}
