import Foundation

/// The numbers that the page's script moves things by.
nonisolated struct ReportData: Encodable {
  let actual: Recording
  let expected: Recording?

  struct Recording: Encodable {
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
    actual = Recording(report.actual, series: pairs.map(\.actual))
    expected = report.expected.map { Recording($0, series: pairs.map(\.expected)) }
  }

  /// As JSON that may stand in a script element.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self).replacing("<", with: "\\u003c")
  }
}

nonisolated extension ReportData.Recording {
  fileprivate init(_ recording: ReportRecording, series: [ReportRecording.Series?]) {
    times = recording.times.map(\.shown)
    self.series = series.map { series in
      ReportData.Series(
        values: (series?.values ?? []).map { $0?.shown },
        velocities: (series?.velocities ?? []).map { $0?.shown }, unit: series?.unit ?? "",
        digits: series?.unit.isEmpty == false ? 1 : 3)
    }
    boxes = recording.boxes.map { ReportData.Box(frames: $0.places.map { $0?.path }, view: $0.view) }
  }
}

nonisolated extension Double {
  /// As fine as anyone can see; JSON has no word for what is not a number.
  fileprivate var shown: Double { isFinite ? (self * 1e4).rounded() / 1e4 : 0 }
}
