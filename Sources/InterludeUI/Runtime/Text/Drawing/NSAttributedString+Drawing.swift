// Text in several styles: fonts and colours. Other attributes are passed over, and nothing wraps.

extension NSAttributedString {
  /// The size of the text in lines of any width, in points, not rounded.
  @preconcurrency @MainActor
  public func size() -> CGSize {
    let lines = styledLines
    return CGSize(width: lines.map(\.width).max() ?? 0, height: lines.reduce(0) { $0 + $1.height })
  }

  /// Draws the text in the current context, its top left corner at a point. It breaks where it says so and nowhere else.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) {
    var place = point
    for line in styledLines {
      place.x = point.x
      for run in line.runs {
        run.draw(at: CGPoint(x: place.x, y: place.y + line.ascender - run.font.ascender))
        place.x += run.size.width
      }
      place.y += line.height
    }
  }

  /// The lines, and in each the stretches of one style.
  private var styledLines: [StyledLine] {
    var lines = [StyledLine(runs: [])]
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      let text = attributedSubstring(from: range).string
      for (index, part) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
        if index > 0 { lines.append(StyledLine(runs: [])) }
        lines[lines.count - 1].runs.append(TextDrawing(String(part), attributes))
      }
    }
    return lines
  }
}

/// A line of stretches of one style each, on one baseline.
private struct StyledLine {
  var runs: [TextDrawing]

  var width: CGFloat { runs.reduce(0) { $0 + $1.size.width } }
  /// From the top to the baseline.
  var ascender: CGFloat { runs.map(\.font.ascender).max() ?? 0 }
  /// Of the highest stretch, a text without any letters included.
  var height: CGFloat { ascender + (runs.map { $0.font.lineHeight - $0.font.ascender }.max() ?? 0) }
}
