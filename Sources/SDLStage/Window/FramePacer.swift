/// Keeps frames a display refresh apart.
///
/// With vertical sync, presenting a frame blocks until the display takes it, and the pacer only guards against a driver
/// that claims so and returns at once. Without, it is the pacer that sets the beat. Times are real seconds.
nonisolated struct FramePacer: Hashable, Sendable {
  /// Between two frames.
  let interval: Double
  /// How much earlier than the beat a frame may be handed to a driver that waits for the display itself.
  private let lead: Double
  private var beat = -Double.infinity

  init(refreshRate: Double, hasVerticalSync: Bool) {
    interval = 1 / refreshRate
    lead = hasVerticalSync ? interval / 8 : 0
  }

  /// How long to wait before presenting a frame that is ready now; zero when it is due or late.
  func wait(at now: Double) -> Double { max(0, beat + interval - lead - now) }

  /// The moment for which a frame is drawn that is begun now: the latest beat, which is as far from the one before as the display's
  /// refreshes are, while the moments at which frames come to be presented waver. Now itself after a pause, and where the pacer
  /// sets the beat and the work does not keep it.
  func frameTime(at now: Double) -> Double { abs(now - beat) < (lead > 0 ? interval / 2 : interval / 8) ? beat : now }

  /// Notes that a frame was presented. A frame in time keeps the beat, so that the rounding of waits does not add up; a
  /// late one sets it anew. Where the driver waits, the beat follows the display by an eighth of what it is off.
  mutating func didPresent(at now: Double) {
    let due = beat + interval
    if lead > 0, abs(now - due) < interval / 2 {
      beat = due + (now - due) / 8
    } else {
      beat = lead == 0 && now - due < interval / 2 ? due : now
    }
  }
}
