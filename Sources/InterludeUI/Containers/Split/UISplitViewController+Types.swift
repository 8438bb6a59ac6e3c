extension UISplitViewController {
  /// How many columns there are. The raw values are UIKit's; its third column is not here.
  public nonisolated enum Style: Int, Sendable {
    /// Two controllers that are set by `viewControllers`, with the delegate methods of iOS 8.
    case unspecified = 0
    /// Two columns that are set by `setViewController(_:for:)`.
    case doubleColumn = 1
  }

  /// A column. The raw values are UIKit's.
  public nonisolated enum Column: Int, Sendable {
    /// The one at the edge, with the list.
    case primary = 0
    /// The large one, with what has been chosen.
    case secondary = 2
    /// What shows in place of both while the split view controller is collapsed.
    case compact = 3
  }

  /// Which columns show, and how. The raw values are UIKit's.
  public nonisolated enum DisplayMode: Int, Sendable {
    /// What suits the size: the primary column beside the other one where it is wider than high, else away.
    case automatic = 0
    /// The secondary column alone.
    case secondaryOnly = 1
    /// The primary column, and the secondary one beside it.
    case oneBesideSecondary = 2
    /// The primary column over the secondary one, which is dimmed; a tap on it puts the primary column away.
    case oneOverSecondary = 3

    /// What `secondaryOnly` was called before iOS 14.
    @available(*, deprecated, renamed: "secondaryOnly")
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// What `oneBesideSecondary` was called before iOS 14.
    @available(*, deprecated, renamed: "oneBesideSecondary")
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// What `oneOverSecondary` was called before iOS 14.
    @available(*, deprecated, renamed: "oneOverSecondary")
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }

    var showsPrimary: Bool { self != .secondaryOnly }
  }

  /// How the primary column shows where it does. The raw values are UIKit's.
  public nonisolated enum SplitBehavior: Int, Sendable {
    /// What suits the size.
    case automatic = 0
    /// Beside the secondary column.
    case tile = 1
    /// Over the secondary column.
    case overlay = 2
  }

  /// The edge that the primary column is at. The raw values are UIKit's.
  public nonisolated enum PrimaryEdge: Int, Sendable {
    /// The left one.
    case leading = 0
    /// The right one.
    case trailing = 1
  }

  /// Leaves a measure to the split view controller.
  public nonisolated static let automaticDimension = -CGFloat(Float.greatestFiniteMagnitude)
}
