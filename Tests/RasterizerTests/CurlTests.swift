import DisplayList
import Foundation
import InterludeTestSupport
import Testing

@testable import Rasterizer

/// A sheet that is rolled up, against where a point of it goes: round a cylinder, and back above itself.
struct CurlTests {
  private let width = 100
  private let height = 24
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// Rolled up from the right, about a line across.
  private func curl(at position: CGFloat, radius: CGFloat = 10) -> Curl {
    Curl(direction: CGVector(dx: 1, dy: 0), position: position, radius: radius)
  }

  private func sheet(_ width: Int, _ commands: [DrawCommand], scale: CGFloat = 1) -> Bitmap {
    Bitmap(bounds: CGRect(x: 0, y: 0, width: width, height: height), scale: scale, commands: commands)
  }

  private func render(_ commands: [DrawCommand], scale: CGFloat = 1, bands: Int? = nil) -> CGImage {
    Rasterizer(bandCount: bands).render(
      DisplayList(size: CGSize(width: width, height: height), commands: commands), scale: scale, background: .clear)
  }

  private func paper(_ width: Int) -> DrawCommand {
    .fill(RoundedRect(0, 0, Double(width), Double(height)), .white)
  }

  /// Where a line on the sheet shows: of the columns the one that it changes most.
  private func shownColumn(ofLineAt x: Double, sheetWidth: Int, _ curl: Curl) -> Int? {
    let plain = render([.curl(sheet(sheetWidth, [paper(sheetWidth)]), curl, .identity)])
    let line = DrawCommand.fill(RoundedRect(x - 1, 0, 2, Double(height)), .black)
    let lined = render([.curl(sheet(sheetWidth, [paper(sheetWidth), line]), curl, .identity)])
    let changes = (0..<width).map { distance(plain[$0, 12], lined[$0, 12]) }
    guard let most = changes.max(), most > 20 else { return nil }
    return changes.firstIndex(of: most)
  }

