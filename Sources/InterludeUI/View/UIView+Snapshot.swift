extension UIView {
  /// A view that looks as this one does, and does not change with it: as it shows now, or with `afterUpdates` as it is once
  /// laid out and at rest.
  ///
  /// It has the size of the bounds and lies at the origin; neither the view's place nor its transform is part of the look,
  /// its opacity is. Given another size it stretches. It takes no touches.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    return SnapshotView(of: layer.frozenCopy(isPresented: !afterUpdates))
  }
}
