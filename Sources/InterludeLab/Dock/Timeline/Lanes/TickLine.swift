import InterludeUI

/// A line of ticks: marks, the time that a finger is down, and names where there is room.
final class TickLine: UIView {
  private let hold = ShapeView(fill: DockStyle.secondaryText.withAlphaComponent(0.25))
  private let moves = ShapeView(fill: DockStyle.secondaryText.withAlphaComponent(0.6))
  private let marks = ShapeView(fill: DockStyle.text)
  private let diagnostics = ShapeView(fill: DockStyle.playhead)
  private var labels = ReusePool<Int, UILabel>()
  /// What shows, and where the name of each ends, in points.
  private var shown: [(cluster: TickCluster, end: CGFloat)] = []
  private let widths: TextWidths

  private static let gap: CGFloat = 5
  private static let leastWidth: CGFloat = 40

  init(widths: TextWidths) {
    self.widths = widths
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [hold, moves, marks, diagnostics] { addSubview(view) }
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Shows the ticks of a line, in order, of which the content between two places is in sight.
  func show(_ ticks: [TimelineModel.Tick], axis: TimeAxis, from low: CGFloat, to high: CGFloat, end: Double) {
    let clusters = TickCluster.clusters(of: ticks, axis: axis, from: low - 200, to: high)
    showHolds(ticks, axis: axis, from: low, to: high, end: end)
    shown = clusters.map { ($0, $0.x) }
    showMarks(clusters)
    showNames(clusters, until: high)
  }

  /// The ticks whose mark or name is at a place, in points; nil for none.
  func cluster(at x: CGFloat) -> TickCluster? {
    let near = shown.filter { $0.cluster.x - Self.reach <= x && x <= max($0.end, $0.cluster.x + Self.reach) }
    return near.min { abs($0.cluster.x - x) < abs($1.cluster.x - x) }?.cluster
  }

  /// The distance within which a mark counts as being under the pointer, in points.
  private static let reach: CGFloat = 5

  private func showHolds(
    _ ticks: [TimelineModel.Tick], axis: TimeAxis, from low: CGFloat, to high: CGFloat, end: Double
  ) {
    let path = CGMutablePath()
    var start: Double?
    func add(until time: Double) {
      guard let begin = start else { return }
      let (left, right) = (max(axis.x(of: begin), low), min(axis.x(of: time), high))
      if right > left { path.addRect(CGRect(x: left, y: 17, width: right - left, height: 2)) }
      start = nil
    }
    for tick in ticks {
      if tick.kind == .touchDown, start == nil { start = tick.time }
      if tick.kind == .touchUp { add(until: tick.time) }
    }
    add(until: end)
    hold.path = path
  }

  private func showMarks(_ clusters: [TickCluster]) {
    let (movePath, markPath, diagnosticPath) = (CGMutablePath(), CGMutablePath(), CGMutablePath())
    for cluster in clusters {
      let x = cluster.x.rounded()
      let kinds = Set(cluster.ticks.map(\.kind))
      let isMarked = !kinds.isSubset(of: [.touchMove])
      if kinds.contains(.diagnostic) {
        diagnosticPath.addRect(CGRect(x: x - 1, y: 4, width: 3, height: 14))
      } else if isMarked {
        // Only the tick of the lift may be below the touch's name.
        let isLift = kinds.isSubset(of: [.touchMove, .touchUp])
        markPath.addRect(CGRect(x: x - 1, y: isLift ? 14 : 4, width: 2, height: isLift ? 5 : 14))
      } else {
        movePath.addRect(CGRect(x: x, y: 16, width: 1, height: 3))
      }
    }
    (moves.path, marks.path, diagnostics.path) = (movePath, markPath, diagnosticPath)
  }

  private func showNames(_ clusters: [TickCluster], until high: CGFloat) {
    let named = clusters.enumerated().compactMap { place, cluster in
      cluster.name.map { (place: place, cluster: cluster, name: $0) }
    }
    var places: [(frame: CGRect, name: String, isDiagnostic: Bool)] = []
    for (index, entry) in named.enumerated() {
      let left = entry.cluster.x.rounded() + Self.gap
      let limit = index + 1 < named.count ? named[index + 1].cluster.x - Self.gap : high
      let wanted = widths.width(of: entry.name)
      let width = min(wanted, (limit - left).rounded(.down))
      guard width == wanted || width >= Self.leastWidth else { continue }
      shown[entry.place].end = left + width
      places.append(
        (
          CGRect(x: left, y: 2, width: width, height: 16), entry.name,
          entry.cluster.ticks.contains { $0.kind == .diagnostic }
        ))
    }
    labels.show(Array(places.indices), in: self) {
      let label = UILabel()
      label.font = DockStyle.caption
      return label
    }
    for (index, place) in places.enumerated() {
      guard let label = labels[index] else { continue }
      label.text = place.name
      label.textColor = place.isDiagnostic ? DockStyle.playhead : DockStyle.secondaryText
      label.frame = place.frame
    }
  }
}
