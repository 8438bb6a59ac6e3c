import DisplayList
import Foundation
import InterludeTestSupport
import Testing

struct ImageTests {
  /// Every texel different, translucent ones among them.
  private let motley = image(7, 5) { x, y in
    let alpha = UInt32(255 - 9 * x)
    return alpha << 24 | UInt32(x * 20) << 16 | UInt32(y * 30) << 8 | UInt32(x + y)
  }

  @Test func anImageOnWholePixelsIsCopiedExactly() {
    let picture = draw(12, 10, .image(motley, CGRect(x: 3, y: 2, width: 7, height: 5)))

    for y in 0..<10 {
      for x in 0..<12 {
        let inside = 3..<10 ~= x && 2..<7 ~= y
        #expect(picture[x, y] == (inside ? motley[x - 3, y - 2] : 0))
      }
    }
  }

  @Test func aCopiedImageIsCutByThePicturesBorderAndByClips() {
    let picture = draw(
      6, 4, .clip(RoundedRect(0, 0, 5, 3)), .image(motley, CGRect(x: -2, y: -1, width: 7, height: 5)), .popClip)

    for y in 0..<4 {
      for x in 0..<6 { #expect(picture[x, y] == (x < 5 && y < 3 ? motley[x + 2, y + 1] : 0)) }
    }
  }

  @Test func aMirroredAndATurnedImageShowTheSameTexelsElsewhere() {
    let unit = CGRect(x: 0, y: 0, width: 7, height: 5)
    let mirror = Homography(CGAffineTransform(-1, 0, 0, 1, 7, 0))
    let quarterTurn = Homography(CGAffineTransform(0, 1, -1, 0, 5, 0))

    let mirrored = draw(7, 5, .image(motley, unit, mirror))
    let turned = draw(5, 7, .image(motley, unit, quarterTurn))

    for y in 0..<5 {
      for x in 0..<7 {
        #expect(mirrored[6 - x, y] == motley[x, y])
        #expect(turned[4 - y, x] == motley[x, y])
      }
    }
  }

  @Test func aPartOfAnImageFillsTheDestinationWithoutWhatIsNextToIt() {
    let picture = draw(
      4, 4,
      .image(
        image(4, 4) { x, y in x < 2 && y < 2 ? 0xFF00_00FF : 0xFFFF_0000 },
        source: CGRect(x: 0, y: 0, width: 0.5, height: 0.5), destination: CGRect(x: 0, y: 0, width: 4, height: 4),
        .identity))

    #expect(picture.pixels.allSatisfy { $0 == 0xFF00_00FF })
  }

  @Test(arguments: [(2, 0.0), (3, 0.0), (2, 0.3)])
  func anEnlargedImageRunsStraightFromTexelToTexel(factor: Int, turn: Double) {
    // A ramp is its own linear interpolation.
    let ramp = image(16, 16) { x, _ in 0xFF00_0000 | UInt32(x * 16) }
    let size = CGFloat(16 * factor)
    let map = Homography(CGAffineTransform(rotationAngle: turn))

    let picture = draw(16 * factor, 16 * factor, .image(ramp, CGRect(x: 0, y: 0, width: size, height: size), map))

    for y in 0..<16 * factor {
      for x in 0..<16 * factor {
        let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
        let texel = (px * cos(turn) + py * sin(turn)) / Double(factor)
        let row = (py * cos(turn) - px * sin(turn)) / Double(factor)
        guard 0.6...15.4 ~= texel, 0.6...15.4 ~= row else { continue }
        #expect(abs(Double(picture[x, y] & 255) - (texel - 0.5) * 16) <= 1, "\(x), \(y)")
      }
    }
  }

  @Test(arguments: [1.3, 2, 2.9, 5, 7.7])
  func aShrunkImageKeepsItsMeanColour(factor: Double) {
    var random = SplitMix64(seed: 11)
    let noise = image(120, 120) { _, _ in 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &random) }
    let side = Int(120 / factor)
    let exact = Double(side) * factor / 120
    let source = CGRect(x: 0, y: 0, width: exact, height: exact)

    let picture = draw(
      side, side,
      .image(noise, source: source, destination: CGRect(x: 0, y: 0, width: side, height: side), .identity))

    let whole = Int((exact * 120).rounded())
    let part = image(whole, whole) { x, y in noise[x, y] }
    let error = picture.mean - part.mean
    #expect(max(error.max(), -error.min()) <= 3, "seed 11")
  }

