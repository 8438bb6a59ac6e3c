/// A colour of a view, which a trace has as four numbers.
public nonisolated enum TraceColor: String, CaseIterable, Hashable, Sendable {
  /// The colour behind the view's content.
  case background = "backgroundColor"
  /// The colour of the border.
  case border = "borderColor"
  /// The colour of the shadow.
  case shadow = "shadowColor"

  /// Red, green, blue and alpha.
  public var components: [TraceProperty] {
    switch self {
    case .background: [.backgroundRed, .backgroundGreen, .backgroundBlue, .backgroundAlpha]
    case .border: [.borderRed, .borderGreen, .borderBlue, .borderAlpha]
    case .shadow: [.shadowRed, .shadowGreen, .shadowBlue, .shadowAlpha]
    }
  }

  /// Nil for what is no component of a colour.
  init?(of property: TraceProperty) {
    guard let color = Self.allCases.first(where: { $0.components.contains(property) }) else { return nil }
    self = color
  }

  /// As CSS spells it, `#1c1c1e`, with its alpha where it is not opaque.
  func text(of view: ViewTrace, at frame: Int) -> String { Self.text(components.map { view.value(of: $0, at: frame) }) }

  /// - Parameter components: 0…1.
  static func text(_ components: [Double]) -> String {
    let bytes = components.map { Int((min(max($0, 0), 1) * 255).rounded()) }
    let shown = bytes.last == 255 ? bytes.dropLast() : bytes[...]
    return "#" + shown.map { (($0 < 16 ? "0" : "") + String($0, radix: 16)) }.joined()
  }
}
