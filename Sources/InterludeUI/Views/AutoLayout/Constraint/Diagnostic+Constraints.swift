/// What can be wrong with constraints.
extension Diagnostic {
  static func contradiction(of broken: NSLayoutConstraint, with opponents: [String]) -> Diagnostic {
    misuse(
      .L1,
      "The constraint \(broken.title) cannot hold together with "
        + (opponents.isEmpty ? "the sizes and places that its views have" : opponents.joined(separator: ", "))
        + "; it is left out of the layout.",
      remedy: "Remove one of them or give it a priority below required; and if a view's frame stands in the way, set "
        + "translatesAutoresizingMaskIntoConstraints to false.")
  }

  static func noCommonAncestor(of constraint: NSLayoutConstraint) -> Diagnostic {
    misuse(
      .L2, "The constraint \(constraint.title) cannot be activated: its items are not in one view hierarchy.",
      remedy: "Add both views to a common superview first.")
  }

  static func impossibleAttributes(of constraint: NSLayoutConstraint) -> Diagnostic {
    misuse(
      .L3, "The constraint \(constraint.title) cannot be activated: its attributes do not compare.",
      remedy: "Relate sizes to sizes or numbers, and places to places of another item along the same axis.")
  }

  static func priorityChange(of constraint: NSLayoutConstraint) -> Diagnostic {
    misuse(
      .L4, "The constraint \(constraint.title) is active and cannot become required, or cease to be required.",
      remedy: "Set its priority before activating it, or use 999 in place of required.")
  }

  static func outsideHolder(_ constraint: NSLayoutConstraint, of view: UIView) -> Diagnostic {
    misuse(
      .L5,
      "The constraint \(constraint.title) cannot be added to \(type(of: view)): an item of it is not in that view.",
      remedy: "Set its isActive to true, which finds the right view.")
  }
}
