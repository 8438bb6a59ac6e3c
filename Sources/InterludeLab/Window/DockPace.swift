import InterludeUI

/// When the dock is updated: in each frame while something changes, and a few times a second while the app is idle.
struct DockPace {
  /// The state whose change makes an update due.
  struct Stir: Hashable {
    let motions, events, callbacks: Int
    let pointer: CGPoint?
    let layout: LabLayout
    let overlays: Set<Int>
    let selection: Set<Int>
  }

  private var lastStir: Stir?
  /// When the last update was due, in real seconds.
  private var lastTime = -Double.infinity
  private var hasAnswered = false

  /// Between two updates while nothing happens, in real seconds.
  private static let idleInterval = 0.1

  /// Takes the state of a frame; true if it is that of the frame before.
  mutating func isUnchanged(_ stir: Stir) -> Bool {
    defer { lastStir = stir }
    return stir == lastStir
  }

  /// The app has answered a click since the last frame: the answer and an update would together take longer than a frame.
  mutating func noteAnswer() { hasAnswered = true }

  /// Whether an update is due in the frame at a real time, in seconds. Asked once a frame.
  mutating func isDue(isIdle: Bool, at time: Double) -> Bool {
    guard !hasAnswered else {
      hasAnswered = false
      return false
    }
    guard !isIdle || time >= lastTime + Self.idleInterval else { return false }
    lastTime = time
    return true
  }
}
