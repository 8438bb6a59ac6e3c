import Foundation

/// How the time of a stage follows the real time: at a rate, paused, or a frame at a time.
///
/// A pure value; the caller reads the real clock and passes its seconds in. Changing the rate or resuming never makes the
/// stage's time jump.
public nonisolated struct Playback: Hashable, Sendable {
  /// The rates that `cycleRate()` goes through: as it is, and slow enough to see a curve.
  public static let rates: [Double] = [1, 1.0 / 5, 1.0 / 20]
  /// The rates that `changeRate(by:)` goes through, from the slowest to the fastest.
  public static let finerRates: [Double] = [1.0 / 50, 1.0 / 20, 1.0 / 10, 1.0 / 5, 1.0 / 2, 1, 2, 4]
  /// One frame of `step()`, in seconds.
  public static let frameDuration = 1.0 / 60
  /// The most real time, in seconds, that one advance makes up for: after a longer stall (a window held by its title bar,
  /// a sleeping machine) the stage goes on where it was.
  public static let longestAdvance = 0.25

  /// Now on the stage's clock, in seconds.
  public private(set) var time: Double = 0
  /// Whether the stage's time stands.
  public private(set) var isPaused = false
  /// Stage seconds per real second, positive.
  public private(set) var rate: Double = 1
  /// When reached, time stops exactly here, in stage seconds; resuming goes past it.
  public private(set) var freezeTime: Double?

  /// The real time that it has moved to, in seconds from any fixed origin; nil before the first move.
  public private(set) var realTime: Double?
  private var latestAdvance = Advance()

  /// Starts at zero, running at the real rate.
  public init() {}

  /// Moves to a real time, in seconds from any fixed origin. The first call only notes where real time stands; a real time
  /// before the last one counts as none passed.
  public mutating func advance(toRealTime now: Double) {
    guard now.isFinite else { return }
    let elapsed = now - (realTime ?? now)
    realTime = max(now, realTime ?? now)
    latestAdvance = Advance(from: time)
    guard !isPaused, elapsed > 0 else { return }
    let counted = min(elapsed, Self.longestAdvance)
    latestAdvance = Advance(from: time, realTime: now - counted, rate: rate)
    move(by: counted * rate)
  }

  /// The stage's time at a real time during the latest advance, both in seconds: not before the time that the advance began
  /// with, and not after `time`.
  public func time(atRealTime moment: Double) -> Double {
    min(max(latestAdvance.time(at: moment), latestAdvance.start), time)
  }

  /// Forgives a stall that ended at a real time: all of it but the last `allowance` seconds counts as none passed. A motion
  /// that an event began is then seen from its beginning, however long the answer to the event took.
  public mutating func forgiveStall(until now: Double, allowance: Double) {
    guard now.isFinite, allowance >= 0, let realTime else { return }
    self.realTime = max(realTime, now - allowance)
  }

  /// Changes the rate from now on; a rate that is not positive and finite is ignored.
  public mutating func setRate(_ rate: Double) {
    guard rate > 0, rate.isFinite else { return }
    self.rate = rate
  }

  /// Takes the next rate of `rates`, and the first after the last or after a rate of one's own.
  public mutating func cycleRate() {
    let next = Self.rates.firstIndex(of: rate).map { $0 + 1 } ?? 0
    rate = Self.rates[next % Self.rates.count]
  }

  /// Takes a rate of `finerRates` that is some steps faster, or slower for a negative number, as far as there are any.
  public mutating func changeRate(by steps: Int) {
    let nearest = Self.finerRates.indices.min { abs(Self.finerRates[$0] - rate) < abs(Self.finerRates[$1] - rate) } ?? 0
    rate = Self.finerRates[min(max(nearest + steps, 0), Self.finerRates.count - 1)]
  }

  /// Goes to a stage time, 0 or more, in seconds; runs on from there unless paused.
  public mutating func seek(to time: Double) {
    guard time.isFinite else { return }
    self.time = max(0, time)
    latestAdvance = Advance(from: self.time)
  }

  /// Lets the stage's time stand.
  public mutating func pause() { isPaused = true }

  /// Lets the stage's time go on.
  public mutating func resume() { isPaused = false }

  /// Lets the stage's time stand, or go on if it stands.
  public mutating func togglePause() { isPaused.toggle() }

  /// Moves some frames on while paused, or back for a negative number, whatever the rate; does nothing while running.
  ///
  /// - Parameters:
  ///   - frames: How many; negative ones go back.
  ///   - zero: Where the first frame is, in stage seconds: every step ends on a whole number of frames from there, or at time
  ///     zero, or at the freeze time on the way.
  public mutating func step(by frames: Int = 1, from zero: Double = 0) {
    guard isPaused else { return }
    // Between two frames the earlier one shows. A time on a frame may lie a rounding beside it.
    let frame = ((time - zero) / Self.frameDuration + 1e-6).rounded(.down) + Double(frames)
    let target = max(0, zero + frame * Self.frameDuration)
    if target > time { move(to: target) } else { time = target }
    latestAdvance = Advance(from: time)
  }

  /// Asks to stop exactly at a stage time; nil takes the wish back. A time already passed stops at once, where it stands.
  public mutating func freeze(at time: Double?) {
    freezeTime = time
    move(by: 0)
  }

  /// Goes back to zero; pause, rate and real time stay as they are, a freeze time still ahead too.
  public mutating func restart() {
    time = 0
    latestAdvance = Advance()
  }

  private mutating func move(by seconds: Double) { move(to: time + seconds) }

  private mutating func move(to next: Double) {
    guard let freezeTime, next >= freezeTime else {
      time = next
      return
    }
    time = max(time, freezeTime)
    self.freezeTime = nil
    isPaused = true
  }
}

/// The stage's time as a straight function of the real time, as far as it goes.
private nonisolated struct Advance: Hashable, Sendable {
  /// In seconds on the stage's clock.
  let start: Double
  /// The real time at the start, in seconds.
  private let realTime: Double
  /// Stage seconds per real second.
  private let rate: Double

  init(from start: Double = 0, realTime: Double = 0, rate: Double = 0) {
    (self.start, self.realTime, self.rate) = (start, realTime, rate)
  }

  func time(at moment: Double) -> Double { start + rate * (moment - realTime) }
}