  @Test func theArcsineIsThatOfTheLibrary() {
    for step in 0...1000 { #expect(abs(arcsine(Double(step) / 1000) - asin(Double(step) / 1000)) < 3e-8) }
  }

  @Test func aSheetThatIsNotRolledUpYetIsFlat() {
    let commands: [DrawCommand] = [paper(100), .fill(RoundedRect(7, 3, 50.5, 9, radius: 4), red)]

    #expect(render([.curl(sheet(100, commands), curl(at: 100.5), .identity)]) == render(commands))
  }

  @Test func ofASheetThatHasRolledAwayNothingIsLeft() {
    #expect(render([.curl(sheet(100, [paper(100)]), curl(at: -21), .identity)]).coveredArea == 0)
  }

  /// The sheet ends on the first quarter of the roll: its front shows.
  @Test(arguments: [41.0, 44, 47, 50]) func theFrontGoesUpTheRoll(x: Double) throws {
    let column = try #require(shownColumn(ofLineAt: x, sheetWidth: 53, curl(at: 40)))

    #expect(abs(Double(column) + 0.5 - (40 + 10 * sin((x - 40) / 10))) <= 1.1)
  }

  /// On the roll's upper half and beyond the back shows, mirrored.
  @Test(arguments: [60.0, 64, 68, 75, 85, 95]) func theBackComesBackAboveTheFront(x: Double) throws {
    let column = try #require(shownColumn(ofLineAt: x, sheetWidth: 100, curl(at: 40)))

    let arc = x - 40
    let place = arc < .pi * 10 ? 40 + 10 * sin(arc / 10) : 40 - (arc - .pi * 10)
    #expect(abs(Double(column) + 0.5 - place) <= 1.1)
  }

  @Test func whatIsAlongTheRollStaysWhereItIs() {
    let upper = DrawCommand.fill(RoundedRect(0, 0, 100, 8), red)

    let shown = render([.curl(sheet(100, [paper(100), upper]), curl(at: 50), .identity)])

    // At x = 40 the sheet's back lies on its front, a quarter red in the upper third.
    #expect(shown[40, 4] != shown[40, 12] && shown[40, 12] == shown[40, 20])
  }

  @Test func theBackIsAWhitenedPicture() {
    let shown = render([.curl(sheet(100, [.fill(RoundedRect(0, 0, 100, 24), red)]), curl(at: 50), .identity)])

    #expect(distance(channels(shown[40, 12]), SIMD4(0.75 * 255, 0.75 * 255, 255, 255)) <= 1)
    #expect(shown[10, 12] == 0xFFFF_0000)
  }

  @Test func besideTheRollLiesAShadowThatEndsARadiusAway() {
    let shown = render([.curl(sheet(100, [paper(100)]), curl(at: 50), .identity)])

    for x in 62..<69 {
      let near = 1 - (Double(x) + 0.5 - 60) / 10
      #expect(distance(channels(shown[x, 12]), SIMD4(0, 0, 0, 255 * 0.35 * near * near)) <= 1)
    }
    #expect((71..<100).allSatisfy { shown[$0, 12] == 0 })
  }

  @Test func whatLiesBackCastsAShadowThatEndsARadiusAway() {
    let shown = render([.curl(sheet(100, [paper(100)]), curl(at: 50), .identity)])

    // Of the 50 points beyond the line 31.4 go round the roll; the others lie back from there.
    let edge = Double.pi * 10
    for x in 23..<31 {
      let near = 1 - (edge - Double(x) - 0.5) / 10
      let grey = 255 * (1 - 0.35 * near * near)
      #expect(distance(channels(shown[x, 12]), SIMD4(grey, grey, grey, 255)) <= 1, "column \(x)")
    }
    #expect((0..<21).allSatisfy { shown[$0, 12] == .max })
  }

  @Test func itIsAsSharpAsTheFrameWhateverTheBitmapsScale() {
    let commands = [paper(100), .fill(RoundedRect(20, 5, 60, 9, radius: 4), red)]

    let pictures = [0.2, 1, 3].map {
      render([.curl(sheet(100, commands, scale: $0), curl(at: 50), .identity)], scale: 2)
    }

    #expect(pictures[0] == pictures[1] && pictures[1] == pictures[2])
    #expect(pictures[0].pixels.prefix(30) == render(commands, scale: 2).pixels.prefix(30))
  }

  @Test func aCurlAslantIsTheSameInEachNumberOfBands() {
    let slanted = Curl(direction: CGVector(dx: 0.28, dy: 0.96), position: 30, radius: 6)
    let commands = [paper(100), .fill(RoundedRect(20, 5, 60, 9, radius: 4), red)]
    let list: [DrawCommand] = [.fill(RoundedRect(0, 0, 100, 24), red), .curl(sheet(100, commands), slanted, .identity)]

    let pictures = [1, 2, 7].map { render(list, scale: 1.5, bands: $0) }

    #expect(pictures[0] == pictures[1] && pictures[1] == pictures[2])
    let hash = pictures[0].pixels.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    #expect(String(hash, radix: 16) == "4d98291a68e14dcc")
  }

  /// Where the sheet is flat and out of its own shadow, and where there is nothing, runs of pixels are made at once.
  @Test(arguments: 0..<Thoroughness.rounds(12, whole: 200))
  func eachPixelIsTheOneThatIsMadeAlone(seed: Int) throws {
    var random = SplitMix64(seed: 52_000 + seed)
    // Along the rows as well, so that a whole run is as far from the shadow.
    let angle = seed % 3 == 1 ? .pi / 2 : random.number(0...2 * .pi)
    let direction = CGVector(dx: cos(angle), dy: sin(angle))
    let (middle, reach) = (150 * direction.dx + 20 * direction.dy, 150 * abs(direction.dx) + 20 * abs(direction.dy))
    let curl = Curl(
      direction: direction, position: middle + random.number(-reach...reach), radius: random.number(2...12))
    let rect = CGRect(x: 0, y: 0, width: 300, height: 40)
    let commands: [DrawCommand] = [
      .fill(.roundedRect(RoundedRect(rect)), CGColor(gray: 1, alpha: seed % 3 == 0 ? 0.6 : 1), .identity),
      .fill(RoundedRect(20, 5, 240, 19, radius: 4), red),
    ]
    let bitmap = Bitmap(bounds: rect, scale: 1, commands: commands)
    var map = Homography(
      seed % 2 == 0 ? .identity : CGAffineTransform(1.1, 0.02, 0.1, 0.9, random.number(-9...9), random.number(-9...9)))
    if seed % 4 == 3 { (map.p, map.q) = (0.001, 0.002) }
    let scale = map.scale(at: CGPoint(x: 150, y: 20))
    let picture = try #require(Rasterizer().image(of: Bitmap(bounds: rect, scale: scale, commands: commands)))
    let paint = try #require(CurlPaint(picture, bounds: rect, curl, map: map))

    let shown = Rasterizer().render(
      DisplayList(size: CGSize(width: 340, height: 60), commands: [.curl(bitmap, curl, map)]), scale: 1,
      background: .clear)

    let (width, height) = (picture.width, picture.height)
    let inner = CGRect(x: 2, y: 2, width: width - 4, height: height - 4)
    picture.pixels.withUnsafeBufferPointer { texels in
      guard let base = texels.baseAddress else { return }
      let sheet = CurledSheet(base, width: width, height: height, paint.curl)
      for y in 0..<60 {
        for x in 0..<340 {
          let place = paint.map.apply(to: CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
          // At its edges pixels are covered in part.
          guard inner.contains(place) else { continue }
          #expect(shown[x, y] == sheet.pixel(at: SIMD2(place.x, place.y)), "seed \(seed), pixel \(x), \(y)")
        }
      }
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, 0, -1, .leastNonzeroMagnitude])
  func brokenNumbersAreSurvived(number: CGFloat) {
    let curls = [
      Curl(direction: CGVector(dx: number, dy: 1), position: 5, radius: 5), curl(at: number),
      curl(at: 5, radius: number),
    ]
    for curl in curls {
      let shown = render([.curl(sheet(100, [paper(100)]), curl, .identity)])
      #expect(shown.pixels.allSatisfy { $0 & 255 <= $0 >> 24 })
    }
  }
}
