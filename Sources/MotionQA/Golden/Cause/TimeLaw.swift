/// How the time of a window of one recording follows from that of the other.
nonisolated enum TimeLaw: Hashable {
  /// As much later as the window begins.
  case even
  /// A transition's own time, from its begin to its end.
  case ofTransition
  /// Some seconds later than the window begins.
  case delayed(Double)

  /// The moment of the expected recording that belongs to one of the actual recording; nil when there is none.
  func expectedTime(at time: Double, in window: TimeMap.Window) -> Double? {
    let even = window.expected.lowerBound + (time - window.actual.lowerBound)
    switch self {
    case .even: return even
    case .delayed(let delay): return max(window.expected.lowerBound, even - delay)
    case .ofTransition:
      guard let (old, new) = window.pair?.both, let length = old.length, let newLength = new.length, newLength > 0
      else { return nil }
      let elapsed = time - new.begin
      return elapsed < newLength ? old.begin + elapsed * length / newLength : old.begin + length + elapsed - newLength
    }
  }

  /// The moment of the actual recording that belongs to one of the expected recording; nil when there is none.
  func actualTime(at time: Double, in window: TimeMap.Window) -> Double? {
    let even = window.actual.lowerBound + (time - window.expected.lowerBound)
    switch self {
    case .even: return even
    case .delayed(let delay): return even + delay
    case .ofTransition:
      guard let (old, new) = window.pair?.both, let length = old.length, let newLength = new.length, length > 0
      else { return nil }
      let elapsed = time - old.begin
      return elapsed < length ? new.begin + elapsed * newLength / length : new.begin + newLength + elapsed - length
    }
  }
}
