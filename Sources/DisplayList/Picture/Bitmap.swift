import Foundation

/// A picture of draw commands that is made of pixels first, at a scale of its own, and then shown as an image is.
///
/// A frame that shows an equal one again need not make the pixels again.
public final class Bitmap: Sendable {
  /// The part of the drawing that the pixels are of, in points.
  public let bounds: CGRect
  /// Pixels a point, above 0. Where that gives more pixels than a screen of 3840 × 2160 has, or more than 16384 on a side, there
  /// are fewer.
  public let scale: CGFloat
  /// Back to front; clips and groups nest properly. What is behind the bitmap is not behind any of them.
  public let commands: [DrawCommand]
  /// How its pixels are read where they are shown at another scale.
  public let sampling: Sampling
  /// How many bitmaps lie in each other, this one included.
  private let depth: Int
  private let hash: Int

  /// A bitmap of a part of a drawing. There is nothing to be seen of one whose bounds or scale are not positive and finite, nor of
  /// one that holds more than 16 in each other.
  public init(bounds: CGRect, scale: CGFloat, commands: [DrawCommand], sampling: Sampling = .smooth) {
    (self.bounds, self.scale, self.commands, self.sampling) = (bounds, scale, commands, sampling)
    depth = commands.reduce(1) { depth, command in
      switch command {
      case .bitmap(let inner, _), .curl(let inner, _, _): max(depth, inner.depth + 1)
      default: depth
      }
    }
    var hasher = Hasher()
    hasher.combine(bounds.size.width)
    hasher.combine(bounds.size.height)
    hasher.combine(scale)
    hasher.combine(commands)
    hash = hasher.finalize()
  }

  /// A bitmap of all that is drawn in and near a rectangle, on a grid of pixels that begins at its corner; nil when nothing is.
  ///
  /// - Parameters:
  ///   - commands: Back to front; clips and groups nest properly.
  ///   - rect: In points. What is drawn more than 1024 points away from it is left out.
  ///   - scale: Pixels a point.
  ///   - sampling: How the pixels are read where they are shown at another scale.
  public convenience init?(
    _ commands: [DrawCommand], around rect: CGRect, scale: CGFloat, sampling: Sampling = .smooth
  ) {
    let drawn = commands.bounds(in: rect.insetBy(dx: -Self.reach, dy: -Self.reach))
    guard !drawn.isEmpty, let limited = Self.limit(scale, for: drawn) else { return nil }
    func edge(_ position: CGFloat, _ origin: CGFloat, _ slack: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
      origin + ((position - origin) * limited + slack).rounded(rule) / limited
    }
    let (minX, minY) = (edge(drawn.minX, rect.minX, Self.slack, .down), edge(drawn.minY, rect.minY, Self.slack, .down))
    let (maxX, maxY) = (edge(drawn.maxX, rect.minX, -Self.slack, .up), edge(drawn.maxY, rect.minY, -Self.slack, .up))
    let bounds = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    self.init(bounds: bounds, scale: scale, commands: commands, sampling: sampling)
  }

  /// The width and the height in pixels, rounded up; nil where there are none.
  package var pixelSize: (width: Int, height: Int)? {
    guard depth <= Self.mostInEachOther, let scale = Self.limit(scale, for: bounds) else { return nil }
    func whole(_ length: CGFloat) -> Int { max(1, Int((length * scale - Self.slack).rounded(.up))) }
    return (whole(bounds.size.width), whole(bounds.size.height))
  }

  /// The scale, or the largest at which there are not too many pixels; nil for numbers that make no picture.
  private static func limit(_ scale: CGFloat, for bounds: CGRect) -> CGFloat? {
    let (width, height) = (bounds.size.width * scale, bounds.size.height * scale)
    guard scale > 0, width > 0, height > 0, (bounds.origin.x + bounds.origin.y).isFinite, (width + height).isFinite
    else { return nil }
    let area = width.squareRoot() * height.squareRoot()
    return scale * min(1, longestSide / max(width, height), mostPixels.squareRoot() / area)
  }

  /// How many bitmaps may lie in each other: each takes some of the stack.
  package static let mostInEachOther = 16
  /// In pixels; less than this of one is a rounding error.
  private static let slack = 0.001
  /// In points.
  private static let reach = 1024.0
  private static let longestSide = 16384.0
  private static let mostPixels = 3840.0 * 2160
}

extension Bitmap: Hashable {
  public static func == (a: Bitmap, b: Bitmap) -> Bool {
    a === b
      || (a.hash == b.hash && a.bounds == b.bounds && a.scale == b.scale && a.sampling == b.sampling
        && a.commands == b.commands)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
