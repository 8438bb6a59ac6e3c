/// What a table and a collection have in common: cells that are asked for, highlighted and selected.
protocol ListHost: UIScrollView {
  var views: ListViews { get }
  /// What the data source or the delegate is being asked for; nil for nothing.
  var request: ListRequest? { get set }
  /// How many rows or items each section has; nil until the data source has been asked.
  var counts: [Int]? { get set }
  var selection: ListSelection { get set }
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

  // MARK: Data

  /// How many rows or items each section has by now.
  func askForCounts() -> [Int]
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  /// Sets the cells at paths up again.
  func reconfigure(_ paths: [IndexPath])
  func reloadData()

  /// Takes a view out of the list, for another key to use it.
  func recycle(_ view: UIView, _ key: ListKey)
}
