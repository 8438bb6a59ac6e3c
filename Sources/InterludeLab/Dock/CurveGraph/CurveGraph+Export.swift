import InterludeUI
import MotionQA

nonisolated extension CurveGraph {
  /// A row for each line and sample, numbers with all their digits, in their own units.
  var csv: String {
    let rows = lines.flatMap { [$0] + $0.alike }.flatMap { line in
      let name = line.name.replacingOccurrences(of: "\"", with: "\"\"")
      let head = "\"\(name)\",\(line.style == .solid ? "shown" : "other"),\(line.quantity),\"\(line.numberUnit)\""
      return line.samples.map { "\(head),\($0.time),\($0.number)" }
    }
    return (["line,take,quantity,unit,time,number"] + rows).joined(separator: "\n") + "\n"
  }

  /// A vector picture of values and velocities below each other.
  var svg: String { plot.picture.svg }

  private var plot: Plot {
    let panels: [(CurveGraph.Quantity, CGFloat)] = [(.value, 320), (.velocity, 190)]
    return Plot(
      legend: keys.enumerated().map { index, key in
        let words = marks.filter { lines.indices.contains($0.line) && key == Key(lines[$0.line]) }.map(\.words)
        return Plot.LegendEntry(
          name: key.style == .dashed ? "\(key.name), other take" : key.legend, detail: words.joined(separator: " · "),
          colorIndex: index)
      },
      panels: panels.compactMap { quantity, height in
        guard let panel = panel(quantity) else { return nil }
        let chosen = lines.filter { $0.quantity == quantity }
        let series = chosen.map { line in
          Plot.Series(
            points: line.samples.map { CGPoint(x: $0.time, y: ordinate(of: $0.number, on: line)) },
            colorIndex: keys.firstIndex(of: Key(line)) ?? 0)
        }
        return Plot.Panel(title: panel.title, height: height, series: series, landmarks: panel.landmarks)
      },
      timeRange: timeRange)
  }

  /// Which property and take a line belongs to.
  private struct Key: Equatable {
    let name: String
    let style: Style
    /// The words of the first line of it.
    let legend: String

    init(_ line: Line) { (name, style, legend) = (line.name, line.style, line.legend) }

    static func == (a: Key, b: Key) -> Bool { a.name == b.name && a.style == b.style }
  }

  private var keys: [Key] { lines.reduce(into: []) { if !$0.contains(Key($1)) { $0.append(Key($1)) } } }
}
