import Foundation
import Synchronization

/// An immutable picture of premultiplied BGRA pixels, eight bits a channel, rows from the top without padding.
///
/// One that was drawn in a graphics context is kept as what was drawn: a layer shows it sharp at every scale, and its pixels are
/// made when they are first asked for. So may those of one from a file be, and those of one that is of one colour, of which only the
/// coverage is kept.
public final class CGImage: Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// What it was drawn with; nil for one of pixels.
  package let drawing: Drawing?
  /// What it covers with one colour; nil for one that was not made that way.
  package let stencil: Stencil?
  private let stored: [UInt32]
  /// The pixels that are made when they are asked for; nil where they are stored.
  private let later: LaterPixels?
  /// Whether nothing shows through, found when it is first asked for: 0 for unknown, 1 for no, 2 for yes.
  private let opaqueness: Atomic<UInt8>
  /// Nil until they are asked for.
  let knownInk = Mutex<InkBounds?>(nil)

  /// Makes a picture; nil when the pixels are not `width × height` in number.
  public init?(width: Int, height: Int, pixels: [UInt32]) {
    guard width > 0, height > 0, pixels.count == width * height else { return nil }
    (self.width, self.height) = (width, height)
    (drawing, stencil, stored, later) = (nil, nil, pixels, nil)
    opaqueness = Atomic(0)
  }

  /// Makes a picture whose pixels are made once, when they are first asked for, on the thread that asks.
  ///
  /// - Parameters:
  ///   - width: In pixels, positive.
  ///   - height: In pixels, positive.
  ///   - isOpaque: Whether no pixel lets anything through; false if that is not known.
  ///   - makePixels: `width × height` of them.
  package init(width: Int, height: Int, isOpaque: Bool, makePixels: @escaping @Sendable () -> [UInt32]) {
    (self.width, self.height) = (width, height)
    (drawing, stencil, stored, later) = (nil, nil, [], LaterPixels(makePixels))
    opaqueness = Atomic(isOpaque ? 2 : 0)
  }

  /// Makes a picture of one colour.
  package init(_ stencil: Stencil) {
    (width, height) = (stencil.coverage.width, stencil.coverage.height)
    (drawing, self.stencil, stored, later) = (nil, stencil, [], LaterPixels { stencil.pixels })
    opaqueness = Atomic(0)
  }

  /// Makes a picture of what was drawn; nil where it has no pixels, or more than 16384 on a side.
  package init?(_ drawing: Drawing) {
    guard let (width, height) = drawing.pixelSize else { return nil }
    (self.width, self.height) = (width, height)
    (self.drawing, stencil, stored) = (drawing, nil, [])
    later = LaterPixels { drawing.render() ?? Array(repeating: 0, count: width * height) }
    opaqueness = Atomic(drawing.isOpaque ? 2 : 1)
  }

  /// `0xAARRGGBB` in the machine's (little-endian) order: bytes B, G, R, A. Clear where the picture was drawn and there is
  /// nothing to make its pixels with.
  public var pixels: [UInt32] { later?.value ?? stored }
}

/// Pixels that are made when they are first asked for.
private final class LaterPixels: Sendable {
  private enum State {
    case wanted(@Sendable () -> [UInt32])
    case made([UInt32])
  }

  private let state: Mutex<State>

  init(_ make: @escaping @Sendable () -> [UInt32]) { state = Mutex(.wanted(make)) }

  var value: [UInt32] {
    state.withLock { state in
      switch state {
      case .made(let pixels): return pixels
      case .wanted(let make):
        let pixels = make()
        state = .made(pixels)
        return pixels
      }
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
    let isOpaque = stencil?.isOpaque ?? pixels.withUnsafeBufferPointer { $0.allSatisfy { $0 >= 0xFF00_0000 } }
    opaqueness.store(isOpaque ? 2 : 1, ordering: .relaxed)
    return isOpaque
  }

  /// The picture with its red, green and blue multiplied by a colour's, clamped to 0…1; what is not a number counts as 0.
  package func multiplied(by color: CGColor) -> CGImage {
    if let stencil {
      let own = stencil.color
      let product = CGColor(
        red: own.red * color.red, green: own.green * color.green, blue: own.blue * color.blue, alpha: own.alpha)
      return CGImage(Stencil(stencil.coverage, color: product))
    }
    let (red, green, blue) = (byte(unit(color.red)), byte(unit(color.green)), byte(unit(color.blue)))
    return CGImage(width: width, height: height, isOpaque: isOpaque) { [self] in
      pixels.map { pixel in
        func part(_ shift: UInt32, _ factor: UInt32) -> UInt32 {
          (((pixel >> shift & 255) * factor + 127) / 255) << shift
        }
        return pixel & 0xFF00_0000 | part(16, red) | part(8, green) | part(0, blue)
      }
    }
  }

  /// The part inside a rectangle, in pixels from the top left, widened to whole ones; nil when nothing of the picture is in it.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.standardized.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    if let drawing { return CGImage(drawing.cropped(to: part)) }
    let (x, y, columns, rows) = (Int(part.minX), Int(part.minY), Int(part.width), Int(part.height))
    if let stencil {
      let coverage = stencil.coverage.cropped(x: x, y: y, width: columns, height: rows)
      return coverage.map { CGImage(Stencil($0, color: stencil.color)) }
    }
    let all = pixels
    let pixels = (y..<y + rows).flatMap { row in
      let first = row * width + x
      return all[first..<first + columns]
    }
    return CGImage(width: columns, height: rows, pixels: pixels)
  }
}

extension CGImage: Hashable {
  public static func == (a: CGImage, b: CGImage) -> Bool {
    a === b
      || (a.width == b.width && a.height == b.height && a.drawing == b.drawing && a.stencil == b.stencil
        && (a.drawing != nil || a.stencil != nil || a.pixels == b.pixels))
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(drawing?.commands.count)
  }
}
