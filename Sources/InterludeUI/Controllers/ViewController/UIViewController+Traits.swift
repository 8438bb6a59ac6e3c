extension UIViewController: UITraitChangeObservable, TraitRegistrar {
  /// Takes over the traits of its surroundings, as far as nothing overrides them, and passes them on to the children that
  /// no view shows yet.
  func inheritTraits(_ inherited: UITraitCollection) {
    inheritedTraits = inherited
    let traits = traits(under: inherited)
    guard traits != self.traits else { return }
    let previous = self.traits
    self.traits = traits
    adaptToTraits()
    traitsDidChange(from: previous)
    for child in children where child.viewIfLoaded?.superview == nil { child.inheritTraits(self.traits) }
  }

  /// What the controller's traits are in surroundings of these traits: the presentation's and the container's overrides hold, and
  /// before all its own.
  func traits(under inherited: UITraitCollection) -> UITraitCollection {
    let presentation = activePresentationController
    let overrides = [
      presentation?.ownTraits, presentation.map { UITraitCollection($0.traitOverrides.traits) },
      parent?.ownTraits(of: self, under: inherited), parent?.overrideTraitCollection(forChild: self),
      presentation?.overrideTraitCollection,
    ]
    return UITraitCollection(traitsFrom: [inherited] + overrides.compactMap { $0 })
      .overridden(by: traitOverrides.with(overrideUserInterfaceStyle))
  }

  /// Tells the children of the traits that they will have when this controller has these.
  func passOn(_ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let childTraits = child.traits(under: traits)
      if childTraits != child.traitCollection { child.willTransition(to: childTraits, with: coordinator) }
    }
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
