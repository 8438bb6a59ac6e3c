import Foundation
import Testing

@testable import DisplayList

/// A bitmap around a rectangle holds what is drawn there, and no more than it must.
struct BitmapTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Shape {
    .roundedRect(RoundedRect(CGRect(x: x, y: y, width: side, height: side)))
  }

  private func fill(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> DrawCommand {
    .fill(square(x, y, side), .black, .identity)
  }

  private func bounds(_ commands: [DrawCommand], scale: CGFloat = 1) -> CGRect? {
    Bitmap(commands, around: rect, scale: scale)?.bounds
  }

  @Test func everythingThatIsDrawnCounts() throws {
    let image = try #require(CGImage(width: 1, height: 1, pixels: [.max]))
    let place = CGRect(x: -8, y: 10, width: 20, height: 20)
    let gradient = Gradient(.axial, stops: [], start: .zero, end: .zero)
    let move = Homography(CGAffineTransform(translationX: 3, y: 4))
    let commands: [DrawCommand] = [
      .fill(square(-8, 10, 20), .black, move), .fill(.evenOddPath(square(-8, 10, 20).path), .black, move),
      .border(RoundedRect(place), width: 1, .black, move), .gradient(gradient, square(-8, 10, 20), move),
      .image(image, source: rect, destination: place, move),
      .bitmap(Bitmap(bounds: place, scale: 1, commands: []), move),
      .shadow(square(-8, 10, 20), blur: 0, .black, move),
    ]

    for command in commands {
      #expect(bounds([command]) == CGRect(x: -5, y: 14, width: 20, height: 20), "\(command)")
    }
  }

  @Test func aShadowReachesAsFarAsItsMapMakesIt() throws {
    let map = Homography(CGAffineTransform(scaleX: 4, y: 1))

    let shown = try #require(bounds([.shadow(square(0, 0, 10), blur: 3, .black, map)]))

    // Areas grow by 4, lengths by 2: the deviation is 6, and 3.6 of them are 21.6.
    #expect(shown.contains(CGRect(x: -21.6, y: -21.6, width: 83.2, height: 53.2)))
    #expect(CGRect(x: -26, y: -26, width: 92, height: 62).contains(shown))
  }

  @Test func clipsAndMasksLimitWhatIsInThem() {
    let clip = DrawCommand.pushClip(square(10, 10, 20), .identity)
    #expect(bounds([clip, fill(0, 0, 50), .popClip]) == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(
      bounds([clip, fill(0, 0, 50), .popClip, fill(0, 0, 5)]) == CGRect(x: 0, y: 0, width: 30, height: 30))
    #expect(
      bounds([.beginMask, fill(5, 5, 10), .pushMask, fill(0, 0, 50), .popMask])
        == CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(
      bounds([.beginMask, fill(5, 5, 90), .pushInverseMask, fill(0, 0, 50), .popMask])
        == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(bounds([clip, fill(60, 60, 9), .popClip]) == nil)
  }

  @Test func theEdgesAreOnTheGridOfPixels() {
    #expect(bounds([fill(0.3, 0.3, 0.4)]) == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bounds([fill(0.3, 0.3, 0.4)], scale: 4) == CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
    // A rounding error makes no further pixels.
    #expect(bounds([fill(-1e-9, -1e-9, 7 + 2e-9)]) == CGRect(x: 0, y: 0, width: 7, height: 7))
  }

  @Test func whatIsFarAwayOrNowhereDoesNotCount() {
    #expect(bounds([fill(-2000, 0, 100)]) == nil)
    #expect(bounds([fill(-2000, 0, 100), fill(1, 1, 1)]) == CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect(bounds([fill(-1e9, -1e9, 2e9)]) == CGRect(x: -1024, y: -1024, width: 2148, height: 2148))
    for number in [CGFloat.nan, .infinity, -.infinity] {
      #expect(bounds([fill(number, 0, 5)]) == nil)
      #expect(bounds([fill(0, 0, number)]) == nil)
    }
    #expect(bounds([.fill(.path(Path([])), .black, .identity)]) == nil)
  }

  @Test func whatReachesBehindTheViewerMayBeAnywhere() {
    var map = Homography.identity
    map.p = -0.1

    #expect(bounds([.fill(square(0, 0, 20), .black, map)]) == CGRect(x: -1024, y: -1024, width: 2148, height: 2148))
  }

  @Test func scopesThatDoNotMatchAreSurvived() {
    #expect(bounds([.popClip, .popMask, .popGroup, .pushMask, fill(0, 0, 5), .popMask, .pushInverseMask]) == nil)
    #expect(bounds([.pushInverseMask, fill(0, 0, 5), .popMask]) == CGRect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test func aBitmapIsTheSameByWhatItIsOf() {
    let bitmap = Bitmap(bounds: rect, scale: 2, commands: [fill(0, 0, 5)])

    #expect(bitmap == Bitmap(bounds: rect, scale: 2, commands: [fill(0, 0, 5)]))
    #expect(bitmap != Bitmap(bounds: rect.offsetBy(dx: 1, dy: 0), scale: 2, commands: [fill(0, 0, 5)]))
    #expect(bitmap != Bitmap(bounds: rect, scale: 1, commands: [fill(0, 0, 5)]))
    #expect(bitmap != Bitmap(bounds: rect, scale: 2, commands: [fill(0, 0, 6)]))
  }

  @Test func aBitmapIsMovedAsAWhole() {
    let bitmap = Bitmap(bounds: rect, scale: 2, commands: [fill(0, 0, 5)])
    let (turn, move) = (CGAffineTransform(rotationAngle: 0.5), CGAffineTransform(translationX: 7, y: 0))

    let moved = DrawCommand.bitmap(bitmap, Homography(turn)).mapped(by: Homography(move))

    #expect(moved == .bitmap(bitmap, Homography(turn.concatenating(move))))
  }
}
