extension UIPageViewController {
  /// How a page takes the place of another one. The raw value is UIKit's; its other style, a page curl, is not here.
  public nonisolated enum TransitionStyle: Int, Sendable {
    /// The pages move past as one.
    case scroll = 1
  }

  /// The way along which pages lie. The raw values are UIKit's.
  public nonisolated enum NavigationOrientation: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// Which side a page comes from. The raw values are UIKit's.
  public nonisolated enum NavigationDirection: Int, Sendable {
    /// From the right, or from below.
    case forward = 0
    /// From the left, or from above.
    case reverse = 1
  }

  /// What can be said of a page view controller as it is made.
  public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The space between two pages, a number of points; 0 without it.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")

    /// A number is found as every type that Swift or Foundation has for it. Less than nothing counts as nothing.
    static func spacing(in options: [OptionsKey: Any]?) -> CGFloat {
      let number =
        switch options?[.interPageSpacing] {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: CGFloat(0)
        }
      return number.isFinite ? max(0, number) : 0
    }
  }
}
