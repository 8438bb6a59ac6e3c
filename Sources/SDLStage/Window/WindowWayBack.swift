import Foundation

/// Where a window stood before it was moved for want of room, so that it finds back; in units of the display.
nonisolated struct WindowWayBack {
  private var moved: (from: CGPoint, to: CGPoint)?

  /// Where a window belongs that is at a place: where it was moved from, unless somebody has moved it since.
  func origin(from place: CGPoint) -> CGPoint {
    guard let moved, abs(place.x - moved.to.x) <= Self.slack, abs(place.y - moved.to.y) <= Self.slack else {
      return place
    }
    return moved.from
  }

  /// Notes where a window was to be, and where it was put.
  mutating func note(wished: CGPoint, placed: CGPoint) { moved = wished == placed ? nil : (wished, placed) }

  /// A window manager may be off by a border.
  private static let slack: CGFloat = 2
}
