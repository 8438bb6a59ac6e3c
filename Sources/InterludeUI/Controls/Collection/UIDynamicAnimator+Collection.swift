/// Attributes of a layout as items: the layout hands out those that its animator moves.
extension UIDynamicAnimator {
  /// An animator of a layout's attributes, in the coordinates of its content. The layout is invalidated whenever they move; it is not
  /// kept alive.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    onMove = { [weak layout] in layout?.invalidateLayout() }
  }

  /// The attributes of an item's cell among the animator's items; nil if it has none.
  public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, kind: nil, at: indexPath)
  }

  /// The attributes of a supplementary view among the animator's items; nil if it has none.
  public func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.supplementaryView, kind: elementKind, at: indexPath)
  }

  /// The attributes of a decoration among the animator's items; nil if it has none.
  public func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.decorationView, kind: decorationViewKind, at: indexPath)
  }

  private func attributes(
    _ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
      $0.representedElementCategory == category && $0.representedElementKind == kind && $0.indexPath == indexPath
    }
  }
}

/// A dynamic animator may move what a layout says of its items.
extension UICollectionViewLayoutAttributes: UIDynamicItem {}
