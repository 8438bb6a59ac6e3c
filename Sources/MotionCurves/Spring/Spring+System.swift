/// The springs that the system itself moves by.
extension Spring {
  /// The spring of `UISpringTimingParameters()`, of UIKit's own presentations and of its sheets: critical in effect, with
  /// ω = √(1000/3) per second.
  public static let system = Spring(mass: 3, stiffness: 1000, damping: 500)

  /// The spring that brings a scroll view's content back to its edge: critical, with ω = 20/1.6 per second, as Apple's WebKit
  /// has it for its rubber band.
  public static let scrollEdge = Spring(mass: 1, stiffness: 12.5 * 12.5, damping: 2 * 12.5)
}
