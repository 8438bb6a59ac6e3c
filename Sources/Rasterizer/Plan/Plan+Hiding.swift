import DisplayList

extension Plan {
  /// How many steps back a shadow is looked for.
  private static let lookback = 16

  /// Takes note that the next step paints over a rectangle of pixels: most of a shadow lies under its layer.
  /// What is before the scope that the step is in shows through.
  mutating func hide(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var index = steps.count - 1
    while index >= max(0, steps.count - Plan.lookback), case .draw(let paint) = steps[index].kind {
      if case .shadow(let shadow, _) = paint {
        let hidden = steps[index].bounds.intersection(rect)
        if hidden.area > shadows[shadow].hidden.area { shadows[shadow].hidden = hidden }
      }
      index -= 1
    }
  }
}

extension RoundedBox {
  /// A rectangle of whole pixels that is covered entirely, as near to all sides as can be.
  ///
  /// A square inside a quarter circle leaves 1 − 1/√2 of the radius to both sides.
  var heart: PixelRect { PixelRect(inside: low + 0.293 * radii, high - 0.293 * radii) }
}
