/// An edge or a corner of a rectangle, leading being left.
public nonisolated enum NSRectAlignment: Int, Sendable {
  /// None: the middle.
  case none
  /// The middle of the upper edge.
  case top
  /// The upper left corner.
  case topLeading
  /// The middle of the left edge.
  case leading
  /// The lower left corner.
  case bottomLeading
  /// The middle of the lower edge.
  case bottom
  /// The lower right corner.
  case bottomTrailing
  /// The middle of the right edge.
  case trailing
  /// The upper right corner.
  case topTrailing

  /// The edges that meet there.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
