/// The springs that the system itself moves by.
extension Spring {
  /// The spring of `UISpringTimingParameters()`, of UIKit's own presentations and of its sheets: critical in effect, with
  /// ω = √(1000/3) per second.
  public static let system = Spring(mass: 3, stiffness: 1000, damping: 500)
}
