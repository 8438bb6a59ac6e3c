import InterludeUI

/// A plot as marks on paper, in points: what both the vector and the pixel picture are drawn from.
public nonisolated struct PlotPicture: Sendable {
  enum Ink: Hashable, Sendable {
    case paper, panel, text, secondaryText, grid, axis
    case series(Int)
  }

  enum Anchor: Sendable { case start, middle, end }

  enum Mark: Sendable {
    case fill(CGRect, radius: CGFloat, Ink)
    /// A polyline, cut off outside a rectangle.
    case line([CGPoint], width: CGFloat, Ink, clip: CGRect)
    /// A line of text in the vertical middle of `y`.
    case text(String, at: CGPoint, size: CGFloat, weight: Int, Ink, Anchor)
  }

  let size: CGSize
  let marks: [Mark]
}

nonisolated extension Plot {
  /// The plot laid out.
  public var picture: PlotPicture {
    let layout = PlotLayout(self)
    var marks: [PlotPicture.Mark] = [.fill(CGRect(origin: .zero, size: layout.size), radius: 0, .paper)]
    for (row, entry) in legend.enumerated() { marks += legendMarks(entry, in: layout.legendRow(row)) }
    for (index, panel) in panels.enumerated() { marks += panelMarks(panel, in: layout.panel(index)) }
    if let last = panels.indices.last { marks += timeLabels(below: layout.panel(last)) }
    return PlotPicture(size: layout.size, marks: marks)
  }

  private func legendMarks(_ entry: LegendEntry, in rect: CGRect) -> [PlotPicture.Mark] {
    let swatch = CGRect(x: rect.minX, y: rect.minY + 8, width: 22, height: 4)
    return [
      .fill(swatch, radius: 2, .series(entry.colorIndex)),
      .text(
        entry.shortName, at: CGPoint(x: rect.minX + 34, y: rect.minY + 10), size: 14, weight: 600, .text, .start),
    ]
      + entry.detailLines.enumerated().map { row, line in
        let place = CGPoint(x: rect.minX + 34, y: rect.minY + 29 + CGFloat(row) * PlotLayout.detailHeight)
        return .text(line, at: place, size: 12, weight: 400, .secondaryText, .start)
      }
  }

  private func panelMarks(_ panel: Panel, in rect: CGRect) -> [PlotPicture.Mark] {
    let (scale, time) = (PlotScale(panel: panel), timeScale)
    func x(_ time: Double) -> CGFloat { rect.minX + rect.width * timeScale.fraction(of: time) }
    func y(_ value: Double) -> CGFloat { rect.maxY - rect.height * scale.fraction(of: value) }
    var marks: [PlotPicture.Mark] = [
      .text(panel.title, at: CGPoint(x: rect.minX, y: rect.minY - 14), size: 12, weight: 600, .secondaryText, .start),
      .fill(rect, radius: 8, .panel),
    ]
    for tick in time.ticks where x(tick) > rect.minX + 1 && x(tick) < rect.maxX - 1 {
      marks.append(.fill(CGRect(x: x(tick) - 0.25, y: rect.minY, width: 0.5, height: rect.height), radius: 0, .grid))
    }
    for tick in scale.ticks {
      let isLandmark = panel.landmarks.contains { abs($0 - tick) < 1e-9 }
      let width: CGFloat = isLandmark ? 1 : 0.5
      let line = CGRect(x: rect.minX, y: y(tick) - width / 2, width: rect.width, height: width)
      marks.append(.fill(line, radius: 0, isLandmark ? .axis : .grid))
      marks.append(
        .text(
          scale.label(tick), at: CGPoint(x: rect.minX - 10, y: y(tick)), size: 11, weight: 400, .secondaryText, .end))
    }
    for series in panel.series {
      // Far outside is outside: no spike is drawn to the end of the world.
      let points = series.points.filter(\.y.isFinite).map {
        CGPoint(x: x($0.x), y: min(max(y($0.y), rect.minY - 4000), rect.maxY + 4000))
      }
      marks.append(.line(points, width: 2.25, .series(series.colorIndex), clip: rect))
    }
    return marks
  }

  private func timeLabels(below rect: CGRect) -> [PlotPicture.Mark] {
    let time = timeScale
    return time.ticks.map { tick in
      let place = CGPoint(x: rect.minX + rect.width * time.fraction(of: tick), y: rect.maxY + 16)
      return .text(
        time.label(tick) + (tick == time.ticks.last ? " s" : ""), at: place, size: 11, weight: 400, .secondaryText,
        .middle)
    }
  }

  private var timeScale: PlotScale { PlotScale(timeRange, tickCount: 10) }
}

/// Texts are cut by their characters, as a vector picture's font is its reader's: there is room for those of a wide one.
nonisolated extension Plot.LegendEntry {
  /// The name, its end left out where it is too long, as the points of a CSS `linear()` are.
  fileprivate var shortName: String { name.count > 90 ? "\(name.prefix(89))…" : name }

  /// The detail, broken between its parts.
  fileprivate var detailLines: [String] {
    detail.split(separator: " · ").map(String.init).reduce(into: []) { lines, part in
      if let last = lines.last, last.count + 3 + part.count <= 110 {
        lines[lines.count - 1] = "\(last) · \(part)"
      } else {
        lines.append(part)
      }
    }
  }
}

/// Where the parts of a plot go, in points.
private nonisolated struct PlotLayout {
  private let plot: Plot

  init(_ plot: Plot) { self.plot = plot }

  private static let width: CGFloat = 880
  private static let margin: CGFloat = 32
  private static let labelWidth: CGFloat = 44
  private static let rowHeight: CGFloat = 46
  static let detailHeight: CGFloat = 17
  private static let panelGap: CGFloat = 44
  private static let footer: CGFloat = 44

  private var panelsTop: CGFloat { Self.margin + plot.legend.reduce(0) { $0 + height(of: $1) } + 30 }

  private func height(of entry: Plot.LegendEntry) -> CGFloat {
    Self.rowHeight + CGFloat(max(entry.detailLines.count - 1, 0)) * Self.detailHeight
  }

  var size: CGSize {
    let heights = plot.panels.reduce(0) { $0 + $1.height } + CGFloat(max(plot.panels.count - 1, 0)) * Self.panelGap
    return CGSize(width: Self.width, height: panelsTop + heights + Self.footer)
  }

  func legendRow(_ index: Int) -> CGRect {
    CGRect(
      x: Self.margin, y: Self.margin + plot.legend[..<index].reduce(0) { $0 + height(of: $1) },
      width: Self.width - 2 * Self.margin, height: height(of: plot.legend[index]))
  }

  func panel(_ index: Int) -> CGRect {
    let above = plot.panels[..<index].reduce(0) { $0 + $1.height + Self.panelGap }
    return CGRect(
      x: Self.margin + Self.labelWidth, y: panelsTop + above, width: Self.width - 2 * Self.margin - Self.labelWidth,
      height: plot.panels[index].height)
  }
}
