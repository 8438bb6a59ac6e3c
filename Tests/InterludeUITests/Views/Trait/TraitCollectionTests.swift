import InterludeUI
import Testing

/// Trait collections as values, and the size classes of the sizes that Apple's devices have.
@Suite struct TraitCollectionTests {
  private let compact = UITraitCollection(horizontalSizeClass: .compact)
  private let scale3 = UITraitCollection(displayScale: 3)

  @Test func laterTraitsGoBeforeEarlierOnes() {
    let both = UITraitCollection(traitsFrom: [compact, scale3, UITraitCollection(horizontalSizeClass: .regular)])
    #expect(both.horizontalSizeClass == .regular)
    #expect(both.displayScale == 3)
    #expect(both.verticalSizeClass == .unspecified)
    #expect(both.userInterfaceIdiom == .unspecified)
  }

  @Test func whatIsUnspecifiedOverridesNothing() {
    #expect(UITraitCollection(traitsFrom: [compact, UITraitCollection()]) == compact)
    #expect(UITraitCollection(traitsFrom: []) == UITraitCollection())
  }

  @Test func containsTheTraitsThatTheOtherSpecifies() {
    let both = UITraitCollection(traitsFrom: [compact, scale3])
    #expect(both.containsTraits(in: compact))
    #expect(both.containsTraits(in: UITraitCollection()))
    #expect(both.containsTraits(in: nil))
    #expect(!both.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    #expect(!compact.containsTraits(in: scale3))
  }

  @Test func onlyTheStyleChangesColors() {
    let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
    #expect(light.hasDifferentColorAppearance(comparedTo: dark))
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
    #expect(!light.hasDifferentColorAppearance(comparedTo: UITraitCollection(traitsFrom: [light, compact])))
  }

  /// The table of size classes in Apple's Human Interface Guidelines: portrait points, then the classes (width, height)
  /// upright and on its side.
  nonisolated static let devices: [(name: String, width: CGFloat, height: CGFloat, upright: String, side: String)] = [
    ("iPhone SE 1", 320, 568, "cr", "cc"), ("iPhone 8", 375, 667, "cr", "cc"), ("iPhone 8 Plus", 414, 736, "cr", "rc"),
    ("iPhone 11 Pro", 375, 812, "cr", "cc"), ("iPhone 11", 414, 896, "cr", "rc"), ("iPhone 14", 390, 844, "cr", "cc"),
    ("iPhone 14 Plus", 428, 926, "cr", "rc"), ("iPhone 15", 393, 852, "cr", "cc"),
    ("iPhone 15 Pro Max", 430, 932, "cr", "rc"), ("iPad mini 6", 744, 1133, "rr", "rr"),
    ("iPad 9.7", 768, 1024, "rr", "rr"), ("iPad Pro 12.9", 1024, 1366, "rr", "rr"),
  ]

  @Test(arguments: devices.indices)
  func sizeClassesOfApplesDevices(index: Int) {
    let device = Self.devices[index]
    func classes(_ width: CGFloat, _ height: CGFloat) -> String {
      let traits = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height)).traitCollection
      let letters: [UIUserInterfaceSizeClass: String] = [.compact: "c", .regular: "r"]
      return letters[traits.horizontalSizeClass, default: "?"] + letters[traits.verticalSizeClass, default: "?"]
    }
    #expect(classes(device.width, device.height) == device.upright, "\(device.name), upright")
    #expect(classes(device.height, device.width) == device.side, "\(device.name), on its side")
  }

  @Test func levelAndIdiomAreSetAsTheOthers() {
    let traits = UITraitCollection {
      $0.userInterfaceLevel = .elevated
      $0.userInterfaceIdiom = .phone
      #expect($0.userInterfaceLevel == .elevated && $0.userInterfaceIdiom == .phone)
    }
    let same = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceLevel: .elevated), UITraitCollection(userInterfaceIdiom: .phone),
    ])
    #expect(traits == same && same.userInterfaceIdiom == .phone && same.userInterfaceLevel == .elevated)
  }
}
