import DisplayList
import Foundation

extension Plan {
  /// How many steps back something hidden is looked for.
  private static let lookback = 64

  /// Takes note that the next step paints over a rectangle of pixels, so that what the steps before it would paint there
  /// can be left out: most of a shadow lies under its layer, and most screens under a full-screen background.
  ///
  /// It reaches back as far as the steps draw on the same surface through the same clip.
  mutating func hide(_ rect: PixelRect) {
    var index = steps.count - 1
    while index >= max(0, steps.count - Plan.lookback), case .draw(var draw) = steps[index] {
      let hidden = draw.bounds.intersection(rect)
      if hidden == draw.bounds {
        steps.remove(at: index)
      } else if hidden.area > draw.hidden.area {
        draw.hidden = hidden
        steps[index] = .draw(draw)
      }
      index -= 1
    }
  }
}

extension Shape {
  /// Whole pixels that the shape covers entirely, as many as can be told quickly; none unless it stands upright.
  func core(through map: Homography) -> PixelRect {
    guard case .roundedRect(let shape) = self, map.isAffine, map.b == 0, map.c == 0 else { return .empty }
    let rect = shape.rect.applying(map.affine)
    // A square inside a quarter circle leaves 1 − 1/√2 of the radius to both sides.
    let inset = 0.293 * shape.effectiveRadius
    let (x, y) = (inset * abs(map.a), inset * abs(map.d))
    return PixelRect(
      inside: SIMD2(Double(rect.minX + x), Double(rect.minY + y)), SIMD2(Double(rect.maxX - x), Double(rect.maxY - y)))
  }
}
