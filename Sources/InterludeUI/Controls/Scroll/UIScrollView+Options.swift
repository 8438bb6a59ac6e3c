extension UIScrollView {
  /// Sets the insets of both bars, in points. What it says is those of the vertical one.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (horizontalScrollIndicatorInsets, verticalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// How fast a scroll view comes to rest: the factor of its velocity per millisecond.
  public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual one: 0.998 per millisecond.
    public static let normal = DecelerationRate(rawValue: Decay.normalRate)
    /// The one of paging and of pickers: 0.99 per millisecond.
    public static let fast = DecelerationRate(rawValue: Decay.fastRate)
  }

  /// When the safe area becomes part of the content's insets.
  public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along the axes on which the content scrolls, and at top and bottom also where it does not if the scroll view is the view of a
    /// controller in a navigation controller, or right inside it.
    case automatic
    /// Along the axes on which the content scrolls.
    case scrollableAxes
    /// The safe area never counts.
    case never
    /// The safe area counts on all sides.
    case always
  }

  /// How a drag takes the keyboard away. The raw values are UIKit's.
  public nonisolated enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// As soon as it begins.
    case onDrag = 1
    /// The keyboard goes down with a finger that reaches it, and stays away if it is let go of downwards.
    case interactive = 2
  }

  /// The colour of the bars that show where the content is.
  public nonisolated enum IndicatorStyle: Int, Sendable {
    /// Dark, or light in the dark appearance.
    case `default`
    /// Dark.
    case black
    /// Light, for dark content.
    case white
  }
}
