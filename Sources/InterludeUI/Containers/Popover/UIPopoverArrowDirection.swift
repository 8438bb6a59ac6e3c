/// Where the arrow of a popover points: up, if the popover is below what it belongs to. The raw values are UIKit's.
public nonisolated struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The popover is below what it belongs to.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The popover is above.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The popover is on the right.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The popover is on the left.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any of the four.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known: the popover is not on show, or has no arrow.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
