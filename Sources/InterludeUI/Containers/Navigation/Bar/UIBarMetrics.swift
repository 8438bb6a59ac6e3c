/// How high a bar is. The raw values are UIKit's.
public nonisolated enum UIBarMetrics: Int, Sendable {
  /// As on a phone upright.
  case `default` = 0
  /// As on a phone on its side.
  case compact = 1
}
