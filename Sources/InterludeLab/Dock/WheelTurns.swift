import InterludeUI

/// The turns of a wheel between two frames, summed up. A fast wheel brings dozens of them, and a scroll view lays out after each that it
/// answers: answered one by one they would hold up the next frame, in which more would have come.
struct WheelTurns {
  private var place = CGPoint.zero
  private var distance = CGVector.zero

  /// Adds a turn; false if it is at another place than those before, which are to be taken first.
  mutating func add(_ distance: CGVector, at place: CGPoint) -> Bool {
    guard self.distance == .zero || self.place == place else { return false }
    self.place = place
    self.distance = CGVector(dx: self.distance.dx + distance.dx, dy: self.distance.dy + distance.dy)
    return true
  }

  /// The sum as one turn; nil if there is none.
  mutating func take() -> InputEvent.Kind? {
    defer { distance = .zero }
    return distance == .zero ? nil : .scroll(place, distance)
  }
}
