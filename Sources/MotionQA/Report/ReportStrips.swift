import Foundation

/// The pictures of each recording in a row, each with its time: some of them, until the script puts every one in their place.
nonisolated struct ReportStrips {
  let report: MotionReport

  init(_ report: MotionReport) { self.report = report }

  var html: String {
    let strips = report.recordings.compactMap { name, recording in
      recording.sequence.map { strip(name: name, recording, $0) }
    }
    return strips.isEmpty ? "" : "<h2>Frames</h2>\n" + strips.joined(separator: "\n")
  }

  private func strip(name: String, _ recording: ReportRecording, _ sequence: ReportImageSequence) -> String {
    let frames = sequence.stills.map { still in
      let time = Seconds.text(recording.times[still.frame])
      return """
        <li><a href="#" data-frame="\(still.frame)"><img alt="\(name) at \(time)" loading="lazy" \
        src="\(still.png.asURL(of: "png"))"/>\(time)</a></li>
        """
    }
    let heading = report.expected == nil ? "" : #"<p class="strip-name">\#(name)</p>\#n"#
    return #"\#(heading)<ol class="strip" data-recording="\#(name)" tabindex="0" aria-label="Frames, \#(name)">"# + "\n"
      + frames.joined(separator: "\n") + "\n</ol>"
  }
}

nonisolated extension Data {
  /// A picture's file as an address that has it in itself.
  func asURL(of kind: String) -> String { "data:image/\(kind);base64,\(base64EncodedString())" }
}
