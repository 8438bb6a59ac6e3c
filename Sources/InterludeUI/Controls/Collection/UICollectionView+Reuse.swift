extension UICollectionView {
  /// Has cells of an identifier made of a class; nil takes the class away.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cells.register(
      (cellClass as? UICollectionViewCell.Type).map { type in { type.init(dequeuedFor: $0, frame: $1) } },
      for: identifier)
  }

  /// Has cells of an identifier made by a nib, of whose objects the first cell counts; nil takes the nib away.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cells.register(nib, for: identifier) { $0.reuseIdentifier = $1 }
  }

  /// Has supplementary views of a kind and an identifier made of a class; nil takes the class away.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    supplements[elementKind, default: ReuseQueue()].register(
      (viewClass as? UICollectionReusableView.Type).map { type in { type.init(dequeuedFor: $0, frame: $1) } },
      for: identifier)
  }

  /// Has supplementary views of a kind and an identifier made by a nib, of whose objects the first such view counts; nil takes the nib
  /// away.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    supplements[kind, default: ReuseQueue()].register(nib, for: identifier) { $0.reuseIdentifier = $1 }
  }

  /// A cell that is out of sight, or a new one of the class that is registered.
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = sameCell(at: indexPath) as? UICollectionViewCell, cell.reuseIdentifier == identifier { return cell }
    if let cell = cells.take(identifier) {
      tell(cell, what: .cell(indexPath))
      cell.setNeedsUpdateConfiguration()
      cell.prepareForReuse()
      place(cell, for: .cell(indexPath))
      return cell
    }
    if let cell = cells.make(identifier, frame: firstFrame(of: .cell(indexPath))) {
      tell(cell, what: .cell(indexPath))
      return cell
    }
    reportUnknown(identifier, remedy: "Call register(_:forCellWithReuseIdentifier:) first.")
    return UICollectionViewCell(dequeuedFor: identifier, frame: .zero)
  }

  /// A supplementary view that is out of sight, or a new one of the class that is registered.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplements[elementKind]?.take(identifier) {
      tell(view, what: .supplementary(elementKind, indexPath))
      view.prepareForReuse()
      place(view, for: .supplementary(elementKind, indexPath))
      return view
    }
    let frame = firstFrame(of: .supplementary(elementKind, indexPath))
    if let view = supplements[elementKind]?.make(identifier, frame: frame) {
      tell(view, what: .supplementary(elementKind, indexPath))
      return view
    }
    reportUnknown(
      identifier, remedy: "Call register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first.")
    return UICollectionReusableView(dequeuedFor: identifier, frame: .zero)
  }

  /// Where a view that is made now is about to be put; empty if it is made for another purpose, as to measure it.
  private func firstFrame(of key: ListKey) -> CGRect { place(askedFor: key)?.frame ?? .zero }

  /// Puts a view that is used again where it is to be.
  private func place(_ view: UICollectionReusableView, for key: ListKey) {
    guard let place = place(askedFor: key) else { return }
    UIView.outsideAnimationBlocks { place.apply(to: view, after: nil) }
  }

  /// Tells a cell what it is to be in a list: its default configurations depend on that.
  private func tell(_ view: UICollectionReusableView, what key: ListKey) {
    (view as? UICollectionViewListCell)?.listRow = layout.listRow(of: key)
    (view as? UICollectionViewCell)?.isInEditing = isEditing
  }

  private func reportUnknown(_ identifier: String, remedy: String) {
    stage.report(
      .misuse(
        .C2, "\(type(of: self)) has no class for the identifier \"\(identifier)\".", remedy: remedy,
        types: [type(of: self)]))
  }
}
