import DisplayList
import Foundation

/// The exact share of each pixel that a convex polygon covers: the polygon cut to the pixel, its area by the shoelace
/// formula. Slow, and nothing like how the rasterizer does it.
struct ExactCoverage {
  let width: Int
  private let shares: [Double]

  subscript(x: Int, y: Int) -> Double { shares[y * width + x] }

  init(width: Int, height: Int, of polygon: [SIMD2<Double>]) {
    self.width = width
    var shares: [Double] = []
    for y in 0..<height {
      let row = cut(cut(polygon, SIMD2(0, 1), Double(y)), SIMD2(0, -1), -Double(y + 1))
      for x in 0..<width {
        shares.append(abs(area(cut(cut(row, SIMD2(1, 0), Double(x)), SIMD2(-1, 0), -Double(x + 1)))))
      }
    }
    self.shares = shares
  }

  /// The largest difference to a picture's alpha, in 255ths.
  func difference(to image: CGImage) -> Double {
    shares.indices.map { abs(shares[$0] * 255 - Double(image.pixels[$0] >> 24)) }.max() ?? 0
  }
}

/// The part of a convex polygon where `normal · p ≥ offset`.
private func cut(_ polygon: [SIMD2<Double>], _ normal: SIMD2<Double>, _ offset: Double) -> [SIMD2<Double>] {
  var kept: [SIMD2<Double>] = []
  for (index, point) in polygon.enumerated() {
    let previous = polygon[(index + polygon.count - 1) % polygon.count]
    let (a, b) = ((previous * normal).sum() - offset, (point * normal).sum() - offset)
    if (a < 0) != (b < 0) { kept.append(previous + (point - previous) * (a / (a - b))) }
    if b >= 0 { kept.append(point) }
  }
  return kept
}

/// The signed area of a polygon.
func area(_ polygon: [SIMD2<Double>]) -> Double {
  var sum = 0.0
  for (index, b) in polygon.enumerated() {
    let a = polygon[(index + polygon.count - 1) % polygon.count]
    sum += a.x * b.y - b.x * a.y
  }
  return sum / 2
}

extension RoundedRect {
  /// The true outline, its circular corners cut into many chords, seen through a map.
  func polygon(through map: Homography) -> [SIMD2<Double>] {
    let r = effectiveRadius
    let centers: [(CGPoint, CACornerMask)] = [
      (CGPoint(x: rect.maxX - r, y: rect.maxY - r), .layerMaxXMaxYCorner),
      (CGPoint(x: rect.minX + r, y: rect.maxY - r), .layerMinXMaxYCorner),
      (CGPoint(x: rect.minX + r, y: rect.minY + r), .layerMinXMinYCorner),
      (CGPoint(x: rect.maxX - r, y: rect.minY + r), .layerMaxXMinYCorner),
    ]
    var points: [CGPoint] = []
    for (quarter, (center, corner)) in centers.enumerated() {
      let start = Double(quarter) * .pi / 2
      guard corners.contains(corner), r > 0 else {
        let (dx, dy) = (cos(start + .pi / 4) > 0 ? r : -r, sin(start + .pi / 4) > 0 ? r : -r)
        points.append(CGPoint(x: center.x + dx, y: center.y + dy))
        continue
      }
      for step in 0...64 {
        let angle = start + Double(step) / 64 * .pi / 2
        points.append(CGPoint(x: center.x + r * cos(angle), y: center.y + r * sin(angle)))
      }
    }
    return points.map {
      let point = map.apply(to: $0)
      return SIMD2<Double>(point.x, point.y)
    }
  }

  /// Whether a point is inside the true shape.
  func contains(_ point: CGPoint) -> Bool {
    guard rect.contains(point) else { return false }
    let r = effectiveRadius
    let (dx, dy) = (abs(point.x - rect.midX) - rect.width / 2 + r, abs(point.y - rect.midY) - rect.height / 2 + r)
    return dx <= 0 || dy <= 0 || dx * dx + dy * dy <= r * r
  }
}
