import DisplayList
import Foundation
import InterludeTestSupport
import Testing

@testable import Rasterizer

/// Every pixel has the colour of its middle.
struct GradientTests {
  private let stops = [
    Gradient.Stop(location: 0.1, color: CGColor(red: 1, green: 0, blue: 0, alpha: 1)),
    Gradient.Stop(location: 0.5, color: CGColor(red: 0, green: 1, blue: 0, alpha: 0.4)),
    Gradient.Stop(location: 0.5, color: CGColor(red: 1, green: 1, blue: 0, alpha: 1)),
    Gradient.Stop(location: 0.9, color: CGColor(red: 0, green: 0, blue: 1, alpha: 1)),
  ]

  /// The way of a point by its definition.
  private func way(_ gradient: Gradient, _ p: CGPoint) -> Double {
    let (x, y) = (p.x - gradient.start.x, p.y - gradient.start.y)
    let (u, v) = (gradient.end.x - gradient.start.x, gradient.end.y - gradient.start.y)
    switch gradient.kind {
    case .axial: return (x * u + y * v) / (u * u + v * v)
    case .radial: return hypot(x / u, y / v)
    case .conic:
      let angle = (atan2(y, x) - atan2(v, u)) / (2 * .pi)
      return angle - angle.rounded(.down)
    case .circles(let first, let last, _):
      // The last circle whose edge is at the point: down from 1 by small steps to where the distance crosses the radius, then halved.
      func beyond(_ s: Double) -> Double { hypot(x - s * u, y - s * v) - (first + s * (last - first)) }
      guard var high = stride(from: 1.0, to: -0.01, by: -0.01).first(where: { beyond($0) * beyond($0 - 0.01) <= 0 })
      else { return .nan }
      var low = high - 0.01
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if beyond(middle) * beyond(high) <= 0 { low = middle } else { high = middle }
      }
      return high
    }
  }

  @Test(
    arguments: [
      Gradient.Kind.axial, .radial, .conic, .circles(2, 40, goOn: false), .circles(30, 3, goOn: true),
      .circles(6, 6, goOn: false),
    ])
  func pixelsHaveTheColourOfTheirPlace(kind: Gradient.Kind) throws {
    // Of a gradient that does not go on, a single map may show next to nothing; six show enough.
    let compared = try (0..<6).map { try comparePixels(of: kind, seed: $0) }
    #expect(compared.reduce(0, +) > 120)
  }

  /// Compares a gradient under a random map with its definition, and returns at how many pixels.
  private func comparePixels(of kind: Gradient.Kind, seed: Int) throws -> Int {
    var random = SplitMix64(seed: 700 + seed)
    let map = seed < 3 ? random.affineMap(middle: 20) : random.perspectiveMap(middle: 20)
    let back = try #require(map.inverse)
    let gradient = Gradient(kind, stops: stops, start: CGPoint(x: 2, y: -3), end: CGPoint(x: 14, y: 6))
    let everything = Shape.roundedRect(RoundedRect(-15, -15, 30, 30))

    let picture = draw(40, 40, .gradient(gradient, everything, map))
    let mask = draw(40, 40, .fill(everything, .white, map))

    var compared = 0
    for y in 0..<40 {
      for x in 0..<40 where mask.alpha(x, y) == 255 {
        let place = way(gradient, back.apply(to: CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)))
        // At a jump the nearest of 1024 steps may lie on either side of it.
        guard [0, 0.5, 1].allSatisfy({ abs(place - $0) > 1e-3 }) else { continue }
        let color = gradient.color(at: min(max(place, 0), 1))
        let premultiplied = SIMD4<Double>(color.blue, color.green, color.red, 1) * Double(color.alpha) * 255
        let error = channels(picture[x, y]) - premultiplied
        #expect(max(error.max(), -error.min()) <= 1.5, "seed \(seed), \(x), \(y)")
        compared += 1
      }
    }
    return compared
  }

  @Test func aGradientKeepsToItsShapeAndFadesWithItsGroup() {
    let shape = RoundedRect(1.5, 2, 9, 8, radius: 4)
    let plain = [Gradient.Stop(location: 0, color: .white)]
    let gradient = Gradient(.axial, stops: plain, start: .zero, end: CGPoint(x: 9, y: 0))

    #expect(
      draw(12, 12, .gradient(gradient, .roundedRect(shape), .identity)) == draw(12, 12, .fill(shape, .white)))
    #expect(
      draw(12, 12, .pushGroup(opacity: 0.4), .gradient(gradient, .roundedRect(shape), .identity), .popGroup)
        == draw(12, 12, .pushGroup(opacity: 0.4), .fill(shape, .white), .popGroup))
  }

  @Test func anEndOnTheStartIsTheEndEverywhereAndNoStopsAreNothing() {
    let all = Shape.roundedRect(RoundedRect(0, 0, 4, 4))
    let point = CGPoint(x: 2, y: 2)
    for kind in [Gradient.Kind.axial, .radial] {
      let picture = draw(4, 4, .gradient(Gradient(kind, stops: stops, start: point, end: point), all, .identity))
      #expect(picture.pixels.allSatisfy { $0 == 0xFF00_00FF })
    }
    #expect(
      draw(4, 4, .gradient(Gradient(.axial, stops: [], start: .zero, end: point), all, .identity)).coveredArea == 0)
  }

  @Test func theArcTangentInTurnsIsTheTrueOne() {
    for step in 0..<3600 {
      let angle = Double(step) / 3600
      let found = turns(SIMD2(cos(angle * 2 * .pi), sin(angle * 2 * .pi)) * 7)
      let error = abs(found - angle)
      #expect(min(error, 1 - error) < 1e-8)
    }
    #expect(turns(.zero) == 0)
  }
}
