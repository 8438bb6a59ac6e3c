import InterludeUI
import Testing

@testable import Gallery

/// A phone that lies down has its notch at a side.
struct SideSafeAreaTests {
  @Test func herbsAndTheirHeadingKeepClearOfTheNotch() throws {
    let world = SceneWorld({ HeroListViewController() }, size: CGSize(width: 844, height: 390))
    world.stage.safeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    world.show(at: 1)
    let heading = try #require(
      world.view("hero-list").subviews.first { $0 is HeroHeading }?.subviews.first)
    #expect(heading.convert(heading.bounds, to: nil).minX == 67)
    let herbs = try world.view("hero-list").subviews.filter { $0 is HeroCell }.map { $0.convert($0.bounds, to: nil) }
    #expect(herbs.map(\.minX).min() == 67)
    #expect(try #require(herbs.map(\.maxX).max()) <= 844 - 67)
  }
}
