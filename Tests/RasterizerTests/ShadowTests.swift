import DisplayList
import Foundation
import InterludeTestSupport
import Rasterizer
import Testing

/// Shadows are silhouettes blurred by a Gaussian.
struct ShadowTests {
  /// A rectangle blurred by a Gaussian is a product of differences of its integral.
  private func blurred(_ x: Double, _ y: Double, _ rect: CGRect, sigma: Double) -> Double {
    let integral = { (t: Double) in 0.5 * (1 + erf(t / sigma / 2.0.squareRoot())) }
    return (integral(x - rect.minX) - integral(x - rect.maxX)) * (integral(y - rect.minY) - integral(y - rect.maxY))
  }

  @Test(arguments: [1, 1.7, 2.4, 2.6, 4, 7.3, 16])
  func aRectanglesShadowIsTheGaussiansIntegral(sigma: Double) {
    let reach = Int(3 * sigma) + 2
    let rect = CGRect(x: Double(reach) + 0.3, y: Double(reach) + 0.6, width: 30, height: 20)
    let (width, height) = (32 + 2 * reach, 22 + 2 * reach)

    let picture = draw(width, height, .shadow(.roundedRect(RoundedRect(rect)), blur: sigma, .white, .identity))

    var worst = 0.0
    for y in 0..<height {
      for x in 0..<width {
        let truth = 255 * blurred(Double(x) + 0.5, Double(y) + 0.5, rect, sigma: sigma)
        worst = max(worst, abs(truth - Double(picture.alpha(x, y))))
      }
    }
    // A blur of about a pixel starts from pixels' mean coverage, which says nothing of where in the pixel an edge is.
    #expect(worst <= max(2, 4.5 / (sigma * sigma)))
  }

  @Test func aPathsShadowIsThatOfAllItFillsAndOfNothingElse() {
    let (first, second) = (CGRect(x: 20, y: 20, width: 12, height: 25), CGRect(x: 44, y: 16, width: 10, height: 9))
    let path = Path(Path(RoundedRect(first)).elements + Path(RoundedRect(second)).elements)

    let picture = draw(72, 64, .shadow(.path(path), blur: 4, .white, .identity))

    var worst = 0.0
    for y in 0..<64 {
      for x in 0..<72 {
        let (x1, y1) = (Double(x) + 0.5, Double(y) + 0.5)
        let truth = 255 * (blurred(x1, y1, first, sigma: 4) + blurred(x1, y1, second, sigma: 4))
        worst = max(worst, abs(truth - Double(picture.alpha(x, y))))
      }
    }
    #expect(worst <= 2)
  }

  @Test func aTurnedAndScaledRectanglesShadowIsBlurredInProportion() throws {
    let rect = CGRect(x: -12, y: -8, width: 24, height: 16)
    let map = CGAffineTransform(rotationAngle: 0.5).concatenating(.init(scaleX: 1.5, y: 1.5))
      .concatenating(.init(translationX: 40, y: 40))
    let back = map.inverted()

    let picture = draw(80, 80, .shadow(.roundedRect(RoundedRect(rect)), blur: 3, .white, Homography(map)))

    var worst = 0.0
    for y in 0..<80 {
      for x in 0..<80 {
        let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(back)
        worst = max(worst, abs(255 * blurred(point.x, point.y, rect, sigma: 3) - Double(picture.alpha(x, y))))
      }
    }
    #expect(worst <= 2.5)
  }

