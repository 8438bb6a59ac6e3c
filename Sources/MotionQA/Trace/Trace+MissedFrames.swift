/// A recorder that runs beside an app misses frames: in those, no view at all is on record.
nonisolated extension Trace {
  /// The trace with the frames that nobody saw on a line between those around, so that what moves goes on through them.
  public var bridgingMissedFrames: Trace {
    let missed = Set(0..<frameCount).subtracting(views.flatMap(\.presence).joined())
    guard !missed.isEmpty, !views.isEmpty else { return self }
    var bridged = self
    bridged.views = views.map { $0.bridging(missed) }
    return bridged
  }
}

nonisolated extension ViewTrace {
  fileprivate func bridging(_ missed: Set<Int>) -> ViewTrace {
    var view = self
    view.presence = presence.reduce(into: []) { ranges, range in
      if let last = ranges.last, (last.upperBound..<range.lowerBound).allSatisfy(missed.contains) {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    let bridges = missed.filter { frame in view.presence.contains { $0.contains(frame) } }
    view.moving = moving.map { $0.bridging(bridges, view.presence) }
    return view
  }
}

nonisolated extension PropertyTrace {
  fileprivate func bridging(_ missed: Set<Int>, _ presence: [Range<Int>]) -> PropertyTrace {
    var track = self
    (track.presence, track.missedFrames) = (presence, missed)
    for frame in missed.sorted() {
      // Bridges lie within a presence, whose ends were seen.
      let before = frame - 1
      guard before >= 0, let after = (frame..<values.count).first(where: { !missed.contains($0) }) else { continue }
      track.values[frame] = track.values[before] + (values[after] - track.values[before]) / Double(after - before)
    }
    // A slope needs both neighbours, which a recorder did not have beside a frame that it missed.
    for frame in Set(missed.flatMap { [$0 - 1, $0, $0 + 1] }) where missed.contains(frame) || velocities[frame] == 0 {
      track.velocities[frame] = track.slope(at: frame)
    }
    return track
  }

  /// Between the frames before and after; 0 at either end, and where it comes to rest.
  private func slope(at frame: Int) -> Double {
    let around = frame - 1...frame + 1
    guard presence.contains(where: { $0.contains(around.lowerBound) && $0.contains(around.upperBound) }),
      values[frame - 1] != values[frame], values[frame] != values[frame + 1]
    else { return 0 }
    return (values[frame + 1] - values[frame - 1]) * Double(framesPerSecond) / 2
  }
}