  @Test(arguments: [(58.0, 0.0), (20, 0), (20, 0.4)])
  func stripesAsFineAsTexelsShrinkToAnEvenGreyWhereverTheyAre(side: Double, turn: Double) {
    // Plain linear interpolation leaves beats of half the contrast at the first of these sizes.
    let stripes = image(100, 100) { x, _ in x % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
    for offset in [0.0, 0.21, 0.5, 0.77] {
      let map = Homography(
        CGAffineTransform(rotationAngle: turn).concatenating(CGAffineTransform(translationX: 10 + offset, y: 4)))
      let picture = draw(40, 40, .image(stripes, CGRect(x: 0, y: 0, width: side, height: side), map))
      for y in 14..<18 {
        for x in 16..<20 { #expect(abs(Double(picture[x, y] & 255) - 127.5) <= 12, "offset \(offset), \(x), \(y)") }
      }
    }
  }

  @Test func anEvenImageStaysEvenUnderAnyMapAtAnySize() {
    let even = solidImage(33, 17, 0xFF64_C832)
    var random = SplitMix64(seed: 12)
    for index in 0..<20 {
      let map = index % 2 == 0 ? random.affineMap(middle: 12) : random.perspectiveMap(middle: 12)
      let (width, height) = (random.number(2...40), random.number(2...40))
      let frame = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)

      let picture = draw(24, 24, .image(even, frame, map))
      let fill = draw(
        24, 24,
        .fill(RoundedRect(frame), CGColor(red: 100.0 / 255, green: 200.0 / 255, blue: 50.0 / 255, alpha: 1), map))

      #expect(picture == fill, "seed 12, shape \(index)")
    }
  }

  @Test func anImageInPerspectiveShowsEachTexelWhereItsPlaceLands() throws {
    // Squares of eight texels; their middles must have their colours.
    let squares = image(64, 64) { x, y in 0xFF00_0000 | UInt32(x / 8 * 30) << 8 | UInt32(y / 8 * 30) }
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 300
    let turn = CATransform3DConcat(CATransform3DMakeRotation(0.6, 0, 1, 0), eye)
    let map = Homography(CATransform3DConcat(turn, CATransform3DMakeTranslation(48, 48, 0)))

    let picture = draw(96, 96, .image(squares, CGRect(x: -40, y: -40, width: 80, height: 80), map))

    for row in 0..<8 {
      for column in 0..<8 {
        let place = map.apply(to: CGPoint(x: -35 + 10 * column, y: -35 + 10 * row))
        let pixel = picture[Int(place.x), Int(place.y)]
        #expect(distance(pixel, 0xFF00_0000 | UInt32(column * 30) << 8 | UInt32(row * 30)) <= 3)
      }
    }
  }

  @Test func edgesBetweenPixelsAreCoveredInPart() {
    let white = solidImage(4, 4, 0xFFFF_FFFF)

    let picture = draw(8, 8, .image(white, CGRect(x: 1.25, y: 1, width: 4, height: 4)))

    #expect(picture.alpha(1, 2) == 191 && picture.alpha(2, 2) == 255 && picture.alpha(5, 2) == 64)
  }

  @Test func aMovingImageMovesSmoothly() {
    // A tenth of a pixel at a time each pixel follows the ramp's slope.
    let ramp = image(20, 4) { x, _ in 0xFF00_0000 | UInt32(x * 12) }
    for step in 0..<10 {
      let offset = Double(step) / 10
      let picture = draw(24, 4, .image(ramp, CGRect(x: 2 + offset, y: 0, width: 20, height: 4)))
      #expect(abs(Double(picture[12, 2] & 255) - (10 - offset) * 12) <= 1, "offset \(offset)")
    }
  }
}
