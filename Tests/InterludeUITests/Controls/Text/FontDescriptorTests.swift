import InterludeUI
import InterludeUITestSupport
import Testing

/// Which face a font is of, and which other one is like it.
@Suite(.ownWorld) @MainActor struct FontDescriptorTests {
  private let world = World()

  init() { world.stage.textRenderer = FixedWidthRenderer() }

  @Test func rawValuesAreUIKits() {
    typealias Traits = UIFontDescriptor.SymbolicTraits
    let traits: [Traits] = [.traitItalic, .traitBold, .traitCondensed, .traitMonoSpace]
    #expect(traits.map(\.rawValue) == [1, 2, 1 << 6, 1 << 10])
  }

  @Test func aFontIsMadeAgainOfItsDescriptor() {
    for font in [
      UIFont.systemFont(ofSize: 21, weight: .light), .italicSystemFont(ofSize: 9),
      .preferredFont(forTextStyle: .headline),
    ] {
      #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
      #expect(font.fontDescriptor.pointSize == font.pointSize)
    }
    let larger = UIFont(descriptor: UIFont.boldSystemFont(ofSize: 10).fontDescriptor, size: 30)
    #expect(larger == .boldSystemFont(ofSize: 30))
    #expect(UIFont(descriptor: larger.fontDescriptor.withSize(12), size: 0) == .boldSystemFont(ofSize: 12))
  }

  @Test func theSystemsFaceChangesItsTraits() throws {
    let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
    #expect(plain.symbolicTraits == [])
    let bold = try #require(plain.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0) == .boldSystemFont(ofSize: 17) && bold.symbolicTraits == .traitBold)
    let both = try #require(bold.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(both.symbolicTraits == [.traitBold, .traitItalic])
    #expect(both.withSymbolicTraits([]) == plain)
    // A weight that is bold already stays what it is.
    let heavy = UIFont.systemFont(ofSize: 17, weight: .heavy)
    let slanted = try #require(heavy.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(slanted.symbolicTraits == [.traitBold, .traitItalic])
    #expect(slanted.withSymbolicTraits(.traitBold) == heavy.fontDescriptor)
  }

  @Test func aFaceThatIsNotThereIsNone() {
    #expect(UIFont.systemFont(ofSize: 17).fontDescriptor.withSymbolicTraits(.traitCondensed) == nil)
    #expect(UIFont.systemFont(ofSize: 17).fontDescriptor.withSymbolicTraits([.traitBold, .traitMonoSpace]) == nil)
    let named = UIFontDescriptor(name: "Fixed-Bold", size: 12)
    #expect(named.symbolicTraits == .traitBold && named.withSymbolicTraits(.traitBold) == named)
    #expect(named.withSymbolicTraits(.traitItalic) == nil && named.withSymbolicTraits([]) == nil)
  }

  @Test func anotherFaceOfAFamilyIsFoundByItsName() throws {
    let regular = UIFontDescriptor(name: "Fixed-Regular", size: 12)
    let bold = try #require(regular.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0).fontName == "Fixed-Bold")
  }

  @Test func ofANameThatNoFontHasAFontIsTheSystems() {
    #expect(UIFont(descriptor: UIFontDescriptor(name: "Nonesuch", size: 12), size: 0) == .systemFont(ofSize: 12))
    #expect(UIFont(descriptor: UIFontDescriptor(name: "Fixed-Bold", size: 12), size: 0).fontName == "Fixed-Bold")
  }

  @Test func attributesTellWhatIsKnown() {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    #expect(body.object(forKey: .textStyle) as? UIFont.TextStyle == .body)
    #expect(body.object(forKey: .size) as? CGFloat == CGFloat(17))
    #expect(body.object(forKey: .family) as? String == "Plain" && body.postscriptName == "Plain")
    #expect(body.object(forKey: UIFontDescriptor.AttributeName(rawValue: "other")) == nil)
    #expect(UIFont.systemFont(ofSize: 17).fontDescriptor.object(forKey: .textStyle) == nil)
  }

  @Test func versionsOfFoundationAreInOrder() {
    let versions = [
      NSFoundationVersionNumber_iOS_7_0, NSFoundationVersionNumber_iOS_7_1, NSFoundationVersionNumber_iOS_8_0,
      NSFoundationVersionNumber_iOS_9_0, NSFoundationVersionNumber,
    ]
    #expect(versions == versions.sorted() && versions[1] == 1047.25)
  }
}
