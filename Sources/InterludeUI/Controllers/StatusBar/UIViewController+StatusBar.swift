extension UIViewController {
  /// Has the status bar take the look that the controllers on show want, at once; inside an animation block, it animates.
  public func setNeedsStatusBarAppearanceUpdate() { stage.onStatusBarUpdate?() }

  /// The same for the home indicator.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() { stage.onStatusBarUpdate?() }
}
