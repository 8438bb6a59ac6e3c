extension UIView {
  /// How strongly a view resists becoming larger than its content; 250 unless set.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutTraits?.hugging[axis] ?? .defaultLow
  }

  /// Sets how strongly the view resists becoming larger than its content along an axis.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    ensureLayoutTraits().hugging[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// How strongly a view resists becoming smaller than its content; 750 unless set.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutTraits?.compressionResistance[axis] ?? .defaultHigh
  }

  /// Sets how strongly the view resists becoming smaller than its content along an axis.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    ensureLayoutTraits().compressionResistance[axis] = priority
    invalidateIntrinsicContentSize()
  }
}
