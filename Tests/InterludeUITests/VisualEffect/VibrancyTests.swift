import DisplayList
import Rasterizer
import Testing

@testable import InterludeUI

/// What lies in a view with vibrancy makes the picture behind it darker or lighter, wherever it is opaque.
@Suite final class VibrancyTests {
  lazy var world = World()
  lazy var root: UIView = world.showProbe().view
  private let ground = UIColor(red: 0.9, green: 0.5, blue: 0.4, alpha: 1)
  private let place = CGRect(x: 20, y: 200, width: 100, height: 50)

  /// A blur over one colour, and a view with vibrancy in it that holds one other.
  private func add(_ blur: UIBlurEffect.Style, _ style: UIVibrancyEffectStyle?, holding color: UIColor) {
    root.backgroundColor = ground
    let effect = UIBlurEffect(style: blur)
    let blurView = UIVisualEffectView(effect: effect)
    blurView.frame = place
    root.addSubview(blurView)
    let vibrancy = style.map { UIVibrancyEffect(blurEffect: effect, style: $0) } ?? UIVibrancyEffect(blurEffect: effect)
    let view = UIVisualEffectView(effect: vibrancy)
    view.frame = blurView.bounds
    blurView.contentView.addSubview(view)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    content.backgroundColor = color
    view.contentView.addSubview(content)
  }

  /// Blue, green, red and alpha of the blur, and of what lies on it: 0…1.
  private func pixels() -> (blur: SIMD4<Double>, content: SIMD4<Double>) {
    world.stage.commit()
    let image = Rasterizer().render(world.stage.displayList(), scale: 1)
    func pixel(_ x: CGFloat) -> SIMD4<Double> {
      let pixel = image.pixels[Int(place.midY) * image.width + Int(x)]
      return SIMD4(
        Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255), Double(pixel >> 24)) / 255
    }
    return (pixel(place.maxX - 25), pixel(place.minX + 25))
  }

  private func distance(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Double { max((a - b).max(), (b - a).max()) }

  @Test(
    arguments: [
      (.systemMaterialLight, .label, 0.8), (.systemUltraThinMaterialLight, .secondaryLabel, 0.5),
      (.light, .separator, 0.25),
      (.extraLight, .tertiaryFill, 0.12),
    ] as [(UIBlurEffect.Style, UIVibrancyEffectStyle, Double)])
  func onALightBlurEachChannelLosesAsMuch(blur: UIBlurEffect.Style, style: UIVibrancyEffectStyle, strength: Double) {
    add(blur, style, holding: .systemYellow)

    let (behind, shown) = pixels()

    let darker = SIMD4(repeating: strength)
    let expected = (behind - darker).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
    #expect(distance(shown, SIMD4(expected.x, expected.y, expected.z, 1)) <= 1.5 / 255)
  }

  @Test(
    arguments: [
      (.systemMaterialDark, .label, 0.8), (.dark, .tertiaryLabel, 0.3), (.systemThinMaterialDark, .fill, 0.3),
    ] as [(UIBlurEffect.Style, UIVibrancyEffectStyle, Double)])
  func onADarkBlurEachChannelGainsAsMuch(blur: UIBlurEffect.Style, style: UIVibrancyEffectStyle, strength: Double) {
    add(blur, style, holding: .systemYellow)

    let (behind, shown) = pixels()

    #expect(behind.x < 0.6)
    let expected = (behind + strength).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
    #expect(distance(shown, expected) <= 1.5 / 255)
  }

  /// Half of it shows half as much, and its colour does not matter.
  @Test func ofWhatItHoldsTheAlphaAloneCounts() {
    add(.systemMaterialLight, .label, holding: UIColor.white.withAlphaComponent(0.5))
    let (behind, white) = pixels()
    root.subviews.forEach { $0.removeFromSuperview() }

    add(.systemMaterialLight, .label, holding: UIColor.blue.withAlphaComponent(0.5))

    #expect(pixels().content == white)
    #expect(distance(behind - SIMD4(0.4, 0.4, 0.4, 0), white) <= 2.0 / 255)
  }

  @Test func withoutAStyleItIsALabel() {
    add(.systemMaterialLight, nil, holding: .black)
    let plain = pixels().content
    root.subviews.forEach { $0.removeFromSuperview() }

    add(.systemMaterialLight, .label, holding: .black)

    #expect(pixels().content == plain)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func aBlurThatFollowsTheTraitsTakesItsVibrancyAlong(style: UIUserInterfaceStyle) {
    root.overrideUserInterfaceStyle = style
    add(.systemMaterial, .secondaryLabel, holding: .black)

    let (behind, shown) = pixels()

    #expect((shown.x > behind.x) == (style == .dark))
  }

  @Test func withoutTheEffectTheContentIsAsItIs() throws {
    add(.systemMaterialLight, .label, holding: .blue)
    let blurView = try #require(root.subviews.last as? UIVisualEffectView)
    let view = try #require(blurView.contentView.subviews.last as? UIVisualEffectView)

    view.effect = nil

    #expect(pixels().content == SIMD4(1, 0, 0, 1))
  }
}
