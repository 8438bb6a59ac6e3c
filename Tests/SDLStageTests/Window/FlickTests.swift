import Foundation
import InterludeTestSupport
import InterludeUI
import Testing

@testable import SDLStage

/// Flicks that a window hears of once in a frame, however long its frames are.
struct FlickTests {
  /// In points per second.
  private let speed: CGFloat = 900
  private let evenFrames = (0...120).map { Double($0) / 60 }

  /// The flick's velocity when it is let go, in points per second of real time, as a stage tells it; and how much later each move
  /// is taken to be than it was, in seconds.
  private func flick(frames: [Double], rate: Double = 1) -> (velocity: CGFloat, shifts: [Double]) {
    var window = HeardWindow(rate: rate)
    var (velocity, shifts) = (CGFloat.nan, [Double]())
    window.pan.addHandler { if $0.state == .ended { velocity = $0.velocity(in: nil).y } }
    // The mouse moves before it is pressed, and wakes the idle window at once.
    window.show(at: 0.01, hearing: [(0.0099, .pointerMoved(CGPoint(x: 100, y: 20)))])
    var events = Self.events(speed: speed)[...]
    for frame in frames where frame > 0.01 {
      let heard = events.prefix { $0.time <= frame }
      events.removeFirst(heard.count)
      let times = window.show(at: frame, hearing: Array(heard))
      for (event, time) in zip(heard, times) {
        if case .pointerMoved = event.kind { shifts.append(time - event.time) }
      }
    }
    return (velocity * rate, shifts)
  }

  private func velocity(frames: [Double], rate: Double = 1) -> CGFloat { flick(frames: frames, rate: rate).velocity }

  /// A mouse of 125 reports per second, pressed half a second after it came.
  private static func events(speed: CGFloat) -> [(time: Double, kind: InputEvent.Kind)] {
    let (start, period) = (0.503, 0.008)
    func point(_ seconds: Double) -> CGPoint { CGPoint(x: 100, y: 20 + speed * seconds) }
    let moves = (1...40).map { (start + Double($0) * period, InputEvent.Kind.pointerMoved(point(Double($0) * period))) }
    let (lift, end) = (start + 40.25 * period, point(40 * period))
    return [(start, .pointerDown(point(0), .primary))] + moves + [(lift, .pointerUp(end, .primary))]
  }

  private static func irregularFrames(seed: Int) -> [Double] {
    var random = SplitMix64(seed: seed)
    var frames = [0.0]
    while let last = frames.last, last < 2 { frames.append(last + .random(in: 0.02...0.11, using: &random)) }
    return frames
  }

  @Test func evenFramesTellTheFlicksVelocity() {
    // The finger may be let go up to a report after its last move: 12 reports and a quarter take that much longer.
    #expect(abs(velocity(frames: evenFrames) / speed - 1) < 0.03)
  }

  /// The velocity is that of the last twelve reports, by the times that they are taken to have. Meanwhile the server's clock may
  /// be found to be earlier than thought: by the millisecond that its times are cut to, and by what it may have drifted since the
  /// mouse came, up to the end of the frame of the first report. Or it is thought to have drifted meanwhile.
  @Test(arguments: 1...40) func longIrregularFramesTellTheVelocityByTheTimesThatTheServerTells(seed: Int) {
    let (span, longestFrame) = (12 * 0.008, 0.11)
    let first = 0.503 + 28 * 0.008
    let earliest = 0.001 + EventClock.drift * (first - 0.01 + longestFrame)
    let latest = EventClock.drift * (span + longestFrame)

    let (velocity, shifts) = flick(frames: Self.irregularFrames(seed: seed))

    let correction = shifts[shifts.count - 1] - shifts[shifts.count - 13]
    #expect(abs(velocity / speed - span / (span + correction)) < 1e-9, "seed \(seed)")
    #expect((-earliest...latest).contains(correction), "seed \(seed): \(correction) s")
    // Mostly it is far less than it may be; of all seeds some come near.
    let ratio = velocity / self.velocity(frames: evenFrames)
    #expect(Thoroughness.isWhole || abs(ratio - 1) < 0.01, "seed \(seed): \(ratio)")
  }

  /// The tenth of a second that counts is then the stage's: less of the real motion, at another rate.
  @Test(arguments: [0.2, 0.5, 2]) func inSlowMotionTheVelocityIsThatOfTheStagesTime(rate: Double) {
    let ratio = velocity(frames: Self.irregularFrames(seed: 3), rate: rate) / velocity(frames: evenFrames)
    #expect(abs(ratio - 1) < 0.05, "\(ratio)")
  }
}

/// What a window does in its turns with what an X server tells, at real times that are given.
private struct HeardWindow {
  let pan = UIPanGestureRecognizer()
  private let stage = Stage(size: CGSize(width: 390, height: 844))
  private let window: UIWindow
  private var playback = Playback()
  private var clock = EventClock()

  init(rate: Double) {
    let (stage, pan) = (stage, pan)
    window = stage.asCurrent {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = UIViewController()
      window.rootViewController?.view.addGestureRecognizer(pan)
      window.makeKeyAndVisible()
      return window
    }
    playback.setRate(rate)
    playback.advance(toRealTime: 0)
  }

  /// A turn of the loop. The X server's clock started at another time, and starts again in the middle.
  ///
  /// - Returns: the real times that the events are taken to have.
  @discardableResult
  mutating func show(at now: Double, hearing events: [(time: Double, kind: InputEvent.Kind)]) -> [Double] {
    let stamps = events.map {
      EventClock.Stamp.server(milliseconds: (UInt32.max - 600) &+ UInt32(($0.time * 1000).rounded(.down)))
    }
    playback.advance(toRealTime: now)
    let realTimes = clock.realTimes(of: stamps, heardAt: now)
    for (event, realTime) in zip(events, realTimes) {
      let timestamp = playback.time(atRealTime: realTime)
      stage.send(InputEvent(time: playback.time, timestamp: timestamp, kind: event.kind))
    }
    stage.advance(to: playback.time)
    return realTimes
  }
}
