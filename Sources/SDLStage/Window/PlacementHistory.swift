import Foundation

/// What a window's placement was while it was not maximised: the windowing system may tell the size of a maximised window
/// before it says that the window is.
nonisolated struct PlacementHistory: Hashable, Sendable {
  /// The latest two places as they were seen, the older one first; only the size and the origin count.
  private var restored: [WindowPlacement] = []
  private var latest: WindowPlacement

  init(_ placement: WindowPlacement) { latest = placement }

  /// What to open the next window with.
  var placement: WindowPlacement {
    guard latest.isMaximized else { return latest }
    var placement = restored.last { $0.size != latest.size } ?? latest
    placement.isMaximized = true
    return placement
  }

  mutating func note(_ placement: WindowPlacement) {
    latest = placement
    if !placement.isMaximized, placement != restored.last { restored = restored.suffix(1) + [placement] }
  }
}
