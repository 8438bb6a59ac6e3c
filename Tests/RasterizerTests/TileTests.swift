import DisplayList
import Foundation
import InterludeTestSupport
import Testing

@testable import Rasterizer

/// A tile draws what shows in it alone; what it leaves out changes nothing.
struct TileTests {
  private enum Kind: CaseIterable { case group, blend, clip, end, shadow, slanted, upright }

  /// Many shapes, some of them large, all of them moved by a distance.
  private func commands(seed: Int, run: UInt64, movedBy distance: CGVector, kinds: [Kind]) -> [DrawCommand] {
    var random = SplitMix64(seed: UInt64(31_000 + seed), run: run)
    let place = CGAffineTransform(translationX: distance.dx, y: distance.dy)
    let (upright, turned) = (Homography(place), Homography(CGAffineTransform(rotationAngle: 0.1).concatenating(place)))
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
      switch kinds[Int.random(in: 0..<kinds.count, using: &random)] {
      case .group:
        commands.append(.pushGroup(opacity: random.number(0...1.1)))
        open.append(.popGroup)
      case .blend:
        let blend = BlendMode.allCases.randomElement(using: &random) ?? .normal
        commands.append(.pushGroup(opacity: random.number(0...1.5), blend: blend))
        open.append(.popGroup)
      case .clip:
        commands.append(.clip(shape(), upright))
        open.append(.popClip)
      case .end: if let end = open.popLast() { commands.append(end) }
      case .shadow: commands.append(.shadow(.roundedRect(shape()), blur: random.number(0.1...20), color(), upright))
      case .slanted: commands.append(.fill(shape(), color(), turned))
      case .upright: commands.append(.fill(shape(), color(), upright))
      }
    }
    return commands + open.reversed()
  }

  /// How far two tiles' pixels are apart at most, in bytes: the same picture, moved by whole pixels that are no whole tiles, is
  /// cut elsewhere.
  private func largestDifference(seed: Int, run: UInt64 = Thoroughness.seed, kinds: [Kind]) -> Double {
    let (dx, dy) = (37, 5)
    func render(_ width: Int, _ height: Int, movedBy distance: CGVector) -> CGImage {
      let list = DisplayList(
        size: CGSize(width: width, height: height),
        commands: commands(seed: seed, run: run, movedBy: distance, kinds: kinds))
      return Rasterizer().render(list, scale: 1, background: .white)
    }
    let here = render(200, 120, movedBy: CGVector(dx: 0, dy: 0))
    let there = render(200 + dx, 120 + dy, movedBy: CGVector(dx: Double(dx), dy: Double(dy)))
    var largest = 0.0
    for y in 0..<120 {
      for x in 0..<200 { largest = max(largest, distance(here[x, y], there[x + dx, y + dy])) }
    }
    return largest
  }

  @Test(arguments: 0..<Thoroughness.rounds(20, whole: 500))
  func whereTilesAreCutChangesNoShape(seed: Int) {
    #expect(largestDifference(seed: seed, kinds: [.shadow, .slanted, .upright, .upright]) == 0, "seed \(seed)")
  }

  /// A group that shows one thing in a tile is folded into it there, and a clip that covers the tile is not looked at.
  @Test(arguments: 0..<Thoroughness.rounds(20, whole: 500))
  func whereTilesAreCutChangesNoGroupAndNoClip(seed: Int) {
    let kinds = Kind.allCases + Array(repeating: .upright, count: 4)
    #expect(largestDifference(seed: seed, kinds: kinds) == 0, "seed \(seed)")
  }

  /// A whole group is there for what is mixed in it, in the tiles that this does not reach as well: found in run 48,000.
  @Test(arguments: [5, 96, 389])
  func whereTilesAreCutChangesNoWholeGroup(seed: Int) {
    let kinds = Kind.allCases + Array(repeating: .upright, count: 4)
    #expect(largestDifference(seed: seed, run: 48_000, kinds: kinds) == 0, "seed \(seed)")
  }

  /// Pixels share a level of detail with their neighbours, whether these are painted or not.
  @Test(arguments: 0..<20)
  func aPictureInPerspectiveIsTheSameWhereAPartOfItIsPainted(seed: Int) {
    var random = SplitMix64(seed: 32_000 + seed)
    let noise = image(300, 200) { _, _ in 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &random) }
    var map = random.plainMap(middle: 10, perspective: 0)
    (map.p, map.q) = (random.number(0.005...0.02), random.number(0...0.02))
    let (x, y) = (random.number(0...80).rounded(), random.number(0...60).rounded())
    let part = RoundedRect(x, y, 70, 50)
    let picture = DrawCommand.image(noise, CGRect(x: 0, y: 0, width: 300, height: 200), map)

    let whole = draw(150, 110, picture)
    let cut = draw(150, 110, .clip(part), picture, .popClip)

    var largest = 0.0
    for y in Int(y)..<Int(y) + 50 {
      for x in Int(x)..<Int(x) + 70 { largest = max(largest, distance(whole[x, y], cut[x, y])) }
    }
    #expect(largest == 0, "seed \(seed)")
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
