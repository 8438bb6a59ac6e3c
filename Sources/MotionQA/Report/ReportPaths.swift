import Foundation
import InterludeUI

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

  private func card(_ box: ReportRecording.Box) -> String {
    let expected = report.expected?.boxes.first { $0.view == box.view }
    return """
      <article class="card plot"><header><h3>\(box.view.escapedForMarkup)</h3></header>
      <svg viewBox="\(frame(around: [box] + (expected.map { [$0] } ?? [])))" role="img" \
      aria-label="Motion of \(box.view.escapedForMarkup)">
      <rect class="axis" fill="none" x="0" y="0" width="\(report.size.width.plain)" height="\(report.size.height.plain)"/>
      \((expected.map { drawing($0, "expected") } ?? "") + drawing(box, "actual"))
      <path class="now" data-view="\(box.view.escapedForMarkup)"/>
      </svg>
      </article>
      """
  }

  /// The screen, and as much around it as a view reaches beyond it, up to a screen's size.
  private func frame(around boxes: [ReportRecording.Box]) -> String {
    let screen = CGRect(origin: .zero, size: report.size)
    let reach = boxes.flatMap(\.places).compactMap(\.self).reduce(screen) { $0.union(CGRect(enclosing: $1.corners)) }
    let shown = reach.intersection(screen.insetBy(dx: -screen.width, dy: -screen.height)).insetBy(dx: -4, dy: -4)
    return [shown.minX, shown.minY, shown.width, shown.height].map(\.plain).joined(separator: " ")
  }

  private func drawing(_ box: ReportRecording.Box, _ name: String) -> String {
    let places = box.places.compactMap(\.self)
    let steps = box.placesInMotion
    let stride = max(1, steps.count / Self.outlines)
    let skins = steps.indices.filter { $0 % stride == 0 || $0 == steps.count - 1 }.map { index in
      // From faint to strong, so that the way has a direction.
      let age = Double(index + 1) / Double(steps.count)
      return #"<path class="\#(name) onion" opacity="\#((0.15 + 0.55 * age).plain)" d="\#(steps[index].path)"/>"#
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

nonisolated extension ReportRecording.Box {
  /// Whether it is ever anywhere else than where it was first.
  fileprivate var moves: Bool { placesInMotion.count > 1 }

  /// Its places, each that is the same as the one before left out.
  fileprivate var placesInMotion: [ReportRecording.Place] {
    places.compactMap(\.self).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
