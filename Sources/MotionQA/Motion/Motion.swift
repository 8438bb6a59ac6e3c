/// A stretch of a property's motion with one cause: from rest, or from the turn at which it takes over from the motion before,
/// to rest or to the next turn.
public nonisolated struct Motion: Hashable, Sendable {
  /// Where it begins and ends: at exact times where something on record begins or ends there, else at frames.
  public var start, end: MotionSample
  /// From the last frame that is not after its start to the first that is not before its end.
  public var frames: ClosedRange<Int>
  /// Whether it ends at a turn, rather than at a frame that is at rest.
  public var endsAtTurn: Bool
  /// Whether fingers move it.
  public var isDragged: Bool

  /// A motion from one sample to another, over a range of frames.
  public init(
    start: MotionSample, end: MotionSample, frames: ClosedRange<Int>, endsAtTurn: Bool = false, isDragged: Bool = false
  ) {
    self.start = start
    self.end = end
    self.frames = frames
    self.endsAtTurn = endsAtTurn
    self.isDragged = isDragged
  }

  /// In seconds.
  public var duration: Double { end.time - start.time }
}

nonisolated extension PropertyTrace {
  /// A frame's time in seconds from the script's zero.
  func time(ofFrame frame: Int) -> Double { Double(frame) / Double(framesPerSecond) }

  /// The frames of a motion between its start and its end of which there is a reading.
  func framesInside(_ motion: Motion) -> [Int] {
    motion.frames.filter { frame in
      motion.start.time + Self.timeTolerance < time(ofFrame: frame)
        && time(ofFrame: frame) < motion.end.time - Self.timeTolerance && !missedFrames.contains(frame)
    }
  }

  /// Times nearer to each other are the same, in seconds: they are on record to the millionth.
  static let timeTolerance = 1e-6

  /// The last frame that is not after a time.
  func frame(upTo time: Double) -> Int { Int(((time + Self.timeTolerance) * Double(framesPerSecond)).rounded(.down)) }

  /// The frame at a time; nil between frames.
  func frame(at time: Double) -> Int? {
    let frame = frame(upTo: time)
    return abs(self.time(ofFrame: frame) - time) <= Self.timeTolerance ? frame : nil
  }

  /// Values nearer to each other are the same but for their rounding.
  var resolution: Double {
    var resolution = 1.0
    for _ in 0..<property.kind.digits { resolution /= 10 }
    return resolution
  }
}
