import Foundation

/// The pictures of each take in a row, each with its time.
nonisolated struct ReportStrips {
  let report: MotionReport

  init(_ report: MotionReport) { self.report = report }

  var html: String {
    let strips = report.takes.filter { !$0.take.pictures.isEmpty }.map(strip)
    return strips.isEmpty ? "" : "<h2>Frames</h2>\n" + strips.joined(separator: "\n")
  }

  private func strip(name: String, take: ReportTake) -> String {
    let frames = take.pictures.map { picture in
      let time = Seconds.text(take.times[picture.frame])
      return """
        <li><a href="#" data-frame="\(picture.frame)"><img alt="\(name) at \(time)" loading="lazy" \
        src="data:image/png;base64,\(picture.png.base64EncodedString())"/>\(time)</a></li>
        """
    }
    let heading = report.expected == nil ? "" : #"<p class="strip-name">\#(name)</p>\#n"#
    return #"\#(heading)<ol class="strip" data-take="\#(name)" tabindex="0" aria-label="Frames, \#(name)">"# + "\n"
      + frames.joined(separator: "\n") + "\n</ol>"
  }
}
