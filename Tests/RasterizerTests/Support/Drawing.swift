import DisplayList
import Foundation
import Rasterizer

/// A picture of some commands, one pixel a point, on a clear background unless another is given.
func draw(_ width: Int, _ height: Int, on background: CGColor = .clear, _ commands: DrawCommand...) -> CGImage {
  let list = DisplayList(size: CGSize(width: width, height: height), commands: commands)
  return Rasterizer().render(list, scale: 1, background: background)
}

extension CGImage {
  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }

  /// The sum of all alphas, in whole pixels.
  var coveredArea: Double { pixels.reduce(0) { $0 + Double($1 >> 24) } / 255 }

  /// The mean of blue, green, red and alpha.
  var mean: SIMD4<Double> {
    pixels.reduce(SIMD4<Double>.zero) { $0 + channels($1) } / Double(pixels.count)
  }
}

/// Blue, green, red and alpha.
func channels(_ pixel: UInt32) -> SIMD4<Double> {
  SIMD4(Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255), Double(pixel >> 24))
}

/// The largest difference of any channel of any pixel.
func difference(_ a: CGImage, _ b: CGImage) -> Double {
  zip(a.pixels, b.pixels).map { distance($0, $1) }.max() ?? 0
}

func distance(_ a: UInt32, _ b: UInt32) -> Double {
  let d = channels(a) - channels(b)
  return max(d.max(), -d.min())
}

extension RoundedRect {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0) {
    self.init(CGRect(x: x, y: y, width: width, height: height), radius: radius)
  }
}

extension DrawCommand {
  static func fill(_ shape: RoundedRect, _ color: CGColor, _ map: Homography = .identity) -> DrawCommand {
    .fill(.roundedRect(shape), color, map)
  }

  static func clip(_ shape: RoundedRect, _ map: Homography = .identity) -> DrawCommand {
    .pushClip(.roundedRect(shape), map)
  }

  static func image(_ image: CGImage, _ destination: CGRect, _ map: Homography = .identity) -> DrawCommand {
    .image(image, source: CGRect(x: 0, y: 0, width: 1, height: 1), destination: destination, map)
  }
}
