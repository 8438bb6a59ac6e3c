/// What stands in a run of tiles is copied, and only what is above it is drawn.
extension StripRenderer {
  mutating func run(_ entries: TileList.Entries, on ground: Ground, _ underlay: Surface) {
    let area = layers[top].bounds
    let standing = entries.prefix { $0.step < steps.standing }.count
    var moving = standing..<entries.count
    switch ground {
    case .kept:
      if let first = moving.first, let (color, opacity) = colorOverAll(entries[first]) {
        frame.copy(area, from: underlay, under: color, opacity: opacity)
        moving = first + 1..<entries.count
      } else {
        frame.copy(area, from: underlay)
      }
    case .shown: underlay.copy(area, from: frame)
    case .missing:
      run(entries, 0..<standing)
      layers[top].open(area)
      underlay.copy(area, from: frame)
    }
    layers[top].open(area, isCovered: true)
    run(entries, moving)
  }

  /// The colour that an entry lays over all of a tile, as a dim does.
  private func colorOverAll(_ entry: TileList.Entry) -> (color: UInt32, opacity: UInt8)? {
    guard entry.isFull, case .draw(.solid(let color, let opacity)) = steps[entry.step].kind else { return nil }
    return (color, opacity)
  }
}

extension Surface {
  /// Makes pixels like those of another surface at the same place.
  fileprivate func copy(_ area: PixelRect, from other: Surface) {
    for y in area.minY..<area.maxY {
      pixel(area.minX, y).update(from: other.pixel(area.minX, y), count: area.width)
    }
  }

  /// The same, with a colour laid over them.
  fileprivate func copy(_ area: PixelRect, from other: Surface, under color: UInt32, opacity: UInt8) {
    for y in area.minY..<area.maxY {
      pixel(area.minX, y).copy(other.pixel(area.minX, y), count: area.width, under: color, opacity: opacity)
    }
  }
}
