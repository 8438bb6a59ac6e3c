import InterludeUI
import LayerTree
import MotionQA

/// The tracks of a recording in which motions of a log show.
struct MotionTracks {
  /// A property of a view, as it was recorded, and the motion that moves it.
  struct Entry {
    let view: String
    let track: PropertyTrace
    let motion: LoggedMotion
  }

  /// The tracks of the leading call come first, beginning with the one that moves farthest; what moves in a bar comes after the rest.
  let entries: [Entry]

  /// - Parameter leading: The call that is looked at; nil for none.
  init(of motions: [LoggedMotion], in trace: Trace, leading: CallSite? = nil) {
    var seen: Set<String> = []
    var entries: [Entry] = []
    // A motion that was held or redirected as it began has not run visibly.
    let ran = motions.filter { $0.end != $0.start }
    for motion in ran + motions.filter({ $0.end == $0.start }) {
      for track in trace[motion.view]?.moving ?? [] where track.property.isMoved(by: motion.property) {
        guard seen.insert("\(motion.view) \(track.property.rawValue)").inserted else { continue }
        entries.append(Entry(view: motion.view, track: track, motion: motion))
      }
    }
    func rank(_ index: Int) -> (Int, Int, Double, Int) {
      let motion = entries[index].motion
      return (leading != nil && motion.source == leading ? 0 : 1, motion.isInBar ? 1 : 0, -entries[index].reach, index)
    }
    let order = entries.indices.sorted { rank($0) < rank($1) }
    self.entries = order.map { entries[$0] }
  }
}

extension MotionTracks.Entry {
  /// The distance of the motion in points. A degree counts as a point, a growth to double size as much as a screen, a fade as almost
  /// nothing.
  fileprivate var reach: Double {
    let range = (track.values.max() ?? 0) - (track.values.min() ?? 0)
    return track.property.rawValue.hasPrefix("scale") ? 400 * range : range
  }

  /// Such as `UIImageView[0] · center.y`.
  var name: String { "\(view.split(separator: "/").last ?? "") · \(track.property.rawValue)" }

  /// The line of its values.
  ///
  /// - Parameter start: Where the recording begins, in seconds on the stage's clock.
  func valueLine(_ color: GraphColor, style: CurveGraph.Style = .solid, since start: Double) -> CurveGraph.Line {
    var line = CurveGraph.Line(
      name: name, color: color, style: style, unit: track.property.unitText, samples: samples(track.values))
    let (begin, end) = (motion.start - start, (motion.end ?? motion.start) - start)
    // What was cut short has no target that its values could tell.
    if let spec = motion.curve, style == .solid, !motion.isCutShort, end > begin {
      // A spring that is cut off is at its target in the next frame.
      let target = track.value(at: end + 1 / Double(track.framesPerSecond))
      let span = CurveGraph.Span(from: track.value(at: begin), to: target)
      line.ideal = CurveGraph.Ideal(spec: spec, start: begin, span: span)
    }
    return line
  }

  /// The line of its velocities.
  func velocityLine(_ color: GraphColor, style: CurveGraph.Style = .solid) -> CurveGraph.Line {
    CurveGraph.Line(
      name: name, quantity: .velocity, color: color, style: style, unit: track.property.unitText,
      samples: samples(track.velocities))
  }

  private func samples(_ numbers: [Double]) -> [CurveGraph.Sample] {
    numbers.enumerated().map {
      CurveGraph.Sample(time: Double($0.offset) / Double(track.framesPerSecond), number: $0.element)
    }
  }
}

nonisolated extension TraceProperty {
  /// The unit after its numbers.
  fileprivate var unitText: String {
    switch kind {
    case .points: "pt"
    case .degrees: "°"
    default: ""
    }
  }
}
