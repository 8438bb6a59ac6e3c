import DisplayList
import Foundation

/// What the tiles of a canvas show, each as a number that stands for everything that was drawn in it.
struct ShownTiles {
  private let width: Int
  private let height: Int
  private let columns: Int
  private var keys: [Int]
  private var isChanged: [Bool]

  var count: Int { keys.count }

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    columns = (width + TileGrid.width - 1) / TileGrid.width
    let count = columns * ((height + TileGrid.height - 1) / TileGrid.height)
    keys = Array(repeating: 0, count: count)
    isChanged = Array(repeating: true, count: count)
  }

  mutating func forget() { keys = Array(repeating: 0, count: keys.count) }

  /// Lets the body note what all tiles show in a frame.
  mutating func update(_ body: (TileNotes) -> Void) {
    keys.withUnsafeMutableBufferPointer { keys in
      isChanged.withUnsafeMutableBufferPointer { isChanged in
        body(TileNotes(keys: keys, isChanged: isChanged, columns: columns))
      }
    }
  }

  /// Where the last frame is another than the one before: of each strip the columns from the first such tile to the last.
  var changes: [CGRect] {
    var rects: [CGRect] = []
    for strip in 0..<keys.count / max(columns, 1) {
      let tiles = isChanged[strip * columns..<(strip + 1) * columns]
      guard let first = tiles.firstIndex(of: true), let last = tiles.lastIndex(of: true) else { continue }
      let (left, top) = ((first - tiles.startIndex) * TileGrid.width, strip * TileGrid.height)
      let (right, bottom) = (
        min((last - tiles.startIndex + 1) * TileGrid.width, width), min(top + TileGrid.height, height)
      )
      let rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
      if let above = rects.last, above.maxY == rect.minY, above.minX == rect.minX, above.maxX == rect.maxX {
        rects[rects.count - 1] = above.union(rect)
      } else {
        rects.append(rect)
      }
    }
    return rects
  }
}

/// The tiles of a canvas while a frame is drawn. Each is noted once, by whom draws its strip.
struct TileNotes {
  fileprivate let keys: UnsafeMutableBufferPointer<Int>
  fileprivate let isChanged: UnsafeMutableBufferPointer<Bool>
  fileprivate let columns: Int

  func tile(strip: Int, column: Int) -> Int { strip * columns + column }

  /// Notes what a tile shows now.
  ///
  /// - Returns: What it showed before.
  func note(_ key: Int, tile: Int) -> Int {
    let before = keys[tile]
    isChanged[tile] = before != key
    keys[tile] = key
    return before
  }
}
