import Foundation
import Synchronization

/// An immutable picture of premultiplied BGRA pixels, eight bits a channel, rows from the top without padding.
public final class CGImage: Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// `0xAARRGGBB` in the machine's (little-endian) order: bytes B, G, R, A.
  public let pixels: [UInt32]
  /// Whether nothing shows through, found when it is first asked for: 0 for unknown, 1 for no, 2 for yes.
  private let opaqueness = Atomic<UInt8>(0)

  /// Makes a picture; nil when the pixels are not `width × height` in number.
  public init?(width: Int, height: Int, pixels: [UInt32]) {
    guard width > 0, height > 0, pixels.count == width * height else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

extension CGImage {
  /// Whether no pixel lets anything through.
  package var isOpaque: Bool {
    let known = opaqueness.load(ordering: .relaxed)
    guard known == 0 else { return known == 2 }
    let isOpaque = pixels.withUnsafeBufferPointer { $0.allSatisfy { $0 >= 0xFF00_0000 } }
    opaqueness.store(isOpaque ? 2 : 1, ordering: .relaxed)
    return isOpaque
  }

  /// The part inside a rectangle, in pixels from the top left, widened to whole ones; nil when nothing of the picture is in it.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.standardized.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (x, y, columns, rows) = (Int(part.minX), Int(part.minY), Int(part.width), Int(part.height))
    let pixels = (y..<y + rows).flatMap { row in self.pixels[row * width + x..<row * width + x + columns] }
    return CGImage(width: columns, height: rows, pixels: pixels)
  }
}

extension CGImage: Hashable {
  public static func == (a: CGImage, b: CGImage) -> Bool {
    a === b || (a.width == b.width && a.height == b.height && a.pixels == b.pixels)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(pixels.first)
    hasher.combine(pixels[pixels.count / 2])
  }
}
