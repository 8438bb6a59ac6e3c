import Foundation
import Synchronization

/// An immutable picture of premultiplied BGRA pixels, eight bits a channel, rows from the top without padding.
///
/// One that was drawn in a graphics context is kept as what was drawn: a layer shows it sharp at every scale, and its pixels are
/// made when somebody asks for them.
public final class CGImage: Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// What it was drawn with; nil for one of pixels.
  package let drawing: Drawing?
  private let stored: [UInt32]
  private let drawn = Mutex<[UInt32]?>(nil)
  /// Whether nothing shows through, found when it is first asked for: 0 for unknown, 1 for no, 2 for yes.
  private let opaqueness: Atomic<UInt8>

  /// Makes a picture; nil when the pixels are not `width × height` in number.
  public init?(width: Int, height: Int, pixels: [UInt32]) {
    guard width > 0, height > 0, pixels.count == width * height else { return nil }
    (self.width, self.height) = (width, height)
    (drawing, stored) = (nil, pixels)
    opaqueness = Atomic(0)
  }

  /// Makes a picture of what was drawn; nil where it has no pixels, or more than 16384 on a side.
  package init?(_ drawing: Drawing) {
    guard let (width, height) = drawing.pixelSize else { return nil }
    (self.width, self.height) = (width, height)
    (self.drawing, stored) = (drawing, [])
    opaqueness = Atomic(drawing.isOpaque ? 2 : 1)
  }

  /// `0xAARRGGBB` in the machine's (little-endian) order: bytes B, G, R, A. Clear where the picture was drawn and there is
  /// nothing to make its pixels with.
  public var pixels: [UInt32] {
    guard let drawing else { return stored }
    return drawn.withLock { known in
      if let known { return known }
      let made = drawing.render() ?? Array(repeating: 0, count: width * height)
      known = made
      return made
    }
  }
}

extension CGImage {
  /// In pixels, before they are rounded up to whole ones.
  package var exactSize: (CGFloat, CGFloat) {
    guard let drawing else { return (CGFloat(width), CGFloat(height)) }
    return (drawing.size.width * drawing.scale, drawing.size.height * drawing.scale)
  }

  /// Whether no pixel lets anything through.
  package var isOpaque: Bool {
    let known = opaqueness.load(ordering: .relaxed)
    guard known == 0 else { return known == 2 }
    let isOpaque = stored.withUnsafeBufferPointer { $0.allSatisfy { $0 >= 0xFF00_0000 } }
    opaqueness.store(isOpaque ? 2 : 1, ordering: .relaxed)
    return isOpaque
  }

  /// The part inside a rectangle, in pixels from the top left, widened to whole ones; nil when nothing of the picture is in it.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.standardized.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    if let drawing { return CGImage(drawing.cropped(to: part)) }
    let (x, y, columns, rows) = (Int(part.minX), Int(part.minY), Int(part.width), Int(part.height))
    let pixels = (y..<y + rows).flatMap { row in stored[row * width + x..<row * width + x + columns] }
    return CGImage(width: columns, height: rows, pixels: pixels)
  }
}

extension CGImage: Hashable {
  public static func == (a: CGImage, b: CGImage) -> Bool {
    a === b || (a.width == b.width && a.height == b.height && a.drawing == b.drawing && a.stored == b.stored)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(drawing?.commands.count)
    hasher.combine(stored.first)
    if !stored.isEmpty { hasher.combine(stored[stored.count / 2]) }
  }
}
