import MotionQA

nonisolated extension Trace {
  /// As somebody writes it down who misses each tenth frame and knows of no animation.
  var missingEachTenthFrame: Trace {
    let missed = Set((0..<frameCount).filter { $0 % 10 == 7 && $0 < frameCount - 1 })
    var trace = self
    trace.transitions = nil
    trace.views = views.map { view in
      var view = view
      view.presence = view.presence.flatMap { range in
        range.filter { !missed.contains($0) }.reduce(into: [Range<Int>]()) { ranges, frame in
          if let last = ranges.last, last.upperBound == frame {
            ranges[ranges.count - 1] = last.lowerBound..<frame + 1
          } else {
            ranges.append(frame..<frame + 1)
          }
        }
      }
      view.turns = [:]
      view.moving = view.moving.map { track in
        var track = track
        track.turns = []
        for frame in missed.sorted() {
          (track.values[frame], track.velocities[frame]) = (track.values[frame - 1], 0)
        }
        track.presence = view.presence
        return track
      }
      return view
    }
    return trace
  }
}
