/// A width or a height of a view or guide.
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  // MARK: Numbers, in points

  /// This size is a number of points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { relate(.equal, toConstant: c) }

  /// This size is at least a number of points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, toConstant: c)
  }

  /// This size is at most a number of points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, toConstant: c)
  }

  // MARK: Other sizes

  /// This size is another times a factor.
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.equal, to: anchor, multiplier: m)
  }

  /// This size is at least another times a factor.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, multiplier: m)
  }

  /// This size is at most another times a factor.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, multiplier: m)
  }

  /// This size is another times a factor, plus a constant in points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, multiplier: m, constant: c)
  }

  /// This size is at least another times a factor, plus a constant in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  /// This size is at most another times a factor, plus a constant in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  private func relate(_ relation: NSLayoutConstraint.Relation, toConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: anchoredItem, attribute: attribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: constant)
  }
}
