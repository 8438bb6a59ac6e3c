/// A sheet and its surroundings at a moment.
struct SheetSnapshot {
  let frame: CGRect
  let appearance: SheetAppearance

  init(frame: CGRect, appearance: SheetAppearance) { (self.frame, self.appearance) = (frame, appearance) }

  /// All but the top edge.
  var values: [CGFloat] { [frame.minX, frame.width, frame.maxY, appearance.dimming, appearance.stepBack] }

  init(top: CGFloat, values: [CGFloat]) {
    frame = CGRect(x: values[0], y: top, width: max(0, values[1]), height: max(0, values[2] - top))
    appearance = SheetAppearance(dimming: min(max(values[3], 0), 1), stepBack: min(max(values[4], 0), 1))
  }
}
