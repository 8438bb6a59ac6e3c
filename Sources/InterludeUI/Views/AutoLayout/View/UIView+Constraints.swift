extension UIView {
  /// The active constraints that the view holds: those whose items' nearest common container it is.
  public var constraints: [NSLayoutConstraint] { layoutTraits?.constraints ?? [] }

  /// Activates a constraint between this view and what is inside it. One with an item outside is reported (L5).
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    guard constraint.commonAncestor?.isDescendant(of: self) == true else {
      return stage.report(.outsideHolder(constraint, of: self))
    }
    constraint.holder?.removeConstraint(constraint)
    constraint.hold(in: self)
  }

  /// Activates several constraints, each as `addConstraint(_:)` does.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }

  /// Deactivates a constraint that the view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    layoutTraits?.constraints.removeAll { $0 === constraint }
    constraint.systemDidChange()
    constraint.holder = nil
  }

  /// Deactivates several constraints; those that the view does not hold stay as they are.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

  /// Leaving its superview, a view loses the constraints that tie it, or what is in it, to views outside.
  func removeConstraintsToOutside() {
    var next = superview
    while let ancestor = next {
      next = ancestor.superview
      guard !ancestor.constraints.isEmpty else { continue }
      let ties = ancestor.constraints.filter { constraint in
        [constraint.firstView, constraint.secondView].contains { $0?.isDescendant(of: self) == true }
      }
      ancestor.removeConstraints(ties)
    }
  }

  // MARK: Updating

  /// Asks for `updateConstraints()` before the next layout.
  public func setNeedsUpdateConstraints() {
    constraintUpdate = .needed
    layoutSystemDidChange()
    setNeedsLayout()
  }

  /// Whether `updateConstraints()` was asked for and has not been called yet.
  public func needsUpdateConstraints() -> Bool { constraintUpdate == .needed }

  /// Calls `updateConstraints()` on the views of this subtree that asked for it, the innermost first.
  public func updateConstraintsIfNeeded() {
    for subview in subviews { subview.updateConstraintsIfNeeded() }
    guard constraintUpdate != .done else { return }
    constraintUpdate = .done
    if let owner { owner.updateViewConstraints() } else { updateConstraints() }
  }
}
