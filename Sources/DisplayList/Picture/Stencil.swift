import Foundation
import Synchronization

/// How much of each pixel is covered: a picture of one colour, as nearly all text is, without the colour.
package final class Coverage: Sendable {
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// 0…255 a pixel, rows from the top without padding.
  package let bytes: [UInt8]
  /// Nil until it is asked for.
  fileprivate let knownInk = Mutex<InkBounds?>(nil)

  /// What pixels cover; nil when the bytes are not `width × height` in number.
  package init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width > 0, height > 0, bytes.count == width * height else { return nil }
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// Where it is not clear, found when it is first asked for.
  var inkBounds: InkBounds {
    knownInk.withLock { known in
      let bounds = known ?? bytes.withUnsafeBufferPointer { InkBounds(of: $0, width: width) }
      known = bounds
      return bounds
    }
  }

  /// A part of it, in pixels inside its bounds.
  func cropped(x: Int, y: Int, width: Int, height: Int) -> Coverage? {
    let part = (y..<y + height).flatMap { row in
      let first = row * self.width + x
      return bytes[first..<first + width]
    }
    return Coverage(width: width, height: height, bytes: part)
  }
}

extension Coverage: Hashable {
  package static func == (a: Coverage, b: Coverage) -> Bool {
    a === b || (a.width == b.width && a.height == b.height && a.bytes == b.bytes)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

/// A picture of one colour. In another colour it is the same coverage, not a copy.
package struct Stencil: Hashable, Sendable {
  package var coverage: Coverage
  package var color: CGColor

  package init(_ coverage: Coverage, color: CGColor) { (self.coverage, self.color) = (coverage, color) }

  /// The pixels, premultiplied: the colour times what is covered.
  var pixels: [UInt32] {
    let shades = Self.shades(of: color)
    return coverage.bytes.map { shades[Int($0)] }
  }

  /// A colour at every coverage of 0…255, premultiplied.
  package static func shades(of color: CGColor) -> [UInt32] {
    (0...255).map { color.premultipliedPixel(opacity: CGFloat($0) / 255) }
  }

  /// Whether nothing shows through.
  var isOpaque: Bool { color.alpha >= 1 && coverage.bytes.allSatisfy { $0 == 255 } }
}
