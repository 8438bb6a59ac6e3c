import Foundation

/// A recording, or a comparison of two, as one self-contained HTML file: pictures with a scrubber, plots of values and
/// velocities, motion paths with onion skins, and lifecycle lanes. It is whole without JavaScript and in both appearances.
public nonisolated struct MotionReport: Sendable {
  /// The page's heading.
  public var title: String
  /// The line under the heading.
  public var subtitle: String
  /// The screen's size in points.
  public var size: CGSize
  /// The recording; of two the one that is examined.
  public var actual: ReportRecording
  /// What the recording was compared with, if it was.
  public var expected: ReportRecording?
  /// What differs, by its causes; empty when nothing does.
  public var causes: [Cause]
  /// Pictures of the difference between both; nil unless both have some.
  public var difference: ReportImageSequence?
  /// The frame of the recording that shows first.
  public var openingFrame = 0
  /// What must be known about the pictures, as a sentence.
  public var note: String?

  /// A report of a recording, or of a recording and what it was compared with.
  public init(
    title: String, subtitle: String, size: CGSize, actual: ReportRecording, expected: ReportRecording? = nil,
    causes: [Cause] = [], note: String? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.size = size
    self.actual = actual
    self.expected = expected
    self.causes = causes
    self.note = note
  }

  /// The page, in UTF-8; equal reports make equal pages.
  @MainActor public var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <title>\(title.escapedForMarkup)</title>
    <style>\(String(decoding: PackageResources.report_css, as: UTF8.self))</style>
    </head>
    <body>
    <header>
    <h1>\(title.escapedForMarkup)</h1>
    <p class="quiet">\(subtitle.escapedForMarkup)</p>
    </header>
    <main>
    \(ReportPlayer(self).html)
    <div class="content">
    \(ReportVerdict(self).html)
    \(ReportStrips(self).html)
    \(ReportPlots(self).html)
    \(ReportPaths(self).html)
    \(ReportLifecycle(self).html)
    \(ReportEnvironment(self).html)
    </div>
    </main>
    \(ReportImageSequences(self).html)
    <script type="application/json" id="report-data">\(ReportData(self).json)</script>
    <script>\(String(decoding: PackageResources.report_js, as: UTF8.self))</script>
    </body>
    </html>

    """
  }

  /// The recordings that there are, the expected one first.
  var recordings: [(name: String, recording: ReportRecording)] {
    (expected.map { [("expected", $0)] } ?? []) + [("actual", actual)]
  }

  /// Everything that differs.
  var differences: [Difference] { causes.flatMap { [$0.difference] + $0.consequences } }

  /// The frame in which what differs is farthest from what was expected, as a part of the way that it has; nil when no number
  /// does.
  var mostDifferentFrame: Int? {
    let names = Set(differences.compactMap(\.series))
    let pairs = SeriesPair.pairs(of: self).filter { names.contains($0.name) }
    let distances = pairs.map { $0.distances(count: actual.times.count) }
    let sums = actual.times.indices.map { frame in distances.reduce(0) { $0 + $1[frame] } }
    return sums.indices.max { sums[$0] < sums[$1] }.flatMap { sums[$0] > 0 ? $0 : nil }
  }

  /// From the first to the last frame of either recording, in seconds.
  var timeRange: ClosedRange<Double> {
    let times = recordings.flatMap(\.recording.times)
    return (times.min() ?? 0)...(times.max() ?? 0)
  }
}
