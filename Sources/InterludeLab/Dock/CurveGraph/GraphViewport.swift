/// Which part of the time is in sight.
nonisolated struct GraphViewport: Equatable, Sendable {
  /// All that there is, in seconds.
  let full: ClosedRange<Double>
  /// What is in sight, in seconds.
  private(set) var shown: ClosedRange<Double>

  /// How much closer than everything it can be looked at.
  static let closest = 200.0

  init(_ full: ClosedRange<Double>) { (self.full, shown) = (full, full) }

  var isZoomed: Bool { shown != full }
  var length: Double { shown.upperBound - shown.lowerBound }
  private var fullLength: Double { full.upperBound - full.lowerBound }

  /// Comes closer by a factor above 1, or goes away by one below; a time in seconds stays where it is.
  mutating func zoom(by factor: Double, around time: Double) {
    guard factor > 0, factor.isFinite, length > 0 else { return }
    let wanted = min(max(length / factor, fullLength / Self.closest), fullLength)
    let start = time - (time - shown.lowerBound) * wanted / length
    show(from: start, length: wanted)
  }

  /// Moves on by seconds, as far as there is something.
  mutating func pan(by seconds: Double) {
    guard seconds.isFinite else { return }
    show(from: shown.lowerBound + seconds, length: length)
  }

  mutating func reset() { shown = full }

  private mutating func show(from start: Double, length: Double) {
    guard length < fullLength else { return reset() }
    let lower = min(max(start, full.lowerBound), full.upperBound - length)
    shown = lower...(lower + length)
  }
}
