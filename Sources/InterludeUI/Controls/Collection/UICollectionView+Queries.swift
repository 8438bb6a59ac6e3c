extension UICollectionView {
  /// How many sections there are.
  public var numberOfSections: Int { loadedCounts().count }

  /// How many items a section has; 0 if there is no such section.
  public func numberOfItems(inSection section: Int) -> Int { count(inSection: section) }

  func askForCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  /// Where an item is.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return contains(indexPath) ? layout.layoutAttributesForItem(at: indexPath) : nil
  }

  /// Where a supplementary view is.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The item whose cell is at a point in the collection's coordinates; nil where there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let here = layout.layoutAttributesForElements(in: CGRect(origin: point, size: CGSize(width: 1, height: 1))) ?? []
    return here.filter { $0.representedElementCategory == .cell && !$0.isHidden && shownFrame(of: $0).contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// The item that a cell shows; nil if it is not in sight.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { views.key(of: cell)?.path }

  /// The cell of an item; nil if it is not in sight.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    views.view(for: .cell(indexPath)) as? UICollectionViewCell
  }

  /// A supplementary view; nil if it is not in sight.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    views.view(for: .supplementary(elementKind, indexPath)) as? UICollectionReusableView
  }

  /// The supplementary views of a kind that are in sight.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// The paths of the supplementary views of a kind that are in sight.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    views.sortedKeys.filter { $0.category == .supplementary && $0.kind == elementKind }.map(\.path)
  }

  /// The cells in sight, by sections and items.
  public var visibleCells: [UICollectionViewCell] {
    views.sortedKeys.compactMap { views.view(for: $0) as? UICollectionViewCell }
  }

  /// The items in sight, by sections and items.
  public var indexPathsForVisibleItems: [IndexPath] {
    views.sortedKeys.filter { $0.category == .cell }.map(\.path)
  }

  /// Scrolls until an item is at a place in the collection, as near as the content allows. An axis that the position does not
  /// name stays as it is; without any, as little is scrolled as shows the item.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard checkItem(indexPath, "scrollToItem(at:at:animated:)") else { return }
    layoutIfNeeded()
    guard let attributes = layoutAttributesForItem(at: indexPath) else { return }
    scrollSection(attributes, to: scrollPosition, animated: animated)
    var place = attributes.frame
    if let scroll = layout.scroll(ofSection: indexPath.section) {
      // The section's own scroll view brings the item to where the collection shows it along its own way.
      if scroll.direction.isVertical { place.origin.y = bounds.minY } else { place.origin.x = bounds.minX }
    }
    scroll(to: place, at: scrollPosition, animated: animated)
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && path.item >= 0 && path.item < numberOfItems(inSection: path.section)
  }

  /// Whether there is an item; it is reported if not.
  func checkItem(_ path: IndexPath, _ call: String) -> Bool {
    if contains(path) { return true }
    stage.report(
      .misuse(
        .C3, "\(call) was called for item \(path), which is not there.",
        remedy: "Ask for numberOfItems(inSection:) first.", types: [type(of: self)]))
    return false
  }
}

extension UIScrollView {
  /// Scrolls until a rectangle is at a place, as near as the content allows; without one, as little as shows it.
  func scroll(to rect: CGRect, at position: UICollectionView.ScrollPosition, animated: Bool) {
    guard !position.isEmpty else { return scrollRectToVisible(rect, animated: animated) }
    let (inset, visible) = (adjustedContentInset, bounds.inset(by: adjustedContentInset))
    var offset = contentOffset
    if position.contains(.top) { offset.y = rect.minY - topInset(showing: rect.minY) }
    if position.contains(.centeredVertically) { offset.y = rect.midY - visible.height / 2 - inset.top }
    if position.contains(.bottom) { offset.y = rect.maxY - visible.height - inset.top }
    if position.contains(.left) { offset.x = rect.minX - inset.left }
    if position.contains(.centeredHorizontally) { offset.x = rect.midX - visible.width / 2 - inset.left }
    if position.contains(.right) { offset.x = rect.maxX - visible.width - inset.left }
    setContentOffset(offsetRange.clamp(offset), animated: animated)
  }
}
