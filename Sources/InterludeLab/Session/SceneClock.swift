/// Where the zero of a scene's time lies: at the first click in it, where a script has its own; until that, where the scene was opened.
nonisolated struct SceneClock: Hashable, Sendable {
  /// In seconds on the stage's clock.
  private(set) var zero = 0.0
  private var scene: String?
  private var isClicked = false

  /// Notes which scene is on the screen; nil for the home screen.
  mutating func follow(_ scene: String?, at time: Double) {
    guard scene != self.scene else { return }
    self = SceneClock()
    (self.scene, zero) = (scene, time)
  }

  /// The click that has opened the scene is none in it.
  mutating func click(at time: Double) {
    guard scene != nil, !isClicked, time > zero else { return }
    (zero, isClicked) = (time, true)
  }
}
