/// What can be filled, clipped to, or cast as a shadow.
public enum Shape: Hashable, Sendable {
  /// A rectangle with circular corners.
  case roundedRect(RoundedRect)
  /// Filled by the non-zero winding rule.
  case path(Path)
  /// Filled by the even-odd rule.
  case evenOddPath(Path)

  /// The outline.
  public var path: Path {
    switch self {
    case .roundedRect(let shape): Path(shape)
    case .path(let path), .evenOddPath(let path): path
    }
  }

  /// What counts as inside the outline.
  public var fillRule: CGPathFillRule {
    if case .evenOddPath = self { .evenOdd } else { .winding }
  }
}
