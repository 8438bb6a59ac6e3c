import InterludeUI
import Testing

@testable import Gallery
@testable import InterludeLab

/// A window on a small laptop's display has no room for the height of a phone. Measured with the installed fonts.
struct LowScreenTests {
  private static let equipment = Result { try Equipment.installed { _ in } }
  /// What a display of 1024 × 600 leaves below a title bar.
  private static let size = CGSize(width: 390, height: 560)

  private func world(
    of name: String, size: CGSize = size, textSize: UIContentSizeCategory = .large
  ) throws -> (SceneWorld, ScenePage)? {
    let scene = try ListedScenes.scene(named: name)
    let world = SceneWorld(
      { scene.firstViewController }, size: size, textRenderer: try Self.equipment.get().textRenderer,
      textSize: textSize)
    let page = world.navigation.topViewController?.view as? ScenePage
    return page.map { (world, $0) }
  }

  private func views<View: UIView>(of type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { ($0 as? View).map { [$0] } ?? self.views(of: type, in: $0) }
  }

  @Test(arguments: await ListedScenes.names, [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
  func theButtonThatBeginsIsInSightWithoutScrolling(name: String, textSize: UIContentSizeCategory) throws {
    guard let (_, page) = try world(of: name, textSize: textSize),
      let button = views(of: PrimaryButton.self, in: page).first
    else {
      return
    }
    let frame = button.convert(button.bounds, to: nil)
    #expect(frame.maxY <= Self.size.height - 34)
    #expect(frame.minY >= 47 + 44)
  }

  @Test func aPictureWithoutRoomIsLeftOutAndComesBack() throws {
    let (world, page) = try #require(try world(of: "what-goes-wrong"))
    let picture = try #require(views(of: RoundedPicture.self, in: page).first)
    #expect(picture.isHidden)
    world.resize(to: CGSize(width: 390, height: 844), at: 1)
    world.show(at: 2)
    #expect(!picture.isHidden)
    #expect(picture.bounds.height >= 100)
  }

  /// Beside a picture, words need room for some of them in a line.
  @Test func wordsStandBesideAPictureOnAWideScreenOnly() throws {
    for (size, minimum) in [(CGSize(width: 390, height: 380), 300.0), (CGSize(width: 844, height: 390), 300.0)] {
      let (_, page) = try #require(try world(of: "card", size: size))
      let button = try #require(views(of: PrimaryButton.self, in: page).first)
      #expect(button.bounds.width >= CGFloat(minimum), "\(size)")
    }
  }

  /// Bars are there only while a page has more than what shows.
  @Test func aPageThatGoesOnSaysSoWhenItAppears() throws {
    let largest = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
    let (world, page) = try #require(try world(of: "what-goes-wrong", textSize: largest))
    let bar = try #require(page.subviews.last { page.isScrollIndicator($0) && !$0.isHidden })
    #expect(try #require(bar.layer.presentation()).opacity > 0)
    world.show(at: 2)
    #expect(try #require(bar.layer.presentation()).opacity == 0)

    let (_, short) = try #require(try self.world(of: "what-goes-wrong", size: CGSize(width: 390, height: 844)))
    #expect(!short.subviews.contains { short.isScrollIndicator($0) })
  }
}
