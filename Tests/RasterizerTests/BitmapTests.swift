import DisplayList
import Foundation
import InterludeTestSupport
import Rasterizer
import Testing

/// A bitmap is a picture at a scale of its own, shown as an image is.
struct BitmapTests {
  private let size = CGSize(width: 60, height: 44)

  /// Something of everything, with edges between the pixels, in a rectangle from (6, 4) to (46, 34).
  private let drawing: [DrawCommand] = [
    .shadow(.roundedRect(RoundedRect(12, 9, 24, 17, radius: 5)), blur: 2, .black, .identity),
    .fill(RoundedRect(11.3, 8.6, 25, 18, radius: 6), CGColor(red: 0.9, green: 0.3, blue: 0.1, alpha: 1)),
    .pushClip(.roundedRect(RoundedRect(10, 8, 30, 20, radius: 9)), .identity), .pushGroup(opacity: 0.6),
    .fill(
      .path(Path([.move(CGPoint(x: 8, y: 8)), .line(CGPoint(x: 44, y: 20)), .line(CGPoint(x: 15, y: 31)), .close])),
      CGColor(red: 0.1, green: 0.5, blue: 0.9, alpha: 0.8), Homography(CGAffineTransform(rotationAngle: 0.1))),
    .popGroup, .popClip,
    .border(RoundedRect(11.3, 8.6, 25, 18, radius: 6), width: 1.4, .black, .identity),
  ]
  private let whole = CGRect(x: 6, y: 4, width: 40, height: 30)

  private func render(_ commands: [DrawCommand], scale: CGFloat = 1, on background: CGColor = .clear) -> CGImage {
    Rasterizer().render(DisplayList(size: size, commands: commands), scale: scale, background: background)
  }

  /// The pixels that a bitmap of the drawing should have: the drawing itself, moved to the corner.
  private func texels(scale: CGFloat) -> BilinearPicture {
    let move = Homography(CGAffineTransform(translationX: -whole.minX, y: -whole.minY))
    let list = DisplayList(size: whole.size, commands: drawing.map { $0.mapped(by: move) })
    return BilinearPicture(image: Rasterizer().render(list, scale: scale, background: .clear))
  }

