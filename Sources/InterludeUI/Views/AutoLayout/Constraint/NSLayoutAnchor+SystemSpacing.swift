extension NSLayoutXAxisAnchor {
  /// This line lies the system spacing, 8 points, times the multiplier after another.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: multiplier * systemSpacing)
  }

  /// This line lies at least the system spacing, 8 points, times the multiplier after another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: multiplier * systemSpacing)
  }

  /// This line lies at most the system spacing, 8 points, times the multiplier after another.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: multiplier * systemSpacing)
  }
}

extension NSLayoutYAxisAnchor {
  /// This line lies the system spacing, 8 points, times the multiplier below another.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: multiplier * systemSpacing)
  }

  /// This line lies at least the system spacing, 8 points, times the multiplier below another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: multiplier * systemSpacing)
  }

  /// This line lies at most the system spacing, 8 points, times the multiplier below another.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: multiplier * systemSpacing)
  }
}

/// Between neighbours, in points, as on an iPhone.
let systemSpacing: CGFloat = 8
