import DisplayList
import Foundation

/// A bitmap that is rolled up.
struct CurledBitmap: Hashable, Sendable {
  var bitmap: Bitmap
  var curl: Curl
}

extension Rasterizer {
  /// The pixels of a bitmap that is rolled up, those around the roll included; nil where it has none.
  func image(of curled: CurledBitmap) -> CGImage? {
    guard let flat = image(of: curled.bitmap), let curl = curled.inPixels(width: flat.width) else { return nil }
    return curls.value(for: curled, size: { $0.width * $0.height }) { flat.curled(curl) }
  }
}

extension CurledBitmap {
  /// The curl, from the corner of the bitmap's pixels; nil for numbers that make none.
  fileprivate func inPixels(width: Int) -> Curl? {
    let (scale, origin) = (CGFloat(width) / bitmap.bounds.width, bitmap.bounds.origin)
    var curl = curl
    curl.position = (curl.position - origin.x * curl.direction.dx - origin.y * curl.direction.dy) * scale
    curl.radius *= scale
    guard curl.radius > 0.5, curl.radius < 1e6, abs(curl.position) < 1e6, abs(curl.direction.dx) <= 1,
      abs(curl.direction.dy) <= 1
    else { return nil }
    return curl
  }
}

extension CGImage {
  fileprivate func curled(_ curl: Curl) -> CGImage {
    let (width, height) = (width, height)
    let result = pixels.withUnsafeBufferPointer { texels in
      [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
        guard let base = buffer.baseAddress, let texels = texels.baseAddress else { return }
        // Bands are disjoint, so no two calls touch the same pixel.
        nonisolated(unsafe) let (target, sheet) = (base, CurledSheet(texels, width: width, height: height, curl))
        forEachBand(of: 0..<height, count: nil) { rows in
          for y in rows { for x in 0..<width { (target + y * width + x).initialize(to: sheet.pixel(x, y)) } }
        }
        count = width * height
      }
    }
    return CGImage(width: width, height: height, pixels: result) ?? self
  }
}