  /// The largest difference of a picture and the texels seen through a map from points to pixels, inside of the bitmap's edges.
  private func error(of picture: CGImage, _ texels: BilinearPicture, scale: CGFloat, _ map: CGAffineTransform) -> Double
  {
    var largest = 0.0
    let inner = whole.insetBy(dx: 1, dy: 1)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(map.inverted())
        guard inner.contains(point) else { continue }
        let expected = texels[(point.x - whole.minX) * scale, (point.y - whole.minY) * scale]
        largest = max(largest, distance(channels(picture[x, y]), expected))
      }
    }
    return largest
  }

  @Test(arguments: [1, 0.5, 1.5] as [CGFloat])
  func aCoarseBitmapIsThePictureAtItsScaleEnlarged(scale: CGFloat) {
    let bitmap = Bitmap(bounds: whole, scale: scale, commands: drawing)

    let shown = render([.bitmap(bitmap, .identity)], scale: 2)

    let expected = texels(scale: scale)
    #expect(error(of: shown, expected, scale: scale, CGAffineTransform(scaleX: 2, y: 2)) <= 2)
    // It is not the sharp picture.
    #expect(difference(shown, render(drawing, scale: 2)) > 40)
  }

  @Test func aBitmapUnderAMapIsThePictureTurnedAndEnlarged() {
    let bitmap = Bitmap(bounds: whole, scale: 1, commands: drawing)
    let map = CGAffineTransform(translationX: 8, y: -6).rotated(by: 0.3).scaledBy(x: 1.2, y: 1.1)

    let shown = render([.bitmap(bitmap, Homography(map))], scale: 2)

    let toPixels = map.concatenating(CGAffineTransform(scaleX: 2, y: 2))
    #expect(error(of: shown, texels(scale: 1), scale: 1, toPixels) <= 3)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func aBitmapOfTheDisplaysScaleLooksAsItsDrawingDoes(scale: CGFloat) {
    let bitmap = Bitmap(bounds: whole, scale: scale, commands: drawing)

    let shown = render([.bitmap(bitmap, .identity)], scale: scale, on: .white)

    #expect(difference(shown, render(drawing, scale: scale, on: .white)) <= 2)
  }

  @Test(arguments: 0..<Thoroughness.rounds(10, whole: 200))
  func allThatIsDrawnAroundARectangleIsInTheBitmap(seed: Int) throws {
    var random = SplitMix64(seed: 90_000 + seed)
    var commands: [DrawCommand] = []
    for _ in 0..<6 {
      let map = Bool.random(using: &random) ? random.affineMap(middle: 25) : random.plainMap(middle: 25, perspective: 1)
      let color = CGColor(
        red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
        alpha: random.number(0.2...1))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: commands.append(.shadow(.roundedRect(random.roundedRect()), blur: random.number(0.2...5), color, map))
      case 1:
        commands += [.clip(random.roundedRect(), map), .fill(random.roundedRect(), color, map), .popClip]
      case 2:
        commands += [
          .beginMask, .fill(random.roundedRect(), color, map),
          Bool.random(using: &random) ? .pushMask : .pushInverseMask,
          .fill(random.roundedRect(), color, map), .popMask,
        ]
      case 3: commands.append(.image(solidImage(3, 2, 0xFF20_4060), random.roundedRect().rect, map))
      default: commands.append(.fill(random.roundedRect(), color, map))
      }
    }
    let origin = CGRect(x: random.number(-4...4).rounded(), y: 0.5, width: 10, height: 10)
    guard let bitmap = Bitmap(commands, around: origin, scale: 2) else {
      return #expect(render(commands, scale: 2).coveredArea == 0)
    }

    // On nothing, where laying down the bitmap rounds nothing.
    #expect(render([.bitmap(bitmap, .identity)], scale: 2) == render(commands, scale: 2), "seed \(seed)")
  }

  @Test func whatIsBehindABitmapIsNotBehindABackdropInIt() {
    let stripes = (0..<15).map { DrawCommand.fill(RoundedRect(Double($0) * 4, 0, 2, 44), .black) }
    let backdrop = DrawCommand.backdrop(.roundedRect(RoundedRect(8, 6, 30, 20)), blur: 6, saturation: 1, .identity)
    let glass = DrawCommand.fill(RoundedRect(8, 6, 30, 20), CGColor(gray: 1, alpha: 0.2))
    let bitmap = Bitmap(bounds: whole, scale: 1, commands: [backdrop, glass])

    let shown = render(stripes + [.bitmap(bitmap, .identity)], on: .white)

    #expect(shown == render(stripes + [glass], on: .white))
    #expect(difference(shown, render(stripes + [backdrop, glass], on: .white)) > 60)
  }

  @Test func aBackdropInABitmapBlursWhatIsInIt() {
    let inside =
      drawing + [
        .backdrop(.roundedRect(RoundedRect(8, 6, 30, 20)), blur: 3, saturation: 1.5, .identity)
      ]
    let bitmap = Bitmap(bounds: whole, scale: 1, commands: inside)

    #expect(difference(render([.bitmap(bitmap, .identity)]), render(inside)) <= 1)
  }

  @Test func aBitmapFadesAsOnePicture() {
    let bitmap = DrawCommand.bitmap(Bitmap(bounds: whole, scale: 1, commands: drawing), .identity)

    let shown = render([.pushGroup(opacity: 0.3), bitmap, .popGroup], on: .white)

    #expect(difference(shown, render([.pushGroup(opacity: 0.3)] + drawing + [.popGroup], on: .white)) <= 1)
  }

  @Test func aBitmapInABitmapIsReadTwice() {
    let inner = Bitmap(bounds: whole, scale: 0.5, commands: drawing)
    let outer = Bitmap(bounds: whole, scale: 1, commands: [.bitmap(inner, .identity)])

    let shown = render([.bitmap(outer, .identity)])

    #expect(shown == render([.bitmap(inner, .identity)]))
  }

  @Test func aPictureOfNothingShowsNothing() {
    for bounds in [CGRect.zero, CGRect(x: 0, y: 0, width: 0, height: 5)] {
      #expect(render([.bitmap(Bitmap(bounds: bounds, scale: 1, commands: drawing), .identity)]).coveredArea == 0)
    }
    for scale in [0, -1, .nan, .infinity] as [CGFloat] {
      #expect(render([.bitmap(Bitmap(bounds: whole, scale: scale, commands: drawing), .identity)]).coveredArea == 0)
    }
  }

  @Test(arguments: [1e3, 1e9, 1e30, 1e300] as [CGFloat])
  func aBitmapOfTooManyPixelsIsCoarser(scale: CGFloat) throws {
    let bitmap = Bitmap(bounds: whole, scale: scale, commands: drawing)

    let size = try #require(bitmap.pixelSize)

    // 3840 × 2160, and what the rounding of the sides adds.
    #expect(size.width * size.height <= 8_294_400 + size.width + size.height)
    #expect(abs(Double(size.width) / Double(size.height) - 4.0 / 3) < 0.001)
    #expect(size.width > 3000)
  }

  @Test func aBitmapFarLongerThanHighIsCoarser() throws {
    let bitmap = Bitmap(bounds: CGRect(x: 0, y: 0, width: 1e7, height: 2), scale: 2, commands: drawing)

    let size = try #require(bitmap.pixelSize)

    #expect(size == (16384, 1))
  }
}
