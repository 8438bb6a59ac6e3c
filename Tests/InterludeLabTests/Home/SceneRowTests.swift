import InterludeUI
import MotionQA
import Rasterizer
import Testing

@testable import InterludeLab

struct SceneRowTests {
  private func row(name: String, title: String) -> SceneRow {
    SceneRow(
      scene: Scene(name: name, title: title, summary: "", script: InputScript(duration: 1, [])) { UIViewController() })
  }

  private func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }

  private func ground(of row: SceneRow) throws -> CAGradientLayer {
    let layers = views(in: row).flatMap { $0.layer.sublayers ?? [] }
    return try #require(layers.lazy.compactMap { $0 as? CAGradientLayer }.first)
  }

  @Test func aSceneWithoutAPictureShowsItsInitialOnAColourOfItsOwn() throws {
    let stage = Stage(size: CGSize(width: 390, height: 844), textRenderer: BlockText())
    try stage.asCurrent {
      let (menu, other) = (row(name: "my-menu", title: "menu"), row(name: "my-menus", title: "Menus"))
      let initial = try #require(views(in: menu).first { $0 is SceneInitial })
      let letter = try #require(views(in: initial).lazy.compactMap { $0 as? UILabel }.first)
      #expect(letter.text == "M")

      #expect(try ground(of: menu).colors?.count == 2)
      #expect(SceneInitial.hue(of: "my-menu") != SceneInitial.hue(of: "my-menus"))
      #expect(try "\(ground(of: menu).colors ?? [])" != "\(ground(of: other).colors ?? [])")
    }
  }

  /// The published test vectors of FNV-1a, 32 bits.
  @Test(arguments: [("", 0x811C_9DC5 as UInt32), ("a", 0xE40C_292C), ("foobar", 0xBF9C_F968)])
  func theColourFollowsFromTheHashOfTheName(name: String, hash: UInt32) {
    #expect(SceneInitial.hue(of: name) == CGFloat(hash % 360) / 360)
  }

  @Test func theIconIsRoundAndHasAColour() {
    let icon = LabIcon.image(side: 64, renderer: Rasterizer())

    #expect(icon.width == 64 && icon.height == 64)
    #expect(icon.pixels[0] == 0, "its corner is clear")
    #expect(icon.pixels[32 * 64 + 5] >> 24 == 255, "its ground is not")
    // The front screen is white.
    #expect(icon.pixels[48 * 64 + 30] == 0xFFFF_FFFF)
  }
}
