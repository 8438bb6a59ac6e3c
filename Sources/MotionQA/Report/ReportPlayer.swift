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
    \(report.note.map { #"<p class="quiet note">\#($0.escapedForHTML)</p>"# } ?? "")
    <div class="controls">
    <input type="range" id="scrubber" aria-label="Time" min="0" max="\(max(0, report.actual.times.count - 1))" \
    value="0" step="1"/>
    <button type="button" id="play" aria-keyshortcuts="Space">Play</button>
    <output id="clock" for="scrubber"></output>
    <label><input type="checkbox" id="outlines"\(report.expected == nil ? "" : #" checked="checked""#)/> outlines</label>
    </div>
    <p class="quiet keys"><kbd>Space</kbd> play, <kbd>←</kbd> <kbd>→</kbd> one frame</p>
    </section>
    """
  }

  private var screens: [String] {
    let takes = report.takes
    let canCompare = takes.count > 1 && takes.allSatisfy { !$0.take.pictures.isEmpty }
    return takes.map { screen($0.name, of: [$0]) } + (canCompare ? [screen("difference", of: takes)] : [])
  }

  /// A place for the picture of the moment; of two takes, the pictures are laid over each other and what is the same goes black.
  private func screen(_ name: String, of takes: [(name: String, take: ReportTake)]) -> String {
    let pictures = takes.filter { !$0.take.pictures.isEmpty }.map {
      #"<img data-take="\#($0.name)" alt="The frame of the moment, \#($0.name)"/>"#
    }
    let (width, height) = (report.size.width.plain, report.size.height.plain)
    let caption = report.expected == nil ? "" : "<figcaption>\(name)</figcaption>"
    return """
      <figure><div class="screen\(pictures.isEmpty ? " blank" : "")" data-screen="\(name)" \
      style="--aspect: \(width) / \(height)">\(pictures.joined())\
      <svg viewBox="0 0 \(width) \(height)" aria-hidden="true"></svg></div>\(caption)</figure>
      """
  }
}
