import InterludeUI

/// How pictures are compared.
public nonisolated enum PixelMeasure: String, CaseIterable, Sendable {
  /// Every byte counts.
  case exact
  /// What a person may see counts: not pixels at edges that are smoothed otherwise, not what lies by itself in a colour that looks alike,
  /// and on surfaces not the last two of 255 levels.
  case perceptual
}

/// In which pixels two pictures of one size differ.
public nonisolated struct PictureDifference: Hashable, Sendable {
  /// How many there are.
  public private(set) var count = 0
  /// From the first to the last row and column with one, in pixels; null without any.
  public private(set) var box = CGRect.null

  /// - Parameters:
  ///   - expected: As large as `actual`.
  ///   - actual: What is compared with it.
  ///   - measure: Whether every pixel counts, or what a person may see.
  public init(from expected: CGImage, to actual: CGImage, measure: PixelMeasure) {
    guard expected != actual else { return }
    let (width, old, new) = (expected.width, expected.pixels, actual.pixels)
    let (before, after) = (EdgeDetector(expected), EdgeDetector(actual))
    var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
    for place in 0..<min(old.count, new.count) where old[place] != new[place] {
      let (x, y) = (place % width, place / width)
      if measure == .perceptual {
        let (color, newColor) = (PerceivedColor(old[place]), PerceivedColor(new[place]))
        let isSurface = before.isEven(x, y) && after.isEven(x, y)
        if isSurface ? color.isSame(as: newColor) : color.isLike(newColor) { continue }
        if before.isSmoothedEdge(x, y, in: after) || after.isSmoothedEdge(x, y, in: before) { continue }
      }
      count += 1
      (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
    }
    if count > 0 { box = CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1) }
  }
}

/// A colour as brightness and two colour differences: the YIQ space, weighted as Y. Kotsarenko and F. Ramos, "Measuring
/// perceived color difference using YIQ NTSC transmission color space in mobile applications" (2010).
nonisolated struct PerceivedColor: Equatable {
  /// Brightness, 0…255.
  let y: Double
  private let i, q: Double

  /// Of a premultiplied pixel `0xAARRGGBB`, seen on white.
  init(_ pixel: UInt32) {
    let paper = Double(255 - pixel >> 24)
    let (r, g, b) = (
      Double(pixel >> 16 & 0xFF) + paper, Double(pixel >> 8 & 0xFF) + paper, Double(pixel & 0xFF) + paper
    )
    y = 0.29889531 * r + 0.58662247 * g + 0.11448223 * b
    i = 0.59597799 * r - 0.27417610 * g - 0.32180189 * b
    q = 0.21147017 * r - 0.52261711 * g + 0.31114694 * b
  }

  /// Whether the eye would not tell two pixels by themselves apart: nearer than a tenth of the way from black to white.
  func isLike(_ other: PerceivedColor) -> Bool { distance(to: other) <= Self.greatest * 0.1 * 0.1 }

  /// Whether the eye would not tell two surfaces apart: nearer than a hundredth of the way, which are two and a half levels of grey.
  func isSame(as other: PerceivedColor) -> Bool { distance(to: other) <= Self.greatest * 0.01 * 0.01 }

  /// The square of the perceived distance.
  private func distance(to other: PerceivedColor) -> Double {
    let (dy, di, dq) = (y - other.y, i - other.i, q - other.q)
    return 0.5053 * dy * dy + 0.299 * di * di + 0.1957 * dq * dq
  }

  /// The greatest value that ``distance(to:)`` has for any two colours.
  private static let greatest = 35215.0
}
