/// Where the zero of a scene's time lies: at the first press in it, or the first key that starts something, where a script has its own;
/// until that, where the scene was opened.
nonisolated struct SceneClock: Hashable, Sendable {
  /// In seconds on the stage's clock.
  private(set) var zero = 0.0
  private var scene: String?
  /// Whether something was begun in the scene.
  private(set) var hasBegun = false

  /// Notes which scene is on the screen; nil for the home screen.
  mutating func follow(_ scene: String?, at time: Double) {
    guard scene != self.scene else { return }
    self = SceneClock()
    (self.scene, zero) = (scene, time)
  }

  /// The press or key that has opened the scene is none in it.
  mutating func begin(at time: Double) {
    guard scene != nil, !hasBegun, time > zero else { return }
    (zero, hasBegun) = (time, true)
  }
}
