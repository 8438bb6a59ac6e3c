import InterludeUI

nonisolated extension PlotPicture {
  /// A vector picture, light or dark as its reader is.
  public var svg: String {
    let (width, height) = (Self.number(size.width), Self.number(size.height))
    let body = marks.enumerated().map { "  " + Self.element($1, index: $0) }.joined(separator: "\n")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" stroke="none">
        <style>
          text { font-variant-numeric: tabular-nums }
          @media (prefers-color-scheme: dark) {
      \(Self.darkRules)
          }
        </style>
      \(body)
      </svg>

      """
  }

  private static let inks: [Ink] =
    [.paper, .panel, .text, .secondaryText, .grid, .axis] + (0..<PlotTheme.seriesCount).map { .series($0) }

  /// The light colours are attributes, which every reader understands.
  private static var darkRules: String {
    inks.map { ink in
      let code = code(ink, .dark)
      return "      .\(name(ink)) { fill: \(code) } .\(name(ink))-line { stroke: \(code) }"
    }.joined(separator: "\n")
  }

  private static func code(_ ink: Ink, _ theme: PlotTheme) -> String { String(format: "#%06X", theme.code(of: ink)) }

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
      let corner = radius > 0 ? " rx=\"\(number(radius))\"" : ""
      return "<rect \(box(rect))\(corner) \(fill(ink))/>"
    case .line(let points, let width, let ink, let clip):
      let path = points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
      let line =
        "<path class=\"\(name(ink))-line\" fill=\"none\" stroke=\"\(code(ink, .light))\" "
        + "stroke-width=\"\(number(width))\" stroke-linejoin=\"round\""
      guard points.contains(where: { $0.y < clip.minY || $0.y > clip.maxY }) else { return "\(line) d=\"M \(path)\"/>" }
      return
        "<clipPath id=\"clip\(index)\"><rect \(box(clip))/></clipPath>\(line) clip-path=\"url(#clip\(index))\" d=\"M \(path)\"/>"
    case .text(let string, let place, let size, let weight, let ink, let anchor):
      // Inter's capitals are 0.727 of the em high; half of that is how far the baseline is below the middle.
      let baseline = number(place.y + 0.364 * size)
      return "<text x=\"\(number(place.x))\" y=\"\(baseline)\" font-size=\"\(number(size))\" font-weight=\"\(weight)\" "
        + "font-family=\"Inter, system-ui, -apple-system, 'Segoe UI', sans-serif\" "
        + "text-anchor=\"\(anchor)\" \(fill(ink))>\(string.escapedForMarkup)</text>"
    }
  }

  private static func fill(_ ink: Ink) -> String { "class=\"\(name(ink))\" fill=\"\(code(ink, .light))\"" }

  private static func box(_ rect: CGRect) -> String {
    "x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\" height=\"\(number(rect.height))\""
  }

  private static func number(_ length: CGFloat) -> String { ((length * 100).rounded() / 100).native.shortest }
}
