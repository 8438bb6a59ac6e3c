/// Where a bar is. The raw values are UIKit's.
public nonisolated enum UIBarPosition: Int, Sendable {
  /// Any position: for values that no other position has.
  case any = 0
  /// At the bottom of what it belongs to.
  case bottom = 1
  /// At the top of what it belongs to.
  case top = 2
  /// At the top of the screen, behind the status bar.
  case topAttached = 3
}
