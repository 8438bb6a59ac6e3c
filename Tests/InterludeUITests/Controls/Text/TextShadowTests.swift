import InterludeUI
import InterludeUITestSupport
import Testing

/// Shadows behind stretches of text.
@Suite final class TextShadowTests {
  lazy var bench = LabelBench()
  private let font = UIFont.systemFont(ofSize: 20)

  private func shadow(_ offset: CGSize, blur: CGFloat = 0, _ color: UIColor? = .red) -> NSShadow {
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowBlurRadius, shadow.shadowColor) = (offset, blur, color)
    return shadow
  }

  @Test func aShadowIsAThirdOfBlackAndAtNoOffsetUnlessSaid() throws {
    let shadow = NSShadow()
    #expect(shadow.shadowOffset == .zero && shadow.shadowBlurRadius == 0)
    let color = try #require(shadow.shadowColor as? UIColor)
    #expect(abs(color.cgColor.alpha - 1 / 3) < 1e-9)
    let copy = try #require(self.shadow(CGSize(width: 1, height: 2), blur: 3).copy() as? NSShadow)
    #expect(copy == self.shadow(CGSize(width: 1, height: 2), blur: 3) && copy != shadow)
  }

  @Test func onlyItsOwnStretchCastsOne() throws {
    let label = bench.label(
      bench.text(
        ("ab", [.font: font]),
        ("cd", [.font: font, .shadow: shadow(CGSize(width: 2, height: 3))])),
      CGRect(x: 0, y: 0, width: 100, height: 24))
    let drawn = bench.drawn()
    #expect(drawn.first?.lines == [TextLine(string: "cd", origin: CGPoint(x: 22, y: 23))])
    #expect(drawn.dropFirst().flatMap(\.lines).map(\.origin) == [CGPoint(x: 0, y: 20), CGPoint(x: 20, y: 20)])
    let stencils = try #require((label.layer.contents as? CGImage)?.drawing).commands.compactMap { command in
      if case .image(let image, _, _, _, _) = command { image.stencil?.color } else { nil }
    }
    #expect(stencils == [UIColor.red.cgColor])
  }

  @Test func aBlurredOneHasRoomForThreeDeviations() {
    _ = bench.label(
      bench.text(("ab", [.font: font, .shadow: shadow(CGSize(width: 1, height: 0), blur: 4)])),
      CGRect(x: 0, y: 0, width: 100, height: 24))
    // A blur of 4 is a deviation of 2 points: 6 points of room on every side.
    let cast = bench.drawn().first
    #expect(cast?.size == CGSize(width: 112, height: 36))
    #expect(cast?.lines == [TextLine(string: "ab", origin: CGPoint(x: 7, y: 26))])
  }

  @Test func oneWithoutAColourShowsNothing() {
    _ = bench.label(
      bench.text(("ab", [.font: font, .shadow: shadow(CGSize(width: 1, height: 1), nil)])),
      CGRect(x: 0, y: 0, width: 100, height: 24))
    #expect(bench.drawn().count == 1)
  }
}
