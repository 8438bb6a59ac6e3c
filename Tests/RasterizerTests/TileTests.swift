import DisplayList
import Foundation
import InterludeTestSupport
import Testing

@testable import Rasterizer

/// A tile draws what shows in it alone; what it leaves out changes nothing.
struct TileTests {
  /// Many upright and slanted shapes, some of them large, in groups and clips.
  private func commands(seed: Int) -> [DrawCommand] {
    var random = SplitMix64(seed: 31_000 + seed)
    func shape() -> RoundedRect {
      RoundedRect(
        random.number(-80...200), random.number(-60...120), random.number(1...260), random.number(1...160),
        radius: random.number(-10...30))
    }
    func color() -> CGColor {
      let isOpaque = Bool.random(using: &random)
      return CGColor(
        red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
        alpha: isOpaque ? 1 : random.number(0...1))
    }
    var (commands, open): ([DrawCommand], [DrawCommand]) = ([], [])
    for _ in 0..<40 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        commands.append(.pushGroup(opacity: random.number(0...1.1)))
        open.append(.popGroup)
      case 1:
        commands.append(.clip(shape()))
        open.append(.popClip)
      case 2: if let end = open.popLast() { commands.append(end) }
      case 3: commands.append(.shadow(.roundedRect(shape()), blur: random.number(0.1...20), color(), .identity))
      case 4: commands.append(.fill(shape(), color(), Homography(CGAffineTransform(rotationAngle: 0.1))))
      default: commands.append(.fill(shape(), color()))
      }
    }
    return commands + open.reversed()
  }

  /// The frame moved by less than a tile cuts everything elsewhere.
  @Test(arguments: 0..<Thoroughness.rounds(20, whole: 500))
  func whereTilesAreCutChangesNothing(seed: Int) {
    let commands = commands(seed: seed)
    let size = CGSize(width: 200, height: 120)
    let here = Rasterizer().render(DisplayList(size: size, commands: commands), scale: 1, background: .white)

    // A clip of whole pixels leaves the first 37 × 5 pixels out, and nothing else.
    let inner = RoundedRect(37, 5, 163, 115)
    let cut = Rasterizer().render(
      DisplayList(size: size, commands: [.clip(inner)] + commands + [.popClip]), scale: 1, background: .white)

    for y in 0..<120 {
      for x in 0..<200 {
        let expected = x < 37 || y < 5 ? 0xFFFF_FFFF : here[x, y]
        #expect(distance(cut[x, y], expected) <= 1, "seed \(seed), pixel \(x), \(y)")
      }
    }
  }

  /// Half transparent groups in each other, of one colour or of many.
  @Test(arguments: [RoundedRect(0, 0, 200, 120), RoundedRect(3.5, 2.5, 190, 111, radius: 20)])
  func aThousandGroupsInEachOtherAreDrawn(shape: RoundedRect) {
    let pushes = (0..<1000).flatMap { _ in [DrawCommand.pushGroup(opacity: 0.999), .fill(shape, .white)] }
    let list = DisplayList(
      size: CGSize(width: 200, height: 120), commands: pushes + Array(repeating: .popGroup, count: 1000))
    let nested = Rasterizer().render(list, scale: 1, background: .black)

    #expect(nested[100, 60] >= 0xFFFD_FDFD)
    #expect(nested[20, 60] == nested[180, 60])
  }

  @Test func aShadowThatIsKeptIsTheSameAsANewOne() {
    let rasterizer = Rasterizer()
    let list = { (x: Double) in
      DisplayList(
        size: CGSize(width: 120, height: 120),
        commands: [.shadow(.roundedRect(RoundedRect(x, 30, 50, 40, radius: 9)), blur: 7, .black, .identity)])
    }
    let places = [30, 41.5, 30, 30.25, 41.5]

    let warm = places.map { rasterizer.render(list($0), scale: 1, background: .white).pixels }

    for (place, pixels) in zip(places, warm) {
      #expect(pixels == Rasterizer().render(list(place), scale: 1, background: .white).pixels)
    }
  }
}
