import Foundation

/// The screens of the moment and what moves through time. Hidden until the script runs, as nothing in it moves without.
nonisolated struct ReportPlayer {
  let report: MotionReport

  init(_ report: MotionReport) { self.report = report }

  var html: String {
    """
    <section class="card player" aria-label="Player" hidden="hidden">
    <div class="screens">
    \(screens.joined(separator: "\n"))
    </div>
    \(report.note.map { #"<p class="quiet note">\#($0.escapedForMarkup)</p>"# } ?? "")
    <div class="controls">
    <input type="range" id="scrubber" aria-label="Time" min="0" max="\(max(0, report.actual.times.count - 1))" \
    value="\(report.openingFrame)" step="1"/>
    <button type="button" id="play" aria-keyshortcuts="Space">Play</button>
    <output id="clock" for="scrubber"></output>
    <label><input type="checkbox" id="outlines"\(report.expected == nil ? "" : #" checked="checked""#)/> outlines</label>
    </div>
    <p class="quiet keys"><kbd>Space</kbd> play, <kbd>←</kbd> <kbd>→</kbd> one frame</p>
    </section>
    """
  }

  private var screens: [String] {
    report.recordings.map { screen($0.name, $0.recording.sequence) }
      + (report.difference.map { [screen("difference", $0)] } ?? [])
  }

  /// A place for the picture of the moment; the difference of two is black where they are the same.
  private func screen(_ name: String, _ sequence: ReportImageSequence?) -> String {
    let canvas = sequence.map { sequence in
      #"<canvas data-recording="\#(name)" width="\#(sequence.width)" height="\#(sequence.height)" role="img" "#
        + #"aria-label="The frame of the moment, \#(name)"></canvas>"#
    }
    let (width, height) = (report.size.width.plain, report.size.height.plain)
    let button = #"<button type="button" aria-pressed="false" title="Show it alone">\#(name)</button>"#
    let caption = report.expected == nil ? "" : "<figcaption>\(button)</figcaption>"
    return """
      <figure><div class="screen\(sequence == nil ? " blank" : "")" data-screen="\(name)" \
      style="--width: \(width); --height: \(height)">\(canvas ?? "")\
      <svg viewBox="0 0 \(width) \(height)" aria-hidden="true"></svg></div>\(caption)</figure>
      """
  }
}
