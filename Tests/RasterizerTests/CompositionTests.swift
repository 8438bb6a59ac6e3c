import DisplayList
import Foundation
import InterludeTestSupport
import Rasterizer
import Testing

/// Fills, clips, groups, mixes and masks in each other, against the same in doubles, which rounds nothing.
struct CompositionTests {
  private static let side = 6

  /// Each pixel is as near as the roundings allow that its tree leads to.
  @Test(arguments: [0, 1, 2, 3, 5]) func treesAreNearTheExactOnes(depth: Int) {
    for seed in 1...3 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      for _ in 0..<Thoroughness.rounds(100, whole: 300) {
        let tree = Node.tree(depth: depth, side: Double(Self.side), using: &random)
        let size = CGSize(width: Self.side, height: Self.side)
        let image = Rasterizer().render(
          DisplayList(size: size, commands: tree.flatMap(\.commands)), scale: 1, background: .white)
        for y in 0..<Self.side {
          for x in 0..<Self.side {
            let exact = Node.draw(tree, over: .white, x, y)
            let error = channels(image[x, y]) - exact.value
            for channel in 0..<4 {
              #expect(
                abs(error[channel]) <= exact.tolerance[channel],
                "seed \(seed), depth \(depth), pixel \(x), \(y): \(error) of \(exact.tolerance): \(tree)")
            }
          }
        }
      }
    }
  }
}

/// Blue, green, red and alpha of a pixel, premultiplied, from 0 to 255, and how far off bytes may be that stand for them.
private struct Exact {
  var value: SIMD4<Double>
  var tolerance: SIMD4<Double>

  static let white = Exact(value: SIMD4(repeating: 255), tolerance: .zero)
  static let nothing = Exact(value: .zero, tolerance: .zero)

  /// A byte is half a step off at most.
  private static let rounding = 0.5

  /// A colour as bytes.
  init(_ color: CGColor) {
    value = SIMD4(color.blue, color.green, color.red, 1) * (255 * color.alpha)
    tolerance = SIMD4(repeating: Self.rounding)
  }

  init(value: SIMD4<Double>, tolerance: SIMD4<Double>) { (self.value, self.tolerance) = (value, tolerance) }

  /// Times a share that is kept as a byte: of a coverage, of an opacity.
  static func * (one: Exact, share: Double) -> Exact {
    one * Exact(value: SIMD4(repeating: 255 * share), tolerance: SIMD4(repeating: rounding))
  }

  /// Times the alpha of another.
  static func * (one: Exact, other: Exact) -> Exact {
    let (share, off) = (other.value.w / 255, other.tolerance.w / 255)
    return Exact(
      value: one.value * share, tolerance: one.tolerance * (share + off) + one.value * off)
  }

  /// Laid over another: what is hidden of that is rounded, and the sum.
  func over(_ below: Exact) -> Exact {
    let (hidden, off) = (value.w / 255, (tolerance.w + Self.rounding) / 255)
    return Exact(
      value: value + below.value * (1 - hidden),
      tolerance: tolerance + below.tolerance * (1 - hidden + off) + below.value * off + Self.rounding)
  }

  /// Mixed with another and rounded, by a mode in which no channel changes faster than the two colours do, and no faster than twice
  /// as much as their alphas.
  func mixed(with below: Exact, _ mode: BlendMode) -> Exact {
    let (s, d, a, b) = (value / 255, below.value / 255, value.w / 255, below.value.w / 255)
    let (offS, offD) = (tolerance / 255, below.tolerance / 255)
    let both =
      switch mode {
      case .multiply: s * d
      case .screen: a * d + b * s - s * d
      case .darken: pointwiseMin(s * b, d * a)
      case .lighten: pointwiseMax(s * b, d * a)
      case .difference: s * b + d * a - 2 * pointwiseMin(s * b, d * a)
      default: s * b + d * a - 2 * s * d
      }
    var result = s * (1 - b) + d * (1 - a) + both
    result.w = a + b - a * b
    let (above, below): (SIMD4<Double>, SIMD4<Double>) = ((s + offS) * offD.w, (d + offD) * offS.w)
    let off: SIMD4<Double> = offS + offD + 2 * (above + below)
    return Exact(value: result * 255, tolerance: off * 255 + Self.rounding)
  }

