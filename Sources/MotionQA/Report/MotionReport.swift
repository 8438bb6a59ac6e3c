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
  /// What differs, in sentences; empty when nothing does.
  public var differences: [String]

  public init(
    title: String, subtitle: String, size: CGSize, actual: ReportTake, expected: ReportTake? = nil,
    differences: [String] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.size = size
    self.actual = actual
    self.expected = expected
    self.differences = differences
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
    \(verdict)
    </header>
    <main>
    \(player)
    \(ReportStrips(self).html)
    <h2>Properties</h2>
    <p>\(key)</p>
    \(ReportPlots(self).html)
    \(ReportPaths(self).html)
    \(ReportLifecycle(self).html)
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

  private var verdict: String {
    guard expected != nil || !differences.isEmpty else { return "" }
    guard !differences.isEmpty else {
      return #"<p class="card verdict same">Nothing differs from what was expected.</p>"#
    }
    let items = differences.map { "<li>\($0.escapedForHTML)</li>" }.joined(separator: "\n")
    return #"<div class="card verdict different"><strong>What differs</strong><ul>\#n\#(items)\#n</ul></div>"#
  }

  /// Which colour is which; a recording alone needs no telling.
  private var key: String {
    guard expected != nil else { return #"<span class="quiet">Each value over its velocity, in seconds.</span>"# }
    return #"<span class="key of-expected">expected</span><span class="key">actual</span>"#
  }

  /// Hidden until the script runs, as nothing in it moves without.
  private var player: String {
    let canCompare = expected.map { !$0.pictures.isEmpty } == true && !actual.pictures.isEmpty
    let screens = takes.map { screen($0.name, of: [$0]) } + (canCompare ? [screen("difference", of: takes)] : [])
    return """
      <section class="card player" aria-label="Player" hidden="hidden">
      <div class="screens">
      \(screens.joined(separator: "\n"))
      </div>
      <div class="controls">
      <button type="button" id="play">Play</button>
      <input type="range" id="scrubber" aria-label="Time" min="0" max="\(max(0, actual.times.count - 1))" value="0" step="1"/>
      <output id="clock" for="scrubber"></output>
      <label><input type="checkbox" id="outlines"\(expected == nil ? "" : #" checked="checked""#)/> outlines</label>
      </div>
      </section>
      """
  }

  /// A place for the picture of the moment; of two takes, the pictures are laid over each other and what is the same goes black.
  private func screen(_ name: String, of takes: [(name: String, take: ReportTake)]) -> String {
    let pictures = takes.filter { !$0.take.pictures.isEmpty }.map {
      #"<img data-take="\#($0.name)" alt="The frame of the moment, \#($0.name)"/>"#
    }
    let outlines = #"<svg viewBox="0 0 \#(size.width.plain) \#(size.height.plain)" aria-hidden="true"></svg>"#
    return """
      <figure><div class="screen\(pictures.isEmpty ? " blank" : "")" data-screen="\(name)" \
      style="--aspect: \(size.width.plain) / \(size.height.plain)">\(pictures.joined())\(outlines)</div>\
      <figcaption>\(name)</figcaption></figure>
      """
  }
}
