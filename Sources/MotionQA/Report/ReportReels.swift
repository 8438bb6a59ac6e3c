import Foundation

/// Every picture, for the script to draw.
nonisolated struct ReportReels {
  let report: MotionReport

  init(_ report: MotionReport) { self.report = report }

  var html: String {
    let films = report.takes.map { ($0.name, $0.take.film) } + [("difference", report.difference)]
    return films.compactMap { name, film in film.map { reel(name: name, $0) } }.joined(separator: "\n")
  }

  private func reel(name: String, _ film: ReportFilm) -> String {
    let pictures = film.pictures.map { picture in
      let over = picture.isLaidOver ? #" data-over="""# : ""
      let url = picture.file.asURL(of: picture.isPhotograph ? "jpeg" : "png")
      return #"<img alt="" data-frame="\#(picture.frame)" data-x="\#(picture.x)" data-y="\#(picture.y)"\#(over) "#
        + #"src="\#(url)"/>"#
    }
    let size = #"data-width="\#(film.width)" data-height="\#(film.height)""#
    return #"<div class="reel" hidden="hidden" data-take="\#(name)" \#(size)>"#
      + "\n\(pictures.joined(separator: "\n"))\n</div>"
  }
}
