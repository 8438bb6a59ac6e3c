import InterludeUI
import Testing

/// Traits of an app's own, and collections made by setting traits one by one.
@Suite struct CustomTraitTests {
  @Test func aTraitHasItsDefaultUntilItIsSet() {
    #expect(UITraitCollection().theme == .plain)
    let dim = UITraitCollection { $0.theme = .dim }
    #expect(dim.theme == .dim && dim[ThemeTrait.self] == .dim)
    #expect(dim.userInterfaceStyle == .unspecified)
    #expect(dim != UITraitCollection() && dim == UITraitCollection { $0.theme = .dim })
  }

  @Test func mutationsSetTheSystemsTraitsLikewise() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.displayScale = 3
      $0[UITraitHorizontalSizeClass.self] = .regular
    }
    #expect(
      traits
        == UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
          UITraitCollection(horizontalSizeClass: .regular),
        ]))
    #expect(traits[UITraitUserInterfaceStyle.self] == .dark && traits[UITraitDisplayScale.self] == 3)
  }

  @Test func modifyingLeavesTheOriginalAndTheOtherTraits() {
    let original = UITraitCollection {
      $0.theme = .dim
      $0.displayScale = 2
    }
    let modified = original.modifyingTraits { $0.displayScale = 3 }
    #expect(original.displayScale == 2)
    #expect(modified.displayScale == 3 && modified.theme == .dim)
  }

  @Test func laterCollectionsGoBeforeEarlierOnesInCustomTraitsToo() {
    let (dim, bright) = (UITraitCollection { $0.theme = .dim }, UITraitCollection { $0.theme = .bright })
    #expect(UITraitCollection(traitsFrom: [dim, bright]).theme == .bright)
    #expect(UITraitCollection(traitsFrom: [dim, UITraitCollection(displayScale: 2)]).theme == .dim)
    #expect(UITraitCollection(traitsFrom: [dim, bright]).containsTraits(in: bright))
    #expect(!dim.containsTraits(in: bright))
  }

  @Test func onlyTraitsThatAffectColorsChangeThem() {
    let (plain, dim) = (UITraitCollection { $0.theme = .plain }, UITraitCollection { $0.theme = .dim })
    #expect(plain.hasDifferentColorAppearance(comparedTo: dim))
    #expect(!plain.hasDifferentColorAppearance(comparedTo: UITraitCollection()), "the default is the same as nothing")
    #expect(!UITraitCollection { $0[NoteTrait.self] = "a" }.hasDifferentColorAppearance(comparedTo: nil))
    let names = UITraitCollection.systemTraitsAffectingColorAppearance.map { $0.name }
    #expect(names == ["UITraitUserInterfaceStyle", "UITraitUserInterfaceLevel"])
  }

  @Test func aValueMayBeNil() {
    #expect(UITraitCollection()[NoteTrait.self] == "none yet")
    let none = UITraitCollection { $0[NoteTrait.self] = nil }
    #expect(none[NoteTrait.self] == nil)
    #expect(none == UITraitCollection { $0[NoteTrait.self] = nil })
    #expect(none != UITraitCollection { $0[NoteTrait.self] = "a" })
  }

  @Test func overridesKnowWhatTheyContain() {
    var overrides = UIView().traitOverrides
    #expect(!overrides.contains(ThemeTrait.self) && !overrides.contains(UITraitUserInterfaceStyle.self))
    overrides.theme = .plain
    overrides.userInterfaceStyle = .dark
    #expect(overrides.contains(ThemeTrait.self), "its default is an override as well")
    #expect(overrides.contains(UITraitUserInterfaceStyle.self) && !overrides.contains(UITraitDisplayScale.self))
    overrides.remove(ThemeTrait.self)
    overrides.remove(UITraitUserInterfaceStyle.self)
    #expect(!overrides.contains(ThemeTrait.self) && !overrides.contains(UITraitUserInterfaceStyle.self))
    #expect(overrides.userInterfaceStyle == .unspecified)
  }
}

/// A trait as an app defines one, by which dynamic colours are found.
nonisolated struct ThemeTrait: UITraitDefinition {
  nonisolated enum Theme: Int { case plain, dim, bright }

  static let defaultValue = Theme.plain
  static let affectsColorAppearance = true
}

/// A trait whose values may be nil.
nonisolated struct NoteTrait: UITraitDefinition {
  static let defaultValue: String? = "none yet"
}

nonisolated extension UIMutableTraits {
  var theme: ThemeTrait.Theme {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}

nonisolated extension UITraitCollection {
  var theme: ThemeTrait.Theme { self[ThemeTrait.self] }
}
