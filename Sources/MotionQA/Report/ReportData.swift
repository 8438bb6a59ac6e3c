import Foundation

/// The numbers that the page's script moves things by.
nonisolated struct ReportData: Encodable {
  let actual: Take
  let expected: Take?

  struct Take: Encodable {
    let times: [Double]
    let series: [Series]
    let boxes: [Box]
  }

  struct Series: Encodable {
    let values: [Double?]
    let velocities: [Double?]
    let unit: String
    let digits: Int
  }

  struct Box: Encodable {
    /// SVG path data; null where the view is not there.
    let frames: [String?]
    let view: String
  }

  init(_ report: MotionReport) {
    let pairs = SeriesPair.pairs(of: report)
    actual = Take(report.actual, series: pairs.map(\.actual))
    expected = report.expected.map { Take($0, series: pairs.map(\.expected)) }
  }

  /// As JSON that may stand in a script element.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self).replacing("<", with: "\\u003c")
  }
}

nonisolated extension ReportData.Take {
  fileprivate init(_ take: ReportTake, series: [ReportTake.Series?]) {
    times = take.times.map(\.shown)
    self.series = series.map { series in
      ReportData.Series(
        values: (series?.values ?? []).map { $0?.shown },
        velocities: (series?.velocities ?? []).map { $0?.shown }, unit: series?.unit ?? "",
        digits: series?.unit.isEmpty == false ? 1 : 3)
    }
    boxes = take.boxes.map { ReportData.Box(frames: $0.places.map { $0?.path }, view: $0.view) }
  }
}

nonisolated extension Double {
  /// As fine as anyone can see; JSON has no word for what is not a number.
  fileprivate var shown: Double { isFinite ? (self * 1e4).rounded() / 1e4 : 0 }
}
