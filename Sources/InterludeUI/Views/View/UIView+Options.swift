extension UIView {
  /// In an intrinsic content size: the content has no size of its own along this axis.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// What of a view gives way when its superview changes size.
  public nonisolated struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The space on the left changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The space on the right changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The space above changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The space below changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// How a view's content fits its bounds.
  public nonisolated enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill
    /// As large as the bounds have room for, its proportions kept, in the middle.
    case scaleAspectFit
    /// Large enough to fill the bounds, its proportions kept, in the middle.
    case scaleAspectFill
    /// Stretched to the bounds; a change of their size has the view drawn anew.
    case redraw
    /// At its own size, in the middle.
    case center
    /// At its own size, at the middle of the top edge.
    case top
    /// At its own size, at the middle of the bottom edge.
    case bottom
    /// At its own size, at the middle of the left edge.
    case left
    /// At its own size, at the middle of the right edge.
    case right
    /// At its own size, in the top left corner.
    case topLeft
    /// At its own size, in the top right corner.
    case topRight
    /// At its own size, in the bottom left corner.
    case bottomLeft
    /// At its own size, in the bottom right corner.
    case bottomRight

    /// The layer's word for the same; UIKit's top is where y is small.
    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
    }
  }
}
