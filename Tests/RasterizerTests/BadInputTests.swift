import DisplayList
import Foundation
import InterludeTestSupport
import Rasterizer
import Testing

/// Broken geometry draws nothing; it never traps, hangs or asks for absurd amounts of memory.
struct BadInputTests {
  private static let brokenNumbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e38, 1e15, .leastNonzeroMagnitude, 0,
  ]

  /// Every kind of drawing, with one number broken.
  private func commands(_ number: CGFloat, _ map: Homography) -> [DrawCommand] {
    let rects = [
      CGRect(x: number, y: 0, width: 5, height: 5), CGRect(x: 0, y: 0, width: number, height: 5),
      CGRect(x: 0, y: 0, width: number, height: number),
      CGRect(x: -number, y: -number, width: 2 * number, height: number),
    ]
    let picture = solidImage(3, 3, 0xFFFF_FFFF)
    return rects.flatMap { rect -> [DrawCommand] in
      let shape = RoundedRect(rect, radius: number)
      return [
        .fill(shape, .white, map), .border(shape, width: number, .white, map),
        .border(shape, width: 1, .white, map), .shadow(.roundedRect(shape), blur: 3, .white, map),
        .shadow(.roundedRect(RoundedRect(0, 0, 5, 5)), blur: number, .white, map), .image(picture, rect, map),
        .bitmap(Bitmap(bounds: rect, scale: 1, commands: [.fill(shape, .white, map)]), map),
        .bitmap(Bitmap(bounds: CGRect(x: 0, y: 0, width: 5, height: 5), scale: number, commands: []), map),
        .image(picture, source: rect, destination: CGRect(x: 0, y: 0, width: 5, height: 5), map),
        .clip(shape, map), .fill(RoundedRect(0, 0, 4, 4, radius: 2), .white, map), .popClip,
        .fill(
          .path(
            Path([.move(.zero), .curve(to: rect.origin, control1: .zero, control2: CGPoint(x: number, y: 3)), .close])),
          .white, map),
      ]
    }
  }

  @Test(arguments: brokenNumbers)
  func brokenShapesAndBlursAreSurvived(number: CGFloat) {
    let list = DisplayList(size: CGSize(width: 8, height: 8), commands: commands(number, .identity))

    #expect(Rasterizer().render(list, scale: 1).pixels.count == 64)
  }

  /// Their radii have no finite inverse, or one whose square is infinite.
  @Test(arguments: [CGFloat.leastNonzeroMagnitude, .leastNormalMagnitude / 200, .leastNormalMagnitude, 1e-160, 1e-12])
  func cornersTooSmallToBeSeenAreNotThere(radius: CGFloat) {
    let maps = [Homography.identity, Homography(CGAffineTransform(scaleX: 0.27, y: 3.9))]
    for rect in [CGRect(x: 0, y: 0, width: 4, height: 4.5), CGRect(x: 5.468643657474966, y: 0, width: 4, height: 9)] {
      for map in maps {
        let pictures = [0, radius].map { radius in
          let shape = RoundedRect(rect, radius: radius)
          return Rasterizer().render(
            DisplayList(size: CGSize(width: 8, height: 8), commands: [.fill(shape, .white, map)]), scale: 1
          ).pixels
        }
        #expect(pictures[0] == pictures[1])
      }
    }
  }

  @Test(arguments: brokenNumbers)
  func brokenMapsAreSurvived(number: CGFloat) {
    let fields: [WritableKeyPath<Homography, CGFloat>] = [\.a, \.b, \.p, \.c, \.d, \.q, \.tx, \.ty, \.r]
    for field in fields {
      var map = Homography.identity
      map[keyPath: field] = number
      let list = DisplayList(size: CGSize(width: 8, height: 8), commands: commands(3, map))
      #expect(Rasterizer().render(list, scale: 1).pixels.count == 64)
    }
  }

  @Test(arguments: 0..<Thoroughness.rounds(6, whole: 20))
  func anyMixtureOfExtremesIsSurvived(seed: Int) {
    var random = SplitMix64(seed: 6000 + seed)
    let extremes: [CGFloat] = [
      0, 1, -1, 0.5, 7.3, 100, -1000, 1e-9, 1e-30, 1e5, -1e7, 1e9, 1e11, -1e12, 1e20, 1e150, -1e300, .nan, .infinity,
    ]
    func number() -> CGFloat { extremes.randomElement(using: &random) ?? 0 }
    let list = DisplayList(
      size: CGSize(width: 9, height: 9),
      commands: (0..<12).flatMap { _ -> [DrawCommand] in
        var map = Homography(
          CATransform3D(
            m11: number(), m12: number(), m13: 0, m14: number(), m21: number(), m22: number(), m23: 0, m24: number(),
            m31: 0, m32: 0, m33: 1, m34: 0, m41: number(), m42: number(), m43: 0, m44: number()))
        if Bool.random(using: &random) { map = .identity }
        return commands(number(), map)
      })

    #expect(Rasterizer().render(list, scale: 1).pixels.count == 81, "seed \(seed)")
  }

  @Test func shapesWithACoordinateThatIsNotANumberDrawNothing() {
    let picture = draw(
      8, 8, .fill(RoundedRect(.nan, 0, 5, 5), .white), .fill(RoundedRect(0, 0, .infinity, 5), .white),
      .image(solidImage(2, 2, .max), CGRect(x: 0, y: CGFloat.nan, width: 5, height: 5)),
      .shadow(.roundedRect(RoundedRect(0, 0, 5, 5)), blur: .nan, .white, Homography(CGAffineTransform(scaleX: 0, y: 0)))
    )

    #expect(picture.coveredArea == 0)
  }

  @Test func aPlaneSeenEdgeOnOrFromBehindTheViewerDrawsNothing() {
    let edgeOn = Homography(CATransform3DMakeRotation(.pi / 2, 0, 1, 0))
    var behind = Homography.identity
    behind.r = -1
    let shape = RoundedRect(0, 0, 8, 8)

    for map in [edgeOn, behind] {
      let picture = draw(
        8, 8, .fill(shape, .white, map), .image(solidImage(2, 2, .max), shape.rect, map),
        .shadow(.roundedRect(shape), blur: 2, .white, map), .border(shape, width: 1, .white, map))
      #expect(picture.coveredArea == 0)
    }
  }

  @Test func aShapeFarLargerThanThePictureFillsIt() {
    let picture = draw(4, 4, .fill(RoundedRect(-1e9, -1e9, 2e9, 2e9, radius: 1e6), .white))

    #expect(picture.coveredArea == 16)
  }

  @Test func aWideBlurIsNoMoreWorkThanANarrowOneAndFadesToNothing() {
    let picture = draw(4, 4, .shadow(.roundedRect(RoundedRect(0, 0, 4, 4)), blur: 1e9, .white, .identity))

    #expect(picture.coveredArea == 0)
  }

  @Test(arguments: [(16, true), (17, false), (2000, false)])
  func bitmapsInEachOtherAreSeenToADepth(count: Int, isSeen: Bool) {
    var command = DrawCommand.fill(RoundedRect(0, 0, 4, 4), .white)
    for _ in 0..<count {
      let whole = CGRect(x: 0, y: 0, width: 4, height: 4)
      command = .bitmap(Bitmap(bounds: whole, scale: 1, commands: [command]), .identity)
    }

    #expect(draw(4, 4, command).coveredArea == (isSeen ? 16 : 0))
  }

  @Test func popsWithoutAPushAndPushesWithoutAPopArePutUpWith() {
    let picture = draw(
      4, 4, .popClip, .popGroup, .pushGroup(opacity: 0.5), .popClip, .clip(RoundedRect(0, 0, 2, 4)), .popGroup,
      .fill(RoundedRect(0, 0, 4, 4), .white))

    #expect(picture.alpha(1, 1) == 128)
    #expect(picture.alpha(3, 1) == 0)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e9] as [CGFloat])
  func aFrameWithoutASensibleSizeIsOnePixelOfBackground(side: CGFloat) {
    let list = DisplayList(size: CGSize(width: side, height: 10))

    let image = Rasterizer().render(list, scale: 1, background: .white)

    #expect(image.width == 1 && image.height == 1 && image.pixels == [.max])
  }
}
