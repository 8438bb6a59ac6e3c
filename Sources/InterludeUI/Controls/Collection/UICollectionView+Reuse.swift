extension UICollectionView {
  /// Has cells of an identifier made of a class; nil takes the class away.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cells.register(cellClass as? UICollectionViewCell.Type, for: identifier)
  }

  /// Has supplementary views of a kind and an identifier made of a class; nil takes the class away.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    supplements[elementKind, default: ReuseQueue()].register(
      viewClass as? UICollectionReusableView.Type, for: identifier)
  }

  /// A cell that is out of sight, or a new one of the class that is registered.
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let (path, cell) = reconfigured, path == indexPath, cell.reuseIdentifier == identifier { return cell }
    if let cell = cells.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    if let type = cells.type(for: identifier) { return type.init(dequeuedFor: identifier) }
    reportUnknown(identifier, remedy: "Call register(_:forCellWithReuseIdentifier:) first.")
    return UICollectionViewCell(dequeuedFor: identifier)
  }

  /// A supplementary view that is out of sight, or a new one of the class that is registered.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplements[elementKind]?.take(identifier) {
      view.prepareForReuse()
      return view
    }
    if let type = supplements[elementKind]?.type(for: identifier) { return type.init(dequeuedFor: identifier) }
    reportUnknown(
      identifier, remedy: "Call register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first.")
    return UICollectionReusableView(dequeuedFor: identifier)
  }

  private func reportUnknown(_ identifier: String, remedy: String) {
    stage.report(
      .misuse(
        .C2, "\(type(of: self)) has no class for the identifier \"\(identifier)\".", remedy: remedy,
        types: [type(of: self)]))
  }
}
