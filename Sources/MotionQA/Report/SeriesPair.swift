import Foundation

/// One property of one view, in both recordings where both have it.
nonisolated struct SeriesPair {
  let view: String
  let property: String
  let actual: ReportRecording.Series?
  let expected: ReportRecording.Series?

  var name: MotionReport.SeriesName { MotionReport.SeriesName(view: view, property: property) }

  /// What stands behind its values.
  var unit: String { (actual ?? expected)?.unit.trimmingCharacters(in: .whitespaces) ?? "" }

  /// Whether it ever moves, rather than jumps.
  var hasVelocity: Bool {
    [actual, expected].compactMap(\.self).contains { $0.velocities.contains { ($0 ?? 0) != 0 } }
  }

  /// How far apart the two are in each of some frames, as a part of the range of both; 0 where one is not there.
  func distances(count: Int) -> [Double] {
    let (old, new) = (expected?.values ?? [], actual?.values ?? [])
    let all = (old + new).compactMap(\.self)
    let range = (all.max() ?? 0) - (all.min() ?? 0)
    return (0..<count).map { frame in
      guard range > 0, frame < old.count, frame < new.count, let a = old[frame], let b = new[frame] else { return 0 }
      return abs(a - b) / range
    }
  }

  /// In the order of the recording, what only the expectation has after it.
  static func pairs(of report: MotionReport) -> [SeriesPair] {
    let actual = report.actual.series
    let expected = report.expected?.series ?? []
    func partner(of series: ReportRecording.Series, in others: [ReportRecording.Series]) -> ReportRecording.Series? {
      others.first { $0.view == series.view && $0.property == series.property }
    }
    let shared = actual.map { series in
      SeriesPair(
        view: series.view, property: series.property, actual: series, expected: partner(of: series, in: expected))
    }
    let missing = expected.filter { partner(of: $0, in: actual) == nil }.map { series in
      SeriesPair(view: series.view, property: series.property, actual: nil, expected: series)
    }
    return shared + missing
  }

  /// The views of some pairs, in the order in which they first come.
  static func views(of pairs: [SeriesPair]) -> [String] {
    var seen: Set<String> = []
    return pairs.map(\.view).filter { seen.insert($0).inserted }
  }
}
