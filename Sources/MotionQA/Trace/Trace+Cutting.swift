import InterludeUI

nonisolated extension Trace {
  /// A part of it, whose frame 0 is the first of some frames; without the script's steps.
  ///
  /// - Parameter frames: Those of them that there are count.
  package func cut(to frames: Range<Int>) -> Trace {
    let frames = frames.clamped(to: 0..<frameCount)
    let start = time(ofFrame: frames.lowerBound)
    let span = start...time(ofFrame: max(frames.lowerBound, frames.upperBound - 1))
    return Trace(
      scene: scene, size: size, framesPerSecond: framesPerSecond, frameCount: frames.count, steps: [],
      touches: touches.filter { $0.overlaps(span) }.map { $0.lowerBound - start...$0.upperBound - start },
      transitions: transitions?.filter { $0.begin <= span.upperBound && $0.end ?? .infinity >= start }.map {
        $0.moved(by: -start)
      },
      views: views.compactMap { $0.cut(to: frames, span) })
  }

  /// The same motion read off at other moments: all views are there in all frames.
  ///
  /// - Parameters:
  ///   - start: Where frame 0 is to be, in seconds from the script's zero; before and after the recording all stands still.
  ///   - framesPerSecond: 1 or more.
  package func resampled(from start: Double, frameCount: Int, framesPerSecond: Int) -> Trace {
    let times = (0..<max(frameCount, 0)).map { start + Double($0) / Double(framesPerSecond) }
    let views = views.map { view in
      ViewTrace(
        name: view.name, presence: [0..<times.count], still: view.still,
        moving: view.moving.map { track in
          PropertyTrace(
            property: track.property, framesPerSecond: framesPerSecond, values: times.map(track.value(at:)),
            velocities: times.map(track.velocity(at:)))
        })
    }
    return Trace(
      scene: scene, size: size, framesPerSecond: framesPerSecond, frameCount: times.count, steps: [], views: views)
  }
}

nonisolated extension TransitionTrace {
  fileprivate func moved(by seconds: Double) -> TransitionTrace {
    var moved = self
    moved.begin += seconds
    moved.end = end.map { $0 + seconds }
    moved.holds = holds.map { $0.lowerBound + seconds...$0.upperBound + seconds }
    return moved
  }
}

nonisolated extension ViewTrace {
  /// Nil for a view that is not on screen in any of the frames.
  fileprivate func cut(to frames: Range<Int>, _ span: ClosedRange<Double>) -> ViewTrace? {
    let presence = presence.map { $0.clamped(to: frames) }.filter { !$0.isEmpty }.map {
      $0.lowerBound - frames.lowerBound..<$0.upperBound - frames.lowerBound
    }
    guard !presence.isEmpty else { return nil }
    let tracks = moving.map { $0.cut(to: frames, span) }
    let first = superviews.last { $0.firstFrame <= frames.lowerBound }.map { Superview($0.name, from: 0) }
    let later = superviews.filter { frames.dropFirst().contains($0.firstFrame) }.map {
      Superview($0.name, from: $0.firstFrame - frames.lowerBound)
    }
    var still = still
    for track in tracks where !track.moves { still[track.property] = track.values.first }
    return ViewTrace(
      name: name, presence: presence, superviews: [first].compactMap(\.self) + later, still: still,
      moving: tracks.filter(\.moves).map { track in
        var track = track
        track.presence = presence
        return track
      }, turns: turns.mapValues { $0.cut(to: span) })
  }
}

nonisolated extension PropertyTrace {
  fileprivate func cut(to frames: Range<Int>, _ span: ClosedRange<Double>) -> PropertyTrace {
    var track = PropertyTrace(
      property: property, framesPerSecond: framesPerSecond, values: Array(values[frames.clamped(to: values.indices)]),
      velocities: Array(velocities[frames.clamped(to: velocities.indices)]))
    track.turns = turns.cut(to: span)
    track.missedFrames = Set(missedFrames.filter(frames.contains).map { $0 - frames.lowerBound })
    return track
  }
}

nonisolated extension [MotionTurn] {
  fileprivate func cut(to span: ClosedRange<Double>) -> [MotionTurn] {
    filter { span.contains($0.time) }.map { MotionTurn(time: $0.time - span.lowerBound, value: $0.value) }
  }
}
