import InterludeUI

nonisolated extension PlotPicture {
  /// A vector picture, light or dark as its reader is.
  public var svg: String {
    let (width, height) = (Self.number(size.width), Self.number(size.height))
    let body = marks.enumerated().map { "  " + Self.element($1, index: $0) }.joined(separator: "\n")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)">
        <style>
          text { font-family: Inter, system-ui, -apple-system, "Segoe UI", sans-serif; font-variant-numeric: tabular-nums }
          path { fill: none; stroke-linejoin: round }
      \(Self.rules(.light, indent: "    "))
          @media (prefers-color-scheme: dark) {
      \(Self.rules(.dark, indent: "      "))
          }
        </style>
      \(body)
      </svg>

      """
  }

  private static let inks: [Ink] =
    [.paper, .panel, .text, .secondaryText, .grid, .axis] + (0..<PlotTheme.seriesCount).map { .series($0) }

  private static func rules(_ theme: PlotTheme, indent: String) -> String {
    inks.map { ink in
      let code = String(format: "#%06X", theme.code(of: ink))
      return "\(indent).\(name(ink)) { fill: \(code) } path.\(name(ink)) { fill: none; stroke: \(code) }"
    }.joined(separator: "\n")
  }

  private static func name(_ ink: Ink) -> String {
    switch ink {
    case .paper: "paper"
    case .panel: "panel"
    case .text: "text"
    case .secondaryText: "secondary"
    case .grid: "grid"
    case .axis: "axis"
    case .series(let index): "series\(index % PlotTheme.seriesCount)"
    }
  }

  private static func element(_ mark: Mark, index: Int) -> String {
    switch mark {
    case .fill(let rect, let radius, let ink):
      return "<rect \(box(rect)) rx=\"\(number(radius))\" class=\"\(name(ink))\"/>"
    case .line(let points, let width, let ink, let clip):
      let path = points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
      return "<clipPath id=\"clip\(index)\"><rect \(box(clip)) rx=\"8\"/></clipPath>"
        + "<path class=\"\(name(ink))\" stroke-width=\"\(number(width))\" clip-path=\"url(#clip\(index))\" d=\"M \(path)\"/>"
    case .text(let string, let place, let size, let weight, let ink, let anchor):
      // Inter's capitals are 0.727 of the em high; half of that is how far the baseline is below the middle.
      let baseline = number(place.y + 0.364 * size)
      return "<text x=\"\(number(place.x))\" y=\"\(baseline)\" font-size=\"\(number(size))\" font-weight=\"\(weight)\" "
        + "text-anchor=\"\(anchor)\" class=\"\(name(ink))\">\(escaped(string))</text>"
    }
  }

  private static func box(_ rect: CGRect) -> String {
    "x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\" height=\"\(number(rect.height))\""
  }

  private static func number(_ length: CGFloat) -> String { ((length * 100).rounded() / 100).native.shortest }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
