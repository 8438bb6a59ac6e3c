import DisplayList
import Foundation
import InterludeTestSupport
import Rasterizer
import Testing

/// Fills, clips, groups, mixes and masks in each other, against the same in doubles, which rounds nothing.
struct CompositionTests {
  private static let side = 6

  /// How far the pixels of random trees are from the exact ones, at worst.
  private func worst(seed: UInt64, count: Int, depth: Int) -> (error: Double, tree: [Node]) {
    var random = SplitMix64(seed: seed)
    var worst: (error: Double, tree: [Node]) = (0, [])
    for _ in 0..<count {
      let tree = Node.tree(depth: depth, side: Double(Self.side), using: &random)
      let size = CGSize(width: Self.side, height: Self.side)
      let image = Rasterizer().render(
        DisplayList(size: size, commands: tree.flatMap(\.commands)), scale: 1, background: .white)
      for y in 0..<Self.side {
        for x in 0..<Self.side {
          let exact = Node.draw(tree, over: SIMD4(repeating: 1), x, y) * 255
          let error = channels(image[x, y]) - exact
          let distance = max(error.max(), -error.min())
          if distance > worst.error { worst = (distance, tree) }
        }
      }
    }
    return worst
  }

  /// A fill is off by the rounding of its colour, of its coverage and of the sum, some of which the fills over it hide; each
  /// picture in a picture adds the rounding of its share, and of the sum.
  @Test(arguments: [0, 1, 2, 3, 5]) func treesAreNearTheExactOnes(depth: Int) {
    for seed in 1...3 as ClosedRange<UInt64> {
      let worst = worst(seed: seed, count: Thoroughness.rounds(100, whole: 300), depth: depth)
      #expect(worst.error <= 2 + Double(depth) / 2, "seed \(seed), depth \(depth): \(worst.tree)")
    }
  }
}

/// What is drawn, as a tree.
private indirect enum Node {
  case fill(CGRect, CGColor)
  case clip(CGRect, [Node])
  case group(Double, [Node])
  case mix([(Double, [Node])])
  case mask([Node], [Node])

  static func tree(depth: Int, side: Double, using random: inout SplitMix64) -> [Node] {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in node(depth: depth, side: side, using: &random) }
  }

  private static func node(depth: Int, side: Double, using random: inout SplitMix64) -> Node {
    func inside() -> [Node] { tree(depth: depth - 1, side: side, using: &random) }
    let kind = depth > 0 ? Int.random(in: 0...4, using: &random) : 0
    switch kind {
    case 1: return .clip(rectangle(side: side, using: &random), inside())
    case 2: return .group(.random(in: 0...1, using: &random), inside())
    case 3:
      let share = Double.random(in: 0...1, using: &random)
      return .mix([(share, inside()), (1 - share, inside())])
    case 4: return .mask(inside(), inside())
    default:
      let alpha = Bool.random(using: &random) ? 1 : Double.random(in: 0...1, using: &random)
      let color = CGColor(
        red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
        blue: .random(in: 0...1, using: &random), alpha: alpha)
      return .fill(rectangle(side: side, using: &random), color)
    }
  }

  /// Some edges are at pixels, some between.
  private static func rectangle(side: Double, using random: inout SplitMix64) -> CGRect {
    func edges() -> (Double, Double) {
      let ends = (0..<2).map { _ in Double.random(in: -1...side + 1, using: &random) }.sorted()
      return Bool.random(using: &random) ? (ends[0].rounded(), ends[1].rounded()) : (ends[0], ends[1])
    }
    let (x, y) = (edges(), edges())
    return CGRect(x: x.0, y: y.0, width: x.1 - x.0, height: y.1 - y.0)
  }

  var commands: [DrawCommand] {
    switch self {
    case .fill(let rect, let color): [.fill(RoundedRect(rect), color)]
    case .clip(let rect, let inside): [.clip(RoundedRect(rect))] + inside.flatMap(\.commands) + [.popClip]
    case .group(let opacity, let inside):
      [.pushGroup(opacity: opacity)] + inside.flatMap(\.commands) + [.popGroup]
    case .mix(let groups):
      [.pushMix] + groups.flatMap { [.pushGroup(opacity: $0.0)] + $0.1.flatMap(\.commands) + [.popGroup] }
        + [.popGroup]
    case .mask(let mask, let inside):
      [.beginMask] + mask.flatMap(\.commands) + [.pushMask] + inside.flatMap(\.commands) + [.popMask]
    }
  }

  /// Blue, green, red and alpha of a pixel, premultiplied, from 0 to 1.
  static func draw(_ nodes: [Node], over start: SIMD4<Double>, _ x: Int, _ y: Int) -> SIMD4<Double> {
    nodes.reduce(start) { below, node in
      let layer = node.layer(x, y)
      return layer + below * (1 - layer.w)
    }
  }

  /// What one draws on nothing.
  private func layer(_ x: Int, _ y: Int) -> SIMD4<Double> {
    func picture(_ nodes: [Node]) -> SIMD4<Double> { Self.draw(nodes, over: .zero, x, y) }
    return switch self {
    case .fill(let rect, let color):
      SIMD4(color.blue, color.green, color.red, 1) * (color.alpha * Self.coverage(of: rect, x, y))
    case .clip(let rect, let inside): picture(inside) * Self.coverage(of: rect, x, y)
    case .group(let opacity, let inside): picture(inside) * opacity
    case .mix(let groups): groups.reduce(.zero) { $0 + picture($1.1) * $1.0 }
    case .mask(let mask, let inside): picture(inside) * picture(mask).w
    }
  }

  private static func coverage(of rect: CGRect, _ x: Int, _ y: Int) -> Double {
    func overlap(_ low: Double, _ high: Double, _ at: Int) -> Double {
      max(0, min(high, Double(at + 1)) - max(low, Double(at)))
    }
    return overlap(rect.minX, rect.maxX, x) * overlap(rect.minY, rect.maxY, y)
  }
}
