import InterludeUI
import SDLStage

/// The frames right before a moment, as they were drawn: to go back through them no app has to be brought there.
struct FrameReel {
  private var frames: [(time: Double, list: DisplayList)] = []

  /// What was on show at a time in seconds; nil where it was not filmed.
  func frame(at time: Double) -> DisplayList? { frames.last { $0.time == time }?.list }

  /// Plays a world to a time, and films the last frames before it: those that steps go to.
  mutating func film(_ world: World, playing take: Take, to time: Double) {
    frames.removeAll()
    let zero = take.clock.zero
    let last = Int(((time - zero) / Playback.frameDuration).rounded(.up))
    for number in last - Self.length..<last {
      let frame = zero + Double(number) * Playback.frameDuration
      guard frame >= max(world.time, 0), frame < time else { continue }
      world.play(take, to: frame)
      frames.append((frame, world.shell.displayList()))
    }
    world.play(take, to: time)
  }

  /// How many frames are filmed: half a second.
  private static let length = 30
}
