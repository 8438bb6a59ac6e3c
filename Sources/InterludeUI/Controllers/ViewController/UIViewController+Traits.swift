extension UIViewController {
  /// Takes over the traits of its surroundings, as far as nothing overrides them, and passes them on to the children that
  /// no view shows yet.
  func inheritTraits(_ inherited: UITraitCollection) {
    inheritedTraits = inherited
    let overrides = [
      activePresentationController?.ownTraits, parent?.overrideTraitCollection(forChild: self),
      activePresentationController?.overrideTraitCollection,
    ]
    let traits = UITraitCollection(traitsFrom: [inherited] + overrides.compactMap { $0 })
      .with(overrideUserInterfaceStyle)
    guard traits != self.traits else { return }
    let previous = self.traits
    self.traits = traits
    traits.performAsCurrent { traitCollectionDidChange(previous) }
    for child in children where child.viewIfLoaded?.superview == nil { child.inheritTraits(traits) }
  }

  /// An override has changed: finds out anew what holds here.
  func updateTraits() {
    if let view = viewIfLoaded { view.inheritTraits(inheritedTraits) } else { inheritTraits(inheritedTraits) }
  }

  /// Gives a child other traits than this controller's own; nil gives it them back. What the collection leaves
  /// unspecified, the child inherits.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    guard childViewController.parent === self else {
      stage.report(
        .misuse(
          .H3,
          "\(type(of: self)) was asked to override the traits of \(type(of: childViewController)), which is not its child.",
          remedy: "Call addChild(_:) first."))
      return
    }
    childViewController.traitOverride = collection
    childViewController.updateTraits()
  }

  /// What `setOverrideTraitCollection(_:forChild:)` gave.
  public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.parent === self ? childViewController.traitOverride : nil
  }
}
