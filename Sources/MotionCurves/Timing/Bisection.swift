/// Halving an interval until nothing lies between its ends any more.
package enum Bisection {
  /// The first number in `low`…`high` for which a condition holds, to the last bit.
  ///
  /// - Parameters:
  ///   - low: where the search begins; the condition counts as not holding there.
  ///   - high: where the condition counts as holding, whatever it says.
  ///   - holds: once it holds, it must go on to hold up to `high`.
  package static func first(from low: Double, to high: Double, where holds: (Double) -> Bool) -> Double {
    var (low, high) = (low, high)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if holds(middle) { high = middle } else { low = middle }
    }
  }
}
