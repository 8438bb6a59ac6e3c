import InterludeUI
import MotionQA

/// The way that the middle of what is selected takes, with a dot a frame: the wider apart they are, the faster it goes. Without a
/// selection it is that of all that moves in the transition on show.
final class MotionPath: SceneOverlay {
  let name = "Path"
  let purpose = "The way of what is selected, with a dot a frame"

  private var kept: (key: Key, paths: [[CGPoint]])?

  private struct Key: Hashable {
    let take: Identity
    let motions: [Int]
    let end: Double
    let takeEvents: Int
  }

  func show(_ frame: DisplayList, of session: LabSession) -> DisplayList {
    var frame = frame
    for path in paths(of: session) {
      frame.stroke(path, width: 1.5, .mark(DockStyle.playhead, alpha: 0.8))
      for point in path { frame.dot(point, radius: 2.2, .mark(DockStyle.playhead)) }
    }
    return frame
  }

  private func paths(of session: LabSession) -> [[CGPoint]] {
    let motions = session.motionsToShow
    guard let range = motions.timeRange(until: session.machine.take.end) else { return [] }
    let key = Key(
      take: session.machine.identity, motions: motions.map(\.id), end: range.upperBound,
      takeEvents: session.machine.take.events.count)
    if let kept, kept.key == key { return kept.paths }
    let trace = session.trace(of: range, framesPerSecond: 60)
    let places = WindowPlaces(in: trace)
    let names = Set(motions.map(\.view))
    let paths = trace.views.filter { names.contains($0.name) }.map { view in
      (0..<trace.frameCount).compactMap { places.corners(of: view, at: $0) }.map(\.middle)
        .reduce(into: [CGPoint]()) { if $0.last != $1 { $0.append($1) } }
    }
    kept = (key, paths.filter { $0.count > 1 })
    return kept?.paths ?? []
  }
}

nonisolated extension [CGPoint] {
  /// Their mean.
  var middle: CGPoint {
    let sum = reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(Swift.max(count, 1)), y: sum.y / CGFloat(Swift.max(count, 1)))
  }
}
