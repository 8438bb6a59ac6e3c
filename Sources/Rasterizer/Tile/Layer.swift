/// One of the pictures that lie on each other while a run of tiles is drawn: of one colour, but for a part of it in which pixels
/// count.
struct Layer {
  let surface: Surface
  /// What it is of outside of the part.
  private(set) var color: UInt32
  private(set) var part = PixelRect.empty

  var bounds: PixelRect { surface.bounds }

  /// What of it is not clear.
  var drawn: PixelRect { color == 0 ? part : bounds }

  init(_ surface: Surface, color: UInt32) { (self.surface, self.color) = (surface, color) }

  /// Lays a colour over all of it, or all but a hole in its part.
  mutating func cover(with color: UInt32, opacity: UInt8 = 255, except hole: PixelRect = .empty) {
    self.color = over(color, by: UInt32(opacity), self.color)
    if hole.isEmpty, color >> 24 == 255, opacity == 255 { part = .empty }
    part.forEachPart(outside: hole) { area in
      surface.lay(color, opacity: opacity, over: area)
    }
  }

  /// Adds a colour to all of it, or all but a hole in its part.
  mutating func add(_ color: UInt32, except hole: PixelRect) {
    self.color = sum(color, self.color)
    part.forEachPart(outside: hole) { area in
      surface.forEachRow(area.minY..<area.maxY, area.minX) { row in
        for index in 0..<area.width { row[index] = sum(color, row[index]) }
      }
    }
  }

  /// Gets ready for pixels in an area.
  ///
  /// - Parameter isCovered: Whether they will cover it all, whatever was there.
  mutating func open(_ area: PixelRect, isCovered: Bool = false) {
    let grown = part.union(area)
    if grown == part { return }
    grown.forEachPart(outside: part) { rest in
      rest.forEachPart(outside: isCovered ? area : .empty) { surface.clear($0, to: color) }
    }
    part = grown
  }
}

extension Surface {
  fileprivate func clear(_ area: PixelRect, to color: UInt32) {
    forEachRow(area.minY..<area.maxY, area.minX) { $0.update(repeating: color, count: area.width) }
  }
}
