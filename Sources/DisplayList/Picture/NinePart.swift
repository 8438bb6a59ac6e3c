import Foundation

/// A picture whose edges keep their size when it is laid over a rectangle, while its middle is stretched or repeated.
package struct NinePart: Hashable, Sendable {
  /// The middle, as a share of the picture; what is outside of the unit square does not count.
  package var center: CGRect
  /// Whether the middle is repeated rather than stretched.
  package var isTiled: Bool

  /// A part of the picture, as a share of it, and the rectangle that it is laid over.
  package struct Piece: Hashable, Sendable {
    package var source: CGRect
    package var destination: CGRect
  }

  package init(center: CGRect, isTiled: Bool) { (self.center, self.isTiled) = (center, isTiled) }

  /// The picture stretched as a whole.
  package static let plain = NinePart(center: CGRect(x: 0, y: 0, width: 1, height: 1), isTiled: false)

  /// What lies where, from the top left on. Edges for which there is no room share it.
  ///
  /// - Parameters:
  ///   - size: The picture's own size, in points.
  ///   - pixel: The length of its pixels, in points; a middle of one pixel is stretched, which looks the same.
  package func pieces(of size: CGSize, in rect: CGRect, pixel: CGFloat) -> [Piece] {
    let columns = bands(center.minX, center.maxX, of: size.width, from: rect.minX, over: rect.width, pixel)
    let rows = bands(center.minY, center.maxY, of: size.height, from: rect.minY, over: rect.height, pixel)
    return rows.flatMap { row in
      columns.map { column in
        Piece(
          source: CGRect(x: column.source, y: row.source, width: column.share, height: row.share),
          destination: CGRect(x: column.start, y: row.start, width: column.length, height: row.length))
      }
    }
  }

  private struct Band {
    var source: CGFloat
    var share: CGFloat
    var start: CGFloat
    var length: CGFloat
  }

  /// More repetitions than this are not told apart: the middle is stretched.
  private static let mostTiles: CGFloat = 1000

  private func bands(
    _ first: CGFloat, _ last: CGFloat, of natural: CGFloat, from origin: CGFloat, over room: CGFloat, _ pixel: CGFloat
  ) -> [Band] {
    let low = min(max(0, first), 1)
    let high = min(max(low, last), 1)
    var (before, after) = (low * natural, (1 - high) * natural)
    if before + after > room {
      let fit = room / (before + after)
      (before, after) = (before * fit, after * fit)
    }
    let (middle, tile) = (max(0, room - before - after), (high - low) * natural)
    var bands = [Band(source: 0, share: low, start: origin, length: before)]
    let tiles = tile > 0 ? (middle / tile - 1e-6).rounded(.up) : 0
    if isTiled, tile > pixel * 1.001, tiles <= Self.mostTiles {
      for index in 0..<max(0, Int(tiles)) {
        let start = CGFloat(index) * tile
        let length = min(tile, middle - start)
        bands.append(
          Band(source: low, share: (high - low) * length / tile, start: origin + before + start, length: length))
      }
    } else {
      bands.append(Band(source: low, share: high - low, start: origin + before, length: middle))
    }
    bands.append(Band(source: high, share: 1 - high, start: origin + room - after, length: after))
    return bands.filter { $0.length > 0 && $0.share > 0 }
  }
}
