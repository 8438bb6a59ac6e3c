extension UIView {
  func snapshot(afterUpdates: Bool) -> UIView {
    if afterUpdates { updateForSnapshot() }
    return SnapshotView(of: layer.frozenCopy(isPresented: !afterUpdates))
  }

  /// Nil for a part without an extent.
  func resizableSnapshot(of rect: CGRect, afterUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
    guard rect.width > 0, rect.height > 0, !rect.isInfinite else { return nil }
    if afterUpdates { updateForSnapshot() }
    let part = rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    let frozen = { [layer] in layer.frozenCopy(isPresented: !afterUpdates) }
    guard capInsets != .zero else { return SnapshotView(of: frozen(), showing: part) }
    return CappedSnapshotView(of: frozen, showing: part, capInsets: capInsets)
  }

  /// Lays out and draws what asks for it.
  func updateForSnapshot() {
    layoutIfNeeded()
    layer.displaySubtreeIfNeeded()
  }
}