  @Test func aRoundedShapesShadowIsTheConvolutionOfItsSilhouette() {
    let (shape, sigma, size) = (RoundedRect(12, 14, 24, 20, radius: 9), 4.0, 48)

    let picture = draw(size, size, .shadow(.roundedRect(shape), blur: sigma, .white, .identity))

    let silhouette = ExactCoverage(width: size, height: size, of: shape.polygon(through: .identity))
    let weights = (0..<size).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) / (sigma * (2 * .pi).squareRoot()) }
    var worst = 0.0
    for y in stride(from: 0, to: size, by: 3) {
      for x in stride(from: 0, to: size, by: 3) {
        var sum = 0.0
        for v in 0..<size {
          for u in 0..<size { sum += silhouette[u, v] * weights[abs(u - x)] * weights[abs(v - y)] }
        }
        worst = max(worst, abs(sum * 255 - Double(picture.alpha(x, y))))
      }
    }
    #expect(worst <= 2.5)
  }

  @Test func aSymmetricalShapesShadowIsSymmetrical() {
    let shape = Shape.roundedRect(RoundedRect(20, 20, 20, 20, radius: 5))

    let picture = draw(60, 60, .shadow(shape, blur: 6, .white, .identity))

    for y in 0..<60 {
      for x in 0..<60 {
        #expect(abs(picture.alpha(x, y) - picture.alpha(59 - x, y)) <= 1)
        #expect(abs(picture.alpha(x, y) - picture.alpha(y, x)) <= 1)
      }
    }
  }

  @Test(arguments: [0, -2] as [CGFloat])
  func aShadowWithoutBlurIsTheCrispSilhouette(blur: CGFloat) {
    let shape = RoundedRect(2.3, 3.1, 9, 8, radius: 3)

    let picture = draw(16, 16, .shadow(.roundedRect(shape), blur: blur, .white, .identity))

    #expect(picture == draw(16, 16, .fill(shape, .white)))
  }

  @Test func aShadowFallsOffWithoutSteps() {
    let shape = Shape.roundedRect(RoundedRect(-100, -100, 200, 300))

    let picture = draw(240, 1, .shadow(shape, blur: 25, .white, .identity))

    // The steepest slope of a Gaussian edge is 255 / (σ √2π) a pixel: 4.07.
    for x in 1..<240 {
      let step = picture.alpha(x - 1, 0) - picture.alpha(x, 0)
      #expect(0...5 ~= step, "at \(x)")
    }
  }

  @Test func aMovingShadowKeepsItsShape() {
    let still = draw(60, 60, .shadow(.roundedRect(RoundedRect(20, 20, 20, 20)), blur: 6, .white, .identity))
    let moved = draw(60, 60, .shadow(.roundedRect(RoundedRect(23, 18, 20, 20)), blur: 6, .white, .identity))

    for y in 0..<58 {
      for x in 3..<60 { #expect(abs(moved.alpha(x, y) - still.alpha(x - 3, y + 2)) <= 1) }
    }
  }

  /// Steps from the left edge of the picture would add up to another place in the mask.
  @Test(arguments: 0..<80)
  func aShadowThatMovesFarByWholePixelsIsTheSame(seed: Int) {
    var random = SplitMix64(seed: 33_000 + seed)
    let shape = RoundedRect(
      random.number(20...60), random.number(10...20), random.number(10...100), random.number(2...30))
    let (blur, far) = (random.number(5...20), 16_000)
    func render(movedBy distance: Int) -> CGImage {
      let map = Homography(CGAffineTransform(translationX: CGFloat(distance), y: 0))
      return draw(200 + distance, 60, .shadow(.roundedRect(shape), blur: blur, .black, map))
    }
    let (here, there) = (render(movedBy: 0), render(movedBy: far))
    let differing = (0..<60 * 200).count { here[$0 % 200, $0 / 200] != there[$0 % 200 + far, $0 / 200] }
    #expect(differing == 0, "seed \(seed)")
  }

  @Test func clipsCutAShadowAndChangeNothingInside() {
    let shadow = DrawCommand.shadow(.roundedRect(RoundedRect(10, 10, 20, 20, radius: 4)), blur: 5, .white, .identity)

    let clipped = draw(40, 40, .clip(RoundedRect(5, 7, 18, 11)), shadow, .popClip)

    let whole = draw(40, 40, shadow)
    for y in 0..<40 {
      for x in 0..<40 {
        let expected = 5..<23 ~= x && 7..<18 ~= y ? whole.alpha(x, y) : 0
        #expect(abs(clipped.alpha(x, y) - expected) <= 1)
      }
    }
  }

  @Test func aShadowTakesItsColourAndAlpha() {
    let color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.4)
    let shape = Shape.roundedRect(RoundedRect(-200, -200, 400, 400))

    let picture = draw(2, 2, .shadow(shape, blur: 8, color, .identity))

    #expect(picture.pixels.allSatisfy { $0 == 0x6666_3300 })
  }

  @Test(arguments: [0, 8, 15] as [CGFloat])
  func whatAnOpaqueLayerHidesOfItsShadowIsNotMissed(radius: CGFloat) {
    let shape = RoundedRect(CGRect(x: 20.4, y: 20.7, width: 40, height: 30), radius: radius)
    let steps: [DrawCommand] = [
      .fill(RoundedRect(0, 0, 80, 70), .white), .shadow(.roundedRect(shape), blur: 5, .black, .identity),
      .fill(shape, .white),
    ]
    let picture = { (commands: [DrawCommand]) in
      Rasterizer().render(DisplayList(size: CGSize(width: 80, height: 70), commands: commands), scale: 1)
    }

    let together = picture(steps)

    // Inside a rounded clip, even one larger than the picture, nothing hidden is left out.
    let everything = picture([.clip(RoundedRect(-99, -99, 300, 300, radius: 9))] + steps + [.popClip])
    #expect(together == everything)
  }
}
