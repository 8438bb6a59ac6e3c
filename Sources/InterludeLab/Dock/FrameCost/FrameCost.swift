/// What one frame of the lab has cost.
nonisolated struct FrameCost: Hashable, Sendable {
  /// The time that it showed, in seconds on the take's clock.
  var time = 0.0
  /// Events, layout and the display list, in milliseconds.
  var engine: Double
  /// Pixels, in milliseconds.
  var raster: Double
  /// To the screen, in milliseconds.
  var upload: Double
  /// Whether it missed its refresh of the screen.
  var isDropped = false
  /// How many animations ran.
  var animations = 0
  /// How many commands the display list had.
  var commands = 0
  /// How many pixels were drawn.
  var pixels = 0

  /// In milliseconds.
  var total: Double { engine + raster + upload }

  /// Such as `animations 6 · commands 214 · 0.33 Mpx`.
  var text: String {
    "animations \(animations) · commands \(commands) · \(String(format: "%.2f", Double(pixels) / 1e6)) Mpx"
  }
}
