/// How a sheet's surroundings look, each from 0 to 1.
struct SheetAppearance {
  var dimming: CGFloat
  var stepBack: CGFloat

  /// Somewhere between this look and another one: 0 is this one.
  func mixed(with other: SheetAppearance, part: CGFloat) -> SheetAppearance {
    SheetAppearance(
      dimming: dimming + (other.dimming - dimming) * part, stepBack: stepBack + (other.stepBack - stepBack) * part)
  }
}
