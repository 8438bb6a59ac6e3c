/// One of the pictures that lie on each other while a run of tiles is drawn: one colour as long as it can be, pixels from then on.
struct Layer {
  let surface: Surface
  /// The colour of all of it; nil once its pixels count.
  private(set) var color: UInt32?

  var bounds: PixelRect { surface.bounds }

  init(_ surface: Surface, color: UInt32) { (self.surface, self.color) = (surface, color) }

  /// Lays a colour over all of it.
  mutating func cover(with color: UInt32) {
    if let under = self.color {
      self.color = over(color, under)
    } else {
      surface.forEachRow { $0.lay(color, count: $1) }
    }
  }

  /// Adds a colour to all of it.
  mutating func add(_ color: UInt32) {
    if let under = self.color {
      self.color = sum(color, under)
    } else {
      surface.forEachRow { row, count in
        for index in 0..<count { row[index] = sum(color, row[index]) }
      }
    }
  }

  /// Gets ready for pixels that will cover all of it.
  mutating func discard() { color = nil }

  /// Gets ready for pixels that will cover a part of it.
  mutating func fill() {
    guard let color else { return }
    surface.clear(to: color)
    self.color = nil
  }
}

extension Surface {
  fileprivate func forEachRow(_ body: (PixelPointer, Int) -> Void) {
    for y in bounds.minY..<bounds.maxY { body(pixel(bounds.minX, y), bounds.width) }
  }
}
