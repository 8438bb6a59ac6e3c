import LayerTree

extension UIScreen {
  /// A view with the look of the screen, which does not change with it: its windows as they show now, or with `afterUpdates` as they are
  /// once laid out and at rest.
  ///
  /// It has the size of the screen and lies at the origin. Given another size it stretches. It takes no touches. What the device draws
  /// itself, such as the status bar, is not in it.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let picture = CALayer()
    picture.bounds = bounds
    for window in stage.windows {
      if afterUpdates { window.updateForSnapshot() }
      picture.addSublayer(window.layer.frozenCopy(isPresented: !afterUpdates))
    }
    return SnapshotView(of: picture)
  }
}
