extension UICollectionView: ListHost {
  /// The items that are selected; empty if none is, and never nil.
  public var indexPathsForSelectedItems: [IndexPath]? { selection.paths }

  /// Selects an item, or none for nil, without a word to the delegate, and scrolls to it unless the position is empty.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard selects else { return }
    guard let indexPath else { return deselectAll(animated: animated) }
    guard checkItem(indexPath, "selectItem(at:animated:scrollPosition:)") else { return }
    selectAlone(indexPath, animated: animated)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item without a word to the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  /// As UICollectionView.h has it.
  var tellsOfSelectionFirst: Bool { true }

  var selectionMode: ListSelection.Mode {
    selects ? allowsMultipleSelection ? .multiple : .single : .none
  }

  func shouldHighlight(_ path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }

  func didHighlight(_ path: IndexPath, _ isHighlighted: Bool) {
    if isHighlighted {
      collectionDelegate?.collectionView(self, didHighlightItemAt: path)
    } else {
      collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  func willSelect(_ path: IndexPath) -> IndexPath? {
    collectionDelegate?.collectionView(self, shouldSelectItemAt: path) == false ? nil : path
  }

  /// The delegate is asked only where a tap on the item itself deselects it.
  func willDeselect(_ path: IndexPath) -> IndexPath? {
    guard allowsMultipleSelection else { return path }
    return collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) == false ? nil : path
  }

  func didSelect(_ path: IndexPath) { collectionDelegate?.collectionView(self, didSelectItemAt: path) }
  func didDeselect(_ path: IndexPath) { collectionDelegate?.collectionView(self, didDeselectItemAt: path) }

  func showHighlight(_ isHighlighted: Bool, of path: IndexPath) {
    cellForItem(at: path)?.isHighlighted = isHighlighted
  }

  func showSelection(_ isSelected: Bool, of path: IndexPath, animated: Bool) {
    cellForItem(at: path)?.isSelected = isSelected
  }

  func reconfigure(_ paths: [IndexPath]) { reconfigureItems(at: paths) }
}
