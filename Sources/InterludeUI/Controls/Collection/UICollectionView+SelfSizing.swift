/// Views that say how large they want to be, where a layout has only estimated it.
extension UICollectionView {
  /// What shows in a rectangle once all views in it have said how large they want to be. The rectangle is asked for anew after each
  /// change.
  func settledAttributes(in rect: () -> CGRect) -> [UICollectionViewLayoutAttributes] {
    var wanted = wantedAttributes(in: rect())
    while measure(wanted) { wanted = wantedAttributes(in: rect()) }
    if isInvalidated(by: wanted) {
      prepareLayout()
      wanted = wantedAttributes(in: rect())
    }
    layout.finish(wanted)
    return wanted
  }

  /// Lets a layout of the app's own know what views want that have come into sight; whether that makes it invalid. Asked once: what they
  /// want then is known to the layout.
  private func isInvalidated(by attributes: [UICollectionViewLayoutAttributes]) -> Bool {
    for original in attributes where original.measuredSides.isEmpty && !views.isInList(original.key) {
      guard let view = views.view(for: original.key) as? UICollectionReusableView else { continue }
      let asked = original.copy() as? UICollectionViewLayoutAttributes ?? original
      let wanted = view.preferredLayoutAttributesFitting(asked)
      guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: wanted, withOriginalAttributes: original) else {
        continue
      }
      layout.invalidateLayout(
        with: layout.invalidationContext(forPreferredLayoutAttributes: wanted, withOriginalAttributes: original))
    }
    return layout.isInvalid
  }

  /// Asks each view once since it was dequeued; whether places have changed by that.
  private func measure(_ attributes: [UICollectionViewLayoutAttributes]) -> Bool {
    var hasChanged = false
    for attributes in attributes where !attributes.measuredSides.isEmpty {
      guard let view = views.view(for: attributes.key) as? UICollectionReusableView,
        measured.insert(ObjectIdentifier(view)).inserted
      else { continue }
      let asked = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
      let wanted = view.preferredLayoutAttributesFitting(asked).size
      guard wanted.width.isFinite, wanted.height.isFinite else { continue }
      if note(CGSize(width: max(0, wanted.width), height: max(0, wanted.height)), attributes) { hasChanged = true }
    }
    return hasChanged
  }

  /// What is in sight stays where it is when something above it, or to the left of it, grows.
  private func note(_ size: CGSize, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard layout.note(size, for: attributes.key) else { return false }
    let (old, new) = (contentSize, layout.collectionViewContentSize)
    contentSize = new
    let visible = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    if attributes.frame.minX < visible.minX { offset.x += new.width - old.width }
    if attributes.frame.minY < visible.minY { offset.y += new.height - old.height }
    if drag == nil, motion == nil { moveContent(to: offset) }
    return true
  }
}

extension UICollectionReusableView {
  /// The attributes with the sides that are estimated as long as the constraints in the view want them; what has none stays as it is.
  func fitting(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let sides = attributes.measuredSides
    guard !sides.isEmpty else { return attributes }
    let fit = systemLayoutSizeFitting(
      attributes.size, withHorizontalFittingPriority: sides.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: sides.height ? .fittingSizeLevel : .required)
    if sides.width { attributes.size.width = fit.width }
    if sides.height { attributes.size.height = fit.height }
    return attributes
  }
}
