/// What a view or a controller must know of its surroundings to choose its layout. A trait may be unspecified.
public nonisolated final class UITraitCollection: NSObject, Sendable {
  let traits: Traits

  init(_ traits: Traits) {
    self.traits = traits
    super.init()
  }

  /// Nothing is specified.
  public convenience override init() { self.init(Traits()) }

  /// What the collections specify together; the later ones go before the earlier.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(Traits()) { $0.overridden(by: $1.traits) })
  }

  /// Traits of which only the horizontal size class is specified.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(horizontalSizeClass: horizontalSizeClass))
  }

  /// Traits of which only the vertical size class is specified.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(verticalSizeClass: verticalSizeClass))
  }

  /// Traits of which only the appearance is specified.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Traits(userInterfaceStyle: userInterfaceStyle))
  }

  /// Traits of which only the level is specified.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(Traits(userInterfaceLevel: userInterfaceLevel))
  }

  /// Traits of which only the kind of device is specified.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Traits(userInterfaceIdiom: idiom))
  }

  /// In pixels per point; 0 is unspecified.
  public convenience init(displayScale scale: CGFloat) { self.init(Traits(displayScale: scale)) }

  /// Traits of which only the content size category is specified.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Traits(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// How much room there is from left to right.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  /// How much room there is from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  /// Whether the surroundings are light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  /// Whether what is shown lies over something else.
  public var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }
  /// The kind of device; a screen's is always a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  /// In pixels per point; 0 when unspecified.
  public var displayScale: CGFloat { traits.displayScale }
  /// How large a person likes text to be.
  public var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }

  /// Whether every trait that the other specifies has the same value here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return traits.overridden(by: trait.traits) == traits
  }

  /// Whether colours may look different under the two.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traits.mayChangeColors(comparedTo: traitCollection?.traits ?? Traits())
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || other.traits == traits
  }

  public override var hash: Int { traits.hashValue }

  public override var description: String { "UITraitCollection(\(traits))" }
}
