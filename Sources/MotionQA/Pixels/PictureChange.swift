import InterludeUI

/// What is different between a picture and the one before, of the same size: a rectangle around it.
public nonisolated struct PictureChange: Hashable, Sendable {
  /// The rectangle's columns and rows, in pixels.
  public let columns, rows: Range<Int>
  /// How many pixels in it are different.
  public let count: Int
  /// How many pixels in it stay in rows of sixteen or more: fewer beside each other are not worth leaving out.
  public let stillCount: Int
  private let old, new: CGImage

  /// Nil for pictures that are the same.
  public init?(from old: CGImage, to new: CGImage) {
    let (width, before, after) = (new.width, old.pixels, new.pixels)
    guard before.count == after.count, width == old.width else { return nil }
    var (left, right, top, bottom, count) = (width, 0, Int.max, 0, 0)
    before.withUnsafeBufferPointer { before in
      after.withUnsafeBufferPointer { after in
        for y in 0..<after.count / width {
          for x in 0..<width where before[y * width + x] != after[y * width + x] {
            (left, right) = (min(left, x), max(right, x + 1))
            (top, bottom) = (min(top, y), y + 1)
            count += 1
          }
        }
      }
    }
    guard count > 0 else { return nil }
    (columns, rows, self.count) = (left..<right, top..<bottom, count)
    (self.old, self.new) = (old, new)
    stillCount = Self.stillRuns(columns, rows, before, after, width: width).reduce(0) { $0 + $1.count }
  }

  private static let shortestRun = 16

  /// The pixels, by their places in the picture, that stay in rows of some length.
  private static func stillRuns(
    _ columns: Range<Int>, _ rows: Range<Int>, _ old: [UInt32], _ new: [UInt32], width: Int
  ) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for y in rows {
      var start = y * width + columns.lowerBound
      let end = y * width + columns.upperBound
      for place in start...end where place == end || old[place] != new[place] {
        if place - start >= shortestRun { runs.append(start..<place) }
        start = place + 1
      }
    }
    return runs
  }

  /// How many pixels the rectangle has.
  public var area: Int { columns.count * rows.count }

  /// The rectangle of the new picture, to replace what is there.
  public var replacement: CGImage? {
    new.cropping(to: CGRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count))
  }

  /// The rectangle with transparent pixels for what stays, to be laid over what is there; nil where something in it is not
  /// opaque, which would let the picture before show through.
  public var overlay: CGImage? {
    guard let replacement, replacement.pixels.reduce(.max, &) >= 0xFF00_0000 else { return nil }
    var pixels = replacement.pixels
    for run in Self.stillRuns(columns, rows, old.pixels, new.pixels, width: new.width) {
      let start = (run.lowerBound / new.width - rows.lowerBound) * columns.count
      let x = run.lowerBound % new.width - columns.lowerBound
      for place in start + x..<start + x + run.count { pixels[place] = 0 }
    }
    return CGImage(width: columns.count, height: rows.count, pixels: pixels)
  }
}
