import DisplayList
import Foundation

/// A picture on a sheet that is rolled up, seen from straight above.
struct CurledSheet {
  private let texels: UnsafePointer<UInt32>
  private let width, height: Int
  private let direction: SIMD2<Double>
  private let position, radius: Double

  /// How dark the roll is where it stands upright, on the outside and on the inside.
  private static let (outerShade, innerShade) = (0.3, 0.35)
  /// How dark the shadow is beside the roll and below the part that lies back; it ends a radius away.
  private static let shadow = 0.35
  /// From which part of the radius on the picture is so dense that a point for each pixel would miss some of it: there 3 texels
  /// lie below 2 pixels.
  private static let dense = 0.75

  /// - Parameter curl: In texels.
  init(_ texels: UnsafePointer<UInt32>, width: Int, height: Int, _ curl: Curl) {
    (self.texels, self.width, self.height) = (texels, width, height)
    direction = SIMD2(curl.direction.dx, curl.direction.dy)
    (position, radius) = (curl.position, curl.radius)
  }

  /// What a pixel shows whose middle is at a point, in texels; premultiplied.
  func pixel(at point: SIMD2<Double>) -> UInt32 {
    let rise = rise(of: point)
    // What is beyond all numbers, or none, is not there either.
    guard rise < 2 * radius, rise > -1e7 else { return 0 }
    guard rise > Self.dense * radius, rise < radius + 1 else { return color(at: point, rise) }
    func beside(_ offset: Double) -> UInt32 { color(at: point + offset * direction, rise + offset) }
    return UInt32.mean(beside(-0.375), beside(-0.125), beside(0.125), beside(0.375))
  }

  /// Whether there is nothing between two points.
  func isClear(from first: SIMD2<Double>, to last: SIMD2<Double>) -> Bool {
    min(rise(of: first), rise(of: last)) >= 2 * radius
  }

  /// Whether between two points the sheet is flat, and no part of it is above or so near that its shadow falls there.
  func isFlat(from first: SIMD2<Double>, to last: SIMD2<Double>) -> Bool {
    let rises = (rise(of: first), rise(of: last))
    guard max(rises.0, rises.1) < 0 else { return false }
    // The place above moves evenly: it is as far beyond an edge all the way if it is at both ends.
    let (a, b) = (above(first, rises.0), above(last, rises.1))
    let size = SIMD2(Double(width), Double(height))
    return max(pointwiseMin(-a, -b).max(), pointwiseMin(a - size, b - size).max()) > radius
  }

  /// Texels of a row, if there are so many.
  func row(_ x: Int, _ y: Int, count: Int) -> UnsafePointer<UInt32>? {
    x >= 0 && x + count <= width && 0..<height ~= y ? texels + (y * width + x) : nil
  }

  /// How far beyond the line a point lies.
  private func rise(of point: SIMD2<Double>) -> Double { (point * direction).sum() - position }

  /// Which point of the sheet lies back above another one.
  private func above(_ point: SIMD2<Double>, _ rise: Double) -> SIMD2<Double> {
    point + (.pi * radius - 2 * rise) * direction
  }

  private func color(at point: SIMD2<Double>, _ rise: Double) -> UInt32 {
    if rise <= 0 { return flat(at: point, below: above(point, rise)) }
    if rise < radius { return rolled(at: point, rise) }
    let near = 2 - rise / radius
    return near > 0 ? part(Self.shadow * near * near) << 24 : 0
  }

  /// The flat part of the sheet, in the shadow of what lies back above it.
  private func flat(at point: SIMD2<Double>, below above: SIMD2<Double>) -> UInt32 {
    // How far that is beyond the sheet's edges.
    let (x, y) = (max(0, -above.x, above.x - Double(width)), max(0, -above.y, above.y - Double(height)))
    let gap = (x * x + y * y).squareRoot()
    if gap >= radius { return texel(at: point) }
    var shadowed: UInt32 {
      let near = 1 - gap / radius
      return darker(texel(at: point), by: Self.shadow * near * near)
    }
    return gap < 0.5 ? back(at: above, shade: 0, over: shadowed) : shadowed
  }

  /// The roll: the inside of the lower quarter, and the outside of the upper one.
  private func rolled(at point: SIMD2<Double>, _ rise: Double) -> UInt32 {
    // Of the angle by which the sheet is turned.
    let sine = rise / radius
    let angle = arcsine(sine)
    return back(
      at: point + (radius * (.pi - angle) - rise) * direction,
      shade: Self.outerShade * (1 - (1 - sine * sine).squareRoot()),
      over: darker(texel(at: point + (radius * angle - rise) * direction), by: Self.innerShade * sine))
  }

  /// The other side of the sheet at a point of it, over what is below: three quarters white, as the picture shines through the
  /// paper.
  @inline(__always)
  private func back(at point: SIMD2<Double>, shade: Double, over below: @autoclosure () -> UInt32) -> UInt32 {
    let front = texel(at: point)
    if front >> 24 == 0 { return below() }
    let white = (front >> 24) &* 0x0101_0101
    let paper = darker(UInt32.mean(front, white, white, white), by: shade)
    return front >> 24 == 255 ? paper : over(paper, below())
  }

  @inline(__always)
  private func darker(_ pixel: UInt32, by shade: Double) -> UInt32 {
    scale(pixel, by: 255 &- part(shade)) & 0xFF_FFFF | pixel & 0xFF00_0000
  }

  /// A number of 0…1 as a part of 255.
  @inline(__always)
  private func part(_ number: Double) -> UInt32 { UInt32(bitPattern: nearest(255 * number)) }

  /// The picture at a point, between four texels; beyond its edges there is nothing.
  @inline(__always)
  private func texel(at point: SIMD2<Double>) -> UInt32 {
    guard point.x > -0.5, point.y > -0.5, point.x < Double(width) + 0.5, point.y < Double(height) + 0.5
    else { return 0 }
    // In 256ths from the middle of the texel before the first.
    let (u, v) = (Int(nearest(256 * point.x + 128)), Int(nearest(256 * point.y + 128)))
    let (x, y) = (u >> 8 &- 1, v >> 8 &- 1)
    let upper, lower: (UInt32, UInt32)
    if x >= 0, y >= 0, x < width &- 1, y < height &- 1 {
      let corner = texels + (y &* width &+ x)
      (upper, lower) = ((corner[0], corner[1]), (corner[width], corner[width &+ 1]))
    } else {
      (upper, lower) = ((texel(x, y), texel(x + 1, y)), (texel(x, y + 1), texel(x + 1, y + 1)))
    }
    return UInt32.interpolate(
      upper, lower, UInt16(truncatingIfNeeded: u & 255), UInt16(truncatingIfNeeded: v & 255))
  }

  /// Only the sheet's edges need it: kept out of the way of the rest.
  @inline(never)
  private func texel(_ x: Int, _ y: Int) -> UInt32 {
    x >= 0 && y >= 0 && x < width && y < height ? texels[y * width + x] : 0
  }
}

/// The angle of a sine of 0…1, to 2·10⁻⁸: Abramowitz and Stegun's formula 4.4.46. Plain arithmetic, whose last bits do not differ
/// between C libraries.
func arcsine(_ sine: Double) -> Double {
  var sum = -0.0012624911
  sum = sum * sine + 0.0066700901
  sum = sum * sine - 0.0170881256
  sum = sum * sine + 0.0308918810
  sum = sum * sine - 0.0501743046
  sum = sum * sine + 0.0889789874
  sum = sum * sine - 0.2145988016
  sum = sum * sine + 1.5707963050
  return .pi / 2 - (1 - sine).squareRoot() * sum
}
