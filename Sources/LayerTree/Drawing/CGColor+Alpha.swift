import DisplayList
import Foundation

nonisolated extension CGColor {
  /// The colour, of another alpha.
  func withAlpha(_ alpha: CGFloat) -> CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }
}
