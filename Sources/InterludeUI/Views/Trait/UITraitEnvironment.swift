/// An object with traits, which is told when they change.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits that hold here; the screen's until there are surroundings to take them from.
  var traitCollection: UITraitCollection { get }

  /// Called after a trait has changed, before the layout that follows.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView {
  /// Takes over the traits of its surroundings and passes them on: from a superview to its controller, from that to its
  /// view, and to the subviews.
  func inheritTraits(_ inherited: UITraitCollection) {
    var traits = inherited
    if let owner {
      owner.inheritTraits(inherited)
      traits = owner.traitCollection
    }
    if ownUserInterfaceStyle != .unspecified {
      traits = traits.overridden(by: UITraitOverrides().with(ownUserInterfaceStyle))
    }
    traits = limitingContentSize(of: traits.overridden(by: traitOverrides.with(overrideUserInterfaceStyle)))
    guard traits != self.traits else { return }
    let previous = self.traits
    self.traits = traits
    setNeedsLayout()
    if traits.hasDifferentColorAppearance(comparedTo: previous) {
      traits.performAsCurrentOnMainActor { colorAppearanceDidChange(from: previous) }
    }
    traitsDidChange(from: previous)
    // Whoever has been told may have changed them again.
    for subview in subviews { subview.inheritTraits(self.traits) }
  }

  /// The override has changed: finds out anew what holds here.
  func updateTraits() { inheritTraits(surroundingTraits) }

  /// Shows the colours that hold now.
  private func colorAppearanceDidChange(from previous: UITraitCollection) {
    showBackgroundColor(insteadOfThatUnder: previous)
    setNeedsDisplay()
    tintColorDidChange()
  }
}
