import DisplayList
import Foundation

/// A gradient, worked out anew at the middle of every pixel.
struct GradientBrush: Brush {
  private let paint: GradientPaint
  private let opacity: UInt8
  private var y = 0.0

  init(_ paint: GradientPaint, opacity: UInt8) { (self.paint, self.opacity) = (paint, opacity) }

  mutating func begin(row y: Int, _ columns: Range<Int>) { self.y = Double(y) + 0.5 }

  func paint(_ span: Span, onto pixels: PixelPointer) {
    Chunk.paint(span, opacity: opacity, onto: pixels) { (x, count, samples: PixelPointer) in
      for index in 0..<count { samples[index] = color(at: Double(x + index) + 0.5) }
    }
  }

  @inline(__always)
  private func color(at x: Double) -> UInt32 {
    let map = paint.map
    let w = map.p * x + map.q * y + map.r
    let place = SIMD2(map.a * x + map.c * y + map.tx, map.b * x + map.d * y + map.ty) / w
    let way =
      switch paint.kind {
      case .axial: place.x
      case .radial: (place * place).sum().squareRoot()
      case .conic: turns(place)
      case .circles: paint.cone.way(to: place)
      }
    return paint.colors[Int(unit(way) * Double(GradientPaint.steps) + 0.5)]
  }
}

/// The angle of a direction from the x axis towards y, in turns, 0…1.
///
/// In plain arithmetic, whose bits are the same everywhere: the arc tangent's polynomial of Abramowitz and Stegun 4.4.49,
/// good to 2e-8, over an eighth of a turn.
func turns(_ direction: SIMD2<Double>) -> Double {
  let (x, y) = (abs(direction.x), abs(direction.y))
  guard max(x, y) > 0 else { return 0 }
  let t = min(x, y) / max(x, y)
  let s = t * t
  let series = [
    0.0028662257, -0.0161657367, 0.0429096138, -0.0752896400, 0.1065626393, -0.1420889944, 0.1999355085, -0.3333314528,
    1,
  ].reduce(0) { $0 * s + $1 }
  var turn = t * series / (2 * .pi)
  if y > x { turn = 0.25 - turn }
  if direction.x < 0 { turn = 0.5 - turn }
  return direction.y < 0 ? 1 - turn : turn
}