  static let modes: [BlendMode] = [.multiply, .screen, .darken, .lighten, .difference, .exclusion]

  /// Added to another, and rounded.
  func plus(_ other: Exact) -> Exact {
    Exact(value: value + other.value, tolerance: tolerance + other.tolerance + Self.rounding)
  }
}

/// What is drawn, as a tree.
private indirect enum Node {
  case fill(CGRect, CGColor)
  case clip(CGRect, [Node])
  case group(Double, [Node])
  case blended(Double, BlendMode, [Node])
  case mix([(Double, [Node])])
  case mask([Node], [Node])

  /// - Parameter isClipped: Whether it is right inside a clip, which what is mixed looks through.
  static func tree(depth: Int, side: Double, isClipped: Bool = false, using random: inout SplitMix64) -> [Node] {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in
      node(depth: depth, side: side, isClipped: isClipped, using: &random)
    }
  }

  private static func node(depth: Int, side: Double, isClipped: Bool, using random: inout SplitMix64) -> Node {
    func inside() -> [Node] { tree(depth: depth - 1, side: side, using: &random) }
    let kind = depth > 0 ? Int.random(in: 0...(isClipped ? 4 : 5), using: &random) : 0
    switch kind {
    case 1:
      let rect = rectangle(side: side, using: &random)
      return .clip(rect, tree(depth: depth - 1, side: side, isClipped: true, using: &random))
    case 5:
      let mode = Exact.modes.randomElement(using: &random) ?? .multiply
      return .blended(.random(in: 0...1, using: &random), mode, inside())
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
    case .clip(let rect, let inside): Self.commands(.clip(RoundedRect(rect)), inside, .popClip)
    case .group(let opacity, let inside): Self.commands(.pushGroup(opacity: opacity), inside, .popGroup)
    case .blended(let opacity, let mode, let inside):
      Self.commands(.pushGroup(opacity: opacity, blend: mode), inside, .popGroup)
    case .mix(let groups): Self.commands(.pushMix, groups.map { .group($0.0, $0.1) }, .popGroup)
    case .mask(let mask, let inside):
      Self.commands(.beginMask, mask, .pushMask) + Self.commands(nil, inside, .popMask)
    }
  }

  private static func commands(_ first: DrawCommand?, _ nodes: [Node], _ last: DrawCommand) -> [DrawCommand] {
    var commands: [DrawCommand] = first.map { [$0] } ?? []
    for node in nodes { commands += node.commands }
    return commands + [last]
  }

  static func draw(_ nodes: [Node], over start: Exact, _ x: Int, _ y: Int) -> Exact {
    nodes.reduce(start) { below, node in
      if case .blended(_, let mode, _) = node { return node.layer(x, y).mixed(with: below, mode) }
      return node.layer(x, y).over(below)
    }
  }

  /// What one draws on nothing.
  private func layer(_ x: Int, _ y: Int) -> Exact {
    func picture(_ nodes: [Node]) -> Exact { Self.draw(nodes, over: .nothing, x, y) }
    return switch self {
    case .fill(let rect, let color): Exact(color) * Self.coverage(of: rect, x, y)
    case .clip(let rect, let inside): picture(inside) * Self.coverage(of: rect, x, y)
    case .group(let opacity, let inside), .blended(let opacity, _, let inside): picture(inside) * opacity
    case .mix(let groups): groups.reduce(.nothing) { $0.plus(picture($1.1) * $1.0) }
    case .mask(let mask, let inside): picture(inside) * picture(mask)
    }
  }

  private static func coverage(of rect: CGRect, _ x: Int, _ y: Int) -> Double {
    func overlap(_ low: Double, _ high: Double, _ at: Int) -> Double {
      max(0, min(high, Double(at + 1)) - max(low, Double(at)))
    }
    return overlap(rect.minX, rect.maxX, x) * overlap(rect.minY, rect.maxY, y)
  }
}
