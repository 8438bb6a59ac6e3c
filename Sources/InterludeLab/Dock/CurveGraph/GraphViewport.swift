/// The visible part of the time.
nonisolated struct GraphViewport: Equatable, Sendable {
  /// The whole range, in seconds.
  let full: ClosedRange<Double>
  /// The visible range, in seconds.
  private(set) var shown: ClosedRange<Double>

  /// The largest zoom, as a factor.
  static let closest = 200.0

  init(_ full: ClosedRange<Double>) { (self.full, shown) = (full, full) }

  var isZoomed: Bool { shown != full }
  var length: Double { shown.upperBound - shown.lowerBound }
  private var fullLength: Double { full.upperBound - full.lowerBound }

  /// Zooms in by a factor above 1 or out by one below. A time in seconds stays in place.
  mutating func zoom(by factor: Double, around time: Double) {
    guard factor > 0, factor.isFinite, length > 0 else { return }
    let wanted = min(max(length / factor, fullLength / Self.closest), fullLength)
    let start = time - (time - shown.lowerBound) * wanted / length
    show(from: start, length: wanted)
  }

  /// Moves by seconds, as far as there is content.
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
