import Foundation

/// A recording, or a comparison of two, as one self-contained HTML file: pictures with a scrubber, plots of values and
/// velocities, motion paths with onion skins, and lifecycle lanes. It is whole without JavaScript and in both appearances.
public nonisolated struct MotionReport: Sendable {
  public var title: String
  public var subtitle: String
  /// The screen's size in points.
  public var size: CGSize
  public var actual: ReportTake
  /// What the recording was compared with, if it was.
  public var expected: ReportTake?
  /// Empty when nothing differs.
  public var differences: [Difference]
  /// What must be known about the pictures, as a sentence.
  public var note: String?

  public init(
    title: String, subtitle: String, size: CGSize, actual: ReportTake, expected: ReportTake? = nil,
    differences: [Difference] = [], note: String? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.size = size
    self.actual = actual
    self.expected = expected
    self.differences = differences
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
    <title>\(title.escapedForHTML)</title>
    <style>\(String(decoding: PackageResources.report_css, as: UTF8.self))</style>
    </head>
    <body>
    <header>
    <h1>\(title.escapedForHTML)</h1>
    <p class="quiet">\(subtitle.escapedForHTML)</p>
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
    <script type="application/json" id="report-data">\(ReportData(self).json)</script>
    <script>\(String(decoding: PackageResources.report_js, as: UTF8.self))</script>
    </body>
    </html>

    """
  }

  /// The takes that there are, the expected one first.
  var takes: [(name: String, take: ReportTake)] {
    (expected.map { [("expected", $0)] } ?? []) + [("actual", actual)]
  }

  /// From the first to the last frame of either take, in seconds.
  var timeRange: ClosedRange<Double> {
    let times = takes.flatMap(\.take.times)
    return (times.min() ?? 0)...(times.max() ?? 0)
  }
}
