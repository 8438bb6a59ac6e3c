import DisplayList
import Foundation

/// A picture on a sheet that is rolled up: for each pixel, which points of the sheet lie there above each other.
struct CurledSheet {
  private let texels: UnsafePointer<UInt32>
  private let width, height: Int
  private let direction: SIMD2<Double>
  /// In pixels.
  private let position, radius: Double

  /// How much white the back has: the picture shines through the paper.
  private static let whiteness: Float = 0.75
  /// How dark the roll is where it stands upright, on the outside and on the inside.
  private static let (outerShade, innerShade): (Float, Float) = (0.3, 0.35)
  /// How dark the shadow is beside the roll and below the part that lies back; it ends a radius away.
  private static let shadow = 0.35

  /// - Parameter curl: In pixels.
  init(_ texels: UnsafePointer<UInt32>, width: Int, height: Int, _ curl: Curl) {
    (self.texels, self.width, self.height) = (texels, width, height)
    direction = SIMD2(curl.direction.dx, curl.direction.dy)
    (position, radius) = (curl.position, curl.radius)
  }

  /// The pixel at a place.
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let point = SIMD2(Double(x) + 0.5, Double(y) + 0.5)
    let rise = (point * direction).sum() - position
    if rise > 2 * radius + 1 { return 0 }
    if rise < -1, gap(point + (.pi * radius - 2 * rise) * direction) > radius { return texels[y * width + x] }
    var color = SIMD4<Float>.zero
    if rise > -1, rise < radius + 1 {
      // On the roll the picture is dense, and it has an edge.
      for part in 0..<4 {
        let offset = (Double(part) - 1.5) / 4
        color += self.color(at: point + offset * direction, rise: rise + offset) / 4
      }
    } else {
      color = self.color(at: point, rise: rise)
    }
    // None is negative, so that cutting off rounds to nearest.
    let alpha = UInt32(min(color.w + 0.5, 255))
    func byte(_ channel: Float) -> UInt32 { min(UInt32(channel + 0.5), alpha) }
    return alpha << 24 | byte(color.z) << 16 | byte(color.y) << 8 | byte(color.x)
  }

  /// Blue, green, red and alpha at a point, premultiplied, 0…255.
  ///
  /// - Parameter rise: How far beyond the line it lies.
  private func color(at point: SIMD2<Double>, rise: Double) -> SIMD4<Float> {
    if rise >= radius {
      let near = max(0, 2 - rise / radius)
      return SIMD4(0, 0, 0, Float(255 * Self.shadow * near * near))
    }
    guard rise > 0 else {
      let above = point + (.pi * radius - 2 * rise) * direction
      let near = 1 - min(max(gap(above) / radius, 0), 1)
      return back(at: above, shade: 0, over: sheet(at: point).darker(by: Float(Self.shadow * near * near)))
    }
    // The sine of the angle by which the sheet is turned, on the lower quarter and on the upper one.
    let sine = rise / radius
    let angle = arcsine(sine)
    var front: SIMD4<Float> {
      sheet(at: point + (radius * angle - rise) * direction).darker(by: Self.innerShade * Float(sine))
    }
    let upright = 1 - Float((1 - sine * sine).squareRoot())
    return back(
      at: point + (radius * (.pi - angle) - rise) * direction, shade: Self.outerShade * upright, over: front)
  }

  /// The other side of the sheet at a point of it, over what is below.
  private func back(at point: SIMD2<Double>, shade: Float, over below: @autoclosure () -> SIMD4<Float>) -> SIMD4<Float>
  {
    let front = sheet(at: point)
    if front.w == 0 { return below() }
    let white = front + (SIMD4(repeating: front.w) - front) * Self.whiteness
    return front.w == 255 ? white.darker(by: shade) : white.darker(by: shade) + below() * (1 - front.w / 255)
  }

  /// The picture at a point, between four texels; beyond its edges there is nothing.
  private func sheet(at point: SIMD2<Double>) -> SIMD4<Float> {
    if gap(point) >= 0.5 { return .zero }
    // Above 0, where cutting off rounds down.
    let place = point + 0.5
    let (x, y) = (Int(place.x) - 1, Int(place.y) - 1)
    let (across, down) = (Float(place.x - Double(x + 1)), Float(place.y - Double(y + 1)))
    if across == 0, down == 0 { return texel(x, y) }
    let upper = texel(x, y) * (1 - across) + texel(x + 1, y) * across
    let lower = texel(x, y + 1) * (1 - across) + texel(x + 1, y + 1) * across
    return upper * (1 - down) + lower * down
  }

  /// How far a point lies beyond the sheet's edges; 0 and less on it.
  private func gap(_ point: SIMD2<Double>) -> Double {
    max(-point.x, -point.y, point.x - Double(width), point.y - Double(height))
  }

  private func texel(_ x: Int, _ y: Int) -> SIMD4<Float> {
    guard x >= 0, y >= 0, x < width, y < height else { return .zero }
    let texel = texels[y * width + x]
    return SIMD4(Float(texel & 255), Float(texel >> 8 & 255), Float(texel >> 16 & 255), Float(texel >> 24))
  }
}

extension SIMD4<Float> {
  fileprivate func darker(by shade: Float) -> Self {
    var result = self * (1 - shade)
    result.w = w
    return result
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
