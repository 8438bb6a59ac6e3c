import DisplayList
import Foundation

extension Outline {
  /// The outline of a path seen through a map into device pixels, its curves replaced by chords that stray from them by
  /// less than 1/256 pixel. Empty when the geometry is broken or wholly behind the viewer.
  init(_ path: Path, through map: Homography) {
    self.init()
    var flattening = Flattening(map: map)
    for element in path.elements {
      let isWhole: Bool
      switch element {
      case .move(let point):
        isWhole = append(flattening.takeContour())
        flattening.move(to: point)
      case .line(let point):
        isWhole = true
        flattening.line(to: point)
      case .quadCurve(let end, let control):
        isWhole = true
        flattening.quadCurve(to: end, control: control)
      case .curve(let end, let control1, let control2):
        isWhole = true
        flattening.curve(to: end, control1, control2)
      case .close:
        isWhole = append(flattening.takeContour())
      }
      guard isWhole else {
        self.init()
        return
      }
    }
    if !append(flattening.takeContour()) { self.init() }
  }
}

/// Turns one contour at a time into chords, in homogeneous coordinates (x, y, w) since the perspective division must wait
/// until what lies behind the viewer is cut off.
private struct Flattening {
  let map: Homography
  private var contour: [SIMD3<Double>] = []
  /// Where the next segment starts: a contour goes on from the last one's first point after `close`.
  private var start = SIMD3<Double>(0, 0, 1)

  private static let tolerance = 1.0 / 256
  private static let maximumChords = 512.0

  init(map: Homography) {
    self.map = map
    start = lift(.zero)
  }

  private func lift(_ p: CGPoint) -> SIMD3<Double> {
    SIMD3(
      map.a * p.x + map.c * p.y + map.tx, map.b * p.x + map.d * p.y + map.ty, map.p * p.x + map.q * p.y + map.r)
  }

  /// The contour so far, cut to what lies before the viewer; the next one begins.
  mutating func takeContour() -> [SIMD3<Double>] {
    defer {
      start = contour.first ?? start
      contour.removeAll(keepingCapacity: true)
    }
    return cutBehindViewer(contour)
  }

  mutating func move(to point: CGPoint) { start = lift(point) }

  mutating func line(to point: CGPoint) {
    if contour.isEmpty { contour.append(start) }
    contour.append(lift(point))
  }

  /// A quadratic curve is a cubic whose controls lie two thirds of the way to its one control.
  mutating func quadCurve(to end: CGPoint, control: CGPoint) {
    let (first, middle, last) = (contour.last ?? start, lift(control), lift(end))
    addCurve(first, first + (middle - first) * (2.0 / 3), last + (middle - last) * (2.0 / 3), last)
  }

  mutating func curve(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
    addCurve(contour.last ?? start, lift(control1), lift(control2), lift(end))
  }

  private mutating func addCurve(
    _ p0: SIMD3<Double>, _ p1: SIMD3<Double>, _ p2: SIMD3<Double>, _ p3: SIMD3<Double>
  ) {
    if contour.isEmpty { contour.append(p0) }
    let c1 = 3 * (p1 - p0)
    let c2 = 3 * (p0 - 2 * p1 + p2)
    let c3 = p3 - p0 + 3 * (p1 - p2)
    let chords = chordCount(p0, p1, p2, p3)
    for index in 1..<max(2, chords) where index < chords {
      let t = Double(index) / Double(chords)
      contour.append(p0 + t * (c1 + t * (c2 + t * c3)))
    }
    contour.append(p3)
  }

  /// Wang's bound: equal steps of a cubic stray by less than the tolerance when there are √(3/4 · M / tolerance) of them,
  /// M being the largest second difference of the control points. Perspective bends it by the ratio of depths at most.
  private func chordCount(
    _ p0: SIMD3<Double>, _ p1: SIMD3<Double>, _ p2: SIMD3<Double>, _ p3: SIMD3<Double>
  ) -> Int {
    let nearest = min(p0.z, p1.z, p2.z, p3.z)
    let farthest = max(p0.z, p1.z, p2.z, p3.z)
    guard nearest > 0 else { return farthest > 0 ? Int(Flattening.maximumChords) : 1 }
    let (a, b, c, d) = (p0 / p0.z, p1 / p1.z, p2 / p2.z, p3 / p3.z)
    let (first, second) = (a - 2 * b + c, b - 2 * c + d)
    let bend = max((first * first).sum(), (second * second).sum()).squareRoot()
    let count = (0.75 * bend / Flattening.tolerance * (farthest / nearest)).squareRoot().rounded(.up)
    return count < Flattening.maximumChords ? max(1, Int(count)) : Int(Flattening.maximumChords)
  }
}
