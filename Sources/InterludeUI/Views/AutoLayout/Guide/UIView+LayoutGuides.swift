extension UIView {
  /// The guides that were added, in that order.
  public var layoutGuides: [UILayoutGuide] { layoutTraits?.guides ?? [] }

  /// Gives the view a guide, taking it from wherever it was.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self, layoutGuide.region == .free else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    ensureLayoutTraits().guides.append(layoutGuide)
  }

  /// Takes a guide away, and with it the constraints on it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuide.region == .free else { return }
    for view in sequence(first: self, next: \.superview) {
      view.removeConstraints(
        view.constraints.filter { $0.firstItem === layoutGuide || $0.secondItem === layoutGuide })
    }
    layoutTraits?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// What the status bar and the bars of containers leave free.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// The bounds less the layout margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

  /// The layout margins, in the middle and narrower where lines of text would be too long to be read with ease: 672 points at the
  /// size of text `large`, and in proportion to the body's font at others.
  public var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

  /// The layout margins with what more is free at the sides of what is readable.
  var readableMargins: UIEdgeInsets {
    var margins = layoutMargins
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize
    let free = bounds.width - margins.left - margins.right - 672 * body / 17
    guard free > 0 else { return margins }
    margins.left += free / 2
    margins.right += free / 2
    return margins
  }

  /// The one guide of a region, made when it is first asked for.
  func systemGuide(_ region: UILayoutGuide.Region) -> UILayoutGuide {
    let traits = ensureLayoutTraits()
    if let guide = traits.systemGuides.first(where: { $0.region == region }) { return guide }
    let guide =
      switch region {
      case .topBars, .bottomBars: BarLayoutGuide(region: region)
      case .keyboard: UIKeyboardLayoutGuide(region: region)
      case .free, .safeArea, .margins, .readable, .scrollContent, .scrollFrame: UILayoutGuide(region: region)
      }
    guide.owningView = self
    traits.systemGuides.append(guide)
    return guide
  }
}
