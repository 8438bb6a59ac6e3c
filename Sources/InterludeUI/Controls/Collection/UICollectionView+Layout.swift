/// Which items show, and where.
extension UICollectionView {
  /// Lets the layout prepare if it has to.
  func prepareLayout() {
    guard layout.isInvalid else { return }
    layout.isInvalid = false
    laidOutBounds = nil
    measured = []
    _ = loadedCounts()
    layout.prepare()
    contentSize = layout.collectionViewContentSize
  }

  /// Gives what is in sight its views, and takes those of the rest away.
  func layOutItems() {
    prepareLayout()
    backgroundView?.layoutFrame = bounds
    guard laidOutBounds != bounds else { return }
    let wanted = UIView.outsideAnimationBlocks { settledAttributes(in: { self.bounds }) }
    laidOutBounds = bounds
    let keys = Set(wanted.map(\.key))
    for key in views.sortedKeys where !keys.contains(key) && !views.holdsFirstResponder(key) { retire(key) }
    UIView.outsideAnimationBlocks {
      placeScrollers(of: wanted)
      moveScrollers()
    }
    for attributes in wanted { put(attributes) }
  }

  /// What shows in a rectangle, each with a view that is held.
  func wantedAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let attributes = (layout.layoutAttributesForElements(in: rect) ?? []).filter { !$0.isHidden }
    return attributes.sorted { ($0.zIndex, $0.key) < ($1.zIndex, $1.key) }.filter(hold)
  }

  func put(_ attributes: UICollectionViewLayoutAttributes) {
    let key = attributes.key
    (views.view(for: key) as? UICollectionReusableView)?.take(attributes)
    views.put(key, in: attributes.place)
  }

  // MARK: Views

  /// Whether something has a view now.
  private func hold(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let (key, path) = (attributes.key, attributes.indexPath)
    if views.view(for: key) != nil { return true }
    let request = ListRequest.view(key, attributes.place)
    switch attributes.representedElementCategory {
    case .cell:
      guard let cell = asking(for: request, { dataSource?.collectionView(self, cellForItemAt: path) }) else {
        return false
      }
      views.hold(cell, as: key, in: attributes.place)
      cell.isHighlighted = false
      cell.isSelected = selection.contains(path)
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    case .supplementaryView:
      let view = asking(for: request) {
        dataSource?.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: path)
      }
      guard let view else { return false }
      views.hold(view, as: key, in: attributes.place)
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: path)
    case .decorationView:
      guard let type = layout.decorations[key.kind] else { return false }
      views.hold(type.init(dequeuedFor: key.kind, frame: attributes.frame), as: key, in: attributes.place)
    }
    return true
  }

  /// Takes a view away, to be used again.
  func retire(_ key: ListKey) {
    guard let view = views.release(key) else { return }
    recycle(view, key)
  }

  func recycle(_ view: UIView, _ key: ListKey) {
    measured.remove(ObjectIdentifier(view))
    (view as? UICollectionReusableView)?.shownAttributes = nil
    view.layer.removeAllAnimations()
    UIView.performWithoutAnimation { view.removeFromSuperview() }
    switch key.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      cells.put(cell, for: cell.reuseIdentifier)
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
    case .supplementary:
      guard let view = view as? UICollectionReusableView else { return }
      supplements[key.kind, default: ReuseQueue()].put(view, for: view.reuseIdentifier)
      collectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
    case .decoration: break
    }
  }
}
