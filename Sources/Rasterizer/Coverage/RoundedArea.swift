import DisplayList

/// A rounded box, perhaps with another one cut out of it.
struct RoundedArea: Sendable {
  var box: RoundedBox
  var hole: RoundedBox?

  var pixelRect: PixelRect? { hole == nil ? box.pixelRect : nil }

  /// Whole pixels that are covered entirely, in all of the width.
  var core: PixelRect { hole == nil ? box.core : .empty }

  /// The row behind the last one, from a row on, that is like it; the row itself where none is.
  func plainEnd(from y: Int) -> Int {
    let end = box.plainEnd(from: y)
    return hole.map { min(end, $0.plainEnd(from: y)) } ?? end
  }
}

extension RoundedBox {
  fileprivate func plainEnd(from y: Int) -> Int {
    let reach = radii.x > 0 && !corners.isEmpty ? radii.y : 0
    let top = Double(y)
    if top + 1 <= low.y { return whole(low.y) }
    if top >= high.y { return .max }
    return top >= low.y + reach && top + 1 <= high.y - reach ? whole(high.y - reach) : y
  }

  private func whole(_ height: Double) -> Int { wholeBelow(min(height, 0x1p30)) }
}
