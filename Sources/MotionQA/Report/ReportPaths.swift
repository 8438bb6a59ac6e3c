import Foundation

/// Where each view that moves has been: its outlines laid over each other, and the way of its centre, a dot a frame.
nonisolated struct ReportPaths {
  let report: MotionReport
  /// How many outlines are shown of a movement.
  private static let outlines = 12

  init(_ report: MotionReport) { self.report = report }

  var html: String {
    let moving = report.actual.boxes.filter(\.moves)
    guard !moving.isEmpty else { return "" }
    return """
      <h2>Motion</h2>
      <p class="quiet">A dot for every frame: the wider apart they are, the faster it goes.</p>
      <div class="plots motion">
      \(moving.map(card).joined(separator: "\n"))
      </div>
      """
  }

  private func card(_ box: ReportTake.Box) -> String {
    let expected = report.expected?.boxes.first { $0.view == box.view }
    return """
      <article class="card plot"><header><h3>\(box.view.escapedForHTML)</h3></header>
      <svg viewBox="\(frame(around: [box] + (expected.map { [$0] } ?? [])))" role="img" \
      aria-label="Motion of \(box.view.escapedForHTML)">
      <rect class="axis" fill="none" x="0" y="0" width="\(report.size.width.plain)" height="\(report.size.height.plain)"/>
      \((expected.map { drawing($0, "expected") } ?? "") + drawing(box, "actual"))
      </svg>
      </article>
      """
  }

  /// The screen, and as much around it as a view reaches beyond it, up to a screen's size.
  private func frame(around boxes: [ReportTake.Box]) -> String {
    let screen = CGRect(origin: .zero, size: report.size)
    let reach = boxes.flatMap(\.places).compactMap(\.self).reduce(screen) { $0.union($1.bounds) }
    let shown = reach.intersection(screen.insetBy(dx: -screen.width, dy: -screen.height)).insetBy(dx: -4, dy: -4)
    return [shown.minX, shown.minY, shown.width, shown.height].map(\.plain).joined(separator: " ")
  }

  private func drawing(_ box: ReportTake.Box, _ name: String) -> String {
    let places = box.places.compactMap(\.self)
    let steps = box.placesInMotion
    let stride = max(1, steps.count / Self.outlines)
    let skins = steps.indices.filter { $0 % stride == 0 || $0 == steps.count - 1 }.map { index in
      let place = steps[index]
      return #"<rect class="\#(name) onion" x="\#((place.center.x - place.size.width / 2).plain)" "#
        + #"y="\#((place.center.y - place.size.height / 2).plain)" width="\#(place.size.width.plain)" "#
        + #"height="\#(place.size.height.plain)" rx="\#(place.cornerRadius.plain)" "#
        + #"transform="rotate(\#(place.degrees.plain) \#(place.center.x.plain) \#(place.center.y.plain))"/>"#
    }
    let way = places.map { "\($0.center.x.plain),\($0.center.y.plain)" }.joined(separator: " ")
    let radius = (max(report.size.width, report.size.height) / 250).plain
    let dots = steps.map { place in
      #"<circle class="dot\#(name == "expected" ? " of-expected" : "")" cx="\#(place.center.x.plain)" "#
        + #"cy="\#(place.center.y.plain)" r="\#(radius)"/>"#
    }
    return skins.joined() + #"<polyline class="\#(name)" points="\#(way)"/>"# + dots.joined()
  }
}

nonisolated extension ReportTake.Box {
  /// Whether it is ever anywhere else than where it was first.
  fileprivate var moves: Bool { placesInMotion.count > 1 }

  /// Its places, each that is the same as the one before left out.
  fileprivate var placesInMotion: [ReportTake.Place] {
    places.compactMap(\.self).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

nonisolated extension ReportTake.Place {
  /// The upright rectangle around it.
  fileprivate var bounds: CGRect {
    let angle = degrees * .pi / 180
    let width = abs(size.width * cos(angle)) + abs(size.height * sin(angle))
    let height = abs(size.width * sin(angle)) + abs(size.height * cos(angle))
    return CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }
}
