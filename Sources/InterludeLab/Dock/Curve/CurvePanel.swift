import InterludeUI
import MotionQA

/// How what is selected moves: value and velocity over time as shown, with the curve that was asked for, and those of the take that
/// it is compared with.
final class CurvePanel: UIView, Instrument {
  let title = "Curve"
  var view: UIView { self }

  private let graphView = CurveGraphView()
  private let hint = UILabel()
  /// Where the graph's zero lies on the stage's clock, in seconds.
  private var start = 0.0
  private var shown: Key?

  /// What the graph was made of.
  private struct Key: Hashable {
    let motions: [Int]
    let ends: [Double?]
    let events: Int
    let other: ObjectIdentifier?
  }

  /// How many properties are drawn together at most.
  private static let mostLines = 4

  init(_ session: LabSession) {
    super.init(frame: .zero)
    hint.text = "Click in the scene to start a transition, then choose an animation below."
    hint.font = DockStyle.body
    hint.textColor = DockStyle.secondaryText
    hint.numberOfLines = 0
    graphView.onScrub = { [weak self, weak session] time in
      if let self { session?.seek(to: start + time) }
    }
    addSubview(graphView)
    addSubview(hint)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  func update(for session: LabSession) {
    let motions = session.motionsToShow
    hint.isHidden = !motions.isEmpty
    graphView.isHidden = motions.isEmpty
    // A graph of what still moves would be another one each frame.
    guard !motions.isEmpty, session.host.playback.isPaused || motions.allSatisfy({ $0.end != nil }) else { return }
    let key = Key(
      motions: motions.map(\.id), ends: motions.map(\.end), events: session.machine.take.events.count,
      other: session.comparison.map(ObjectIdentifier.init))
    if key != shown {
      shown = key
      draw(motions, of: session)
    }
    graphView.cursorTime = session.machine.time - start
  }

  private func draw(_ motions: [LoggedMotion], of session: LabSession) {
    guard let range = motions.timeRange(until: session.machine.take.end) else { return }
    let whole = range.lowerBound...range.upperBound + 0.05
    start = range.lowerBound
    let tracks = MotionTracks(of: motions, in: session.trace(of: whole))
    let chosen = tracks.entries.prefix(session.selection.isEmpty ? 1 : Self.mostLines)
    var graph = CurveGraph(timeRange: 0...max(0.1, whole.upperBound - whole.lowerBound))
    for (index, entry) in chosen.enumerated() {
      let color = chosen.count == 1 ? GraphColor.value : .series(index)
      graph.lines.append(entry.valueLine(color, since: start))
      if index == 0 { graph.markLandmarks(ofLine: graph.lines.count - 1) }
    }
    if let first = chosen.first { graph.lines.append(first.velocityLine(.velocity)) }
    if let comparison = session.comparison {
      let other = comparison.recording(of: whole, framesPerSecond: 120).trace
      for entry in chosen.prefix(1) {
        let ghost = MotionTracks(of: [entry.motion], in: other).entries
          .first { $0.track.property == entry.track.property }
        if let ghost { graph.lines.append(ghost.valueLine(.ghost, style: .dashed, since: start)) }
      }
    }
    graphView.graph = graph
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = DockStyle.margin
    let width = max(0, bounds.width - 2 * margin)
    graphView.frame = CGRect(x: margin, y: 0, width: width, height: max(0, bounds.height - margin))
    hint.frame = CGRect(x: margin, y: margin, width: width, height: 60)
  }
}
