extension UIView {
  /// Something that constraints of the hierarchy depend on has changed.
  func layoutSystemDidChange() { rootOfHierarchy.layoutTraits?.engine?.invalidate() }

  /// The constraints in the view have changed; stacks that it is in may want to give it another size.
  func constraintsDidChange() {
    for view in sequence(first: self, next: \.superview) where view.isArranged(by: view.superview) {
      view.superview?.intrinsicContentSizeDidChange(of: view)
    }
    layoutSystemDidChange()
  }

  /// The view's content has another size: tells the superview, and the constraints that go by it.
  func tellIntrinsicContentSizeChange() {
    superview?.intrinsicContentSizeDidChange(of: self)
    if isPlacedByConstraints { constraintsDidChange() }
  }

  /// Runs a change of the view's place or size, which constraints of other views may count on.
  func changingGeometry(_ change: () -> Void) {
    guard isLayoutInput else { return change() }
    let (bounds, center) = (layer.bounds, layer.position)
    change()
    if layer.bounds != bounds || layer.position != center { layoutSystemDidChange() }
  }

  /// Brings the frames that constraints ask for up to date, if there are any constraints and they are not.
  func solveConstraintsIfNeeded() {
    let root = rootOfHierarchy
    root.layoutTraits?.engine?.solveIfNeeded(root: root)
  }

  /// Puts the subviews that constraints place where they should be.
  func placeConstrainedSubviews() {
    guard wantsConstraints || subviews.contains(where: \.isPlacedByConstraints) else { return }
    let root = rootOfHierarchy
    let traits = root.ensureLayoutTraits()
    if traits.engine == nil { traits.engine = LayoutEngine() }
    solveConstraintsIfNeeded()
    for subview in subviews where subview.isOffItsSolvedFrame {
      if let frame = subview.layoutTraits?.solvedFrame { subview.place(bySolution: frame) }
    }
  }

  /// Whether the view has constraints to make yet.
  private var wantsConstraints: Bool {
    switch constraintUpdate {
    case .first: type(of: self).requiresConstraintBasedLayout
    case .needed: true
    case .done: false
    }
  }

  /// Whether the view is not where constraints want it; what differs by rounding does not.
  var isOffItsSolvedFrame: Bool {
    guard let solved = layoutTraits?.solvedFrame?.sized(fixedSize), isPlacedByConstraints else { return false }
    let (size, center) = (bounds.size, center)
    let differences = [
      solved.midX - center.x, solved.midY - center.y, solved.width - size.width, solved.height - size.height,
    ]
    return differences.contains { abs($0) > 1e-6 }
  }

  /// Constraints say how large the view is and where its middle lies: as in UIKit that is where its `center` is put, even if the anchor
  /// point is elsewhere and the view lies beside it then.
  private func place(bySolution solved: CGRect) {
    let frame = solved.sized(fixedSize)
    bounds = CGRect(origin: bounds.origin, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
