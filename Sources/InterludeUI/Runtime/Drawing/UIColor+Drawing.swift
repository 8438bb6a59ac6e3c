/// The colours of the current context.
extension UIColor {
  /// Fills and draws lines in this colour from now on.
  @preconcurrency @MainActor
  public func set() {
    setFill()
    setStroke()
  }

  /// Fills in this colour from now on.
  @preconcurrency @MainActor
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Draws lines in this colour from now on.
  @preconcurrency @MainActor
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
