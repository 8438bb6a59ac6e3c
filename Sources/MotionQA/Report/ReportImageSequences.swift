import Foundation

/// Every picture, for the script to draw.
nonisolated struct ReportImageSequences {
  let report: MotionReport

  init(_ report: MotionReport) { self.report = report }

  var html: String {
    let sequences = report.recordings.map { ($0.name, $0.recording.sequence) } + [("difference", report.difference)]
    return sequences.compactMap { name, sequence in sequence.map { element(name: name, $0) } }.joined(separator: "\n")
  }

  private func element(name: String, _ sequence: ReportImageSequence) -> String {
    let pictures = sequence.pictures.map { picture in
      let over = picture.isLaidOver ? #" data-over="""# : ""
      let url = picture.file.asURL(of: picture.isPhotograph ? "jpeg" : "png")
      return #"<img alt="" data-frame="\#(picture.frame)" data-x="\#(picture.x)" data-y="\#(picture.y)"\#(over) "#
        + #"src="\#(url)"/>"#
    }
    let size = #"data-width="\#(sequence.width)" data-height="\#(sequence.height)""#
    return #"<div class="sequence" hidden="hidden" data-recording="\#(name)" \#(size)>"#
      + "\n\(pictures.joined(separator: "\n"))\n</div>"
  }
}
