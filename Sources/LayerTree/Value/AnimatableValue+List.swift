import DisplayList

/// Lists as the lanes of their elements.
nonisolated extension AnimatableValue {
  /// Nil for what is no list.
  var list: [SIMD4<Double>]? {
    switch self {
    case .colors(let colors): colors.map { AnimatableValue.color($0).lanes }
    case .numbers(let numbers): numbers.map { AnimatableValue.scalar($0).lanes }
    default: nil
    }
  }

  /// A list of elements made from this one's.
  func mapList(_ list: [SIMD4<Double>]) -> AnimatableValue {
    switch self {
    case .colors: .colors(list.map { CGColor(red: $0.x, green: $0.y, blue: $0.z, alpha: $0.w) })
    case .numbers: .numbers(list.map(\.x))
    default: self
    }
  }

  /// Two lists of one kind and length made one, element by element; nil for others.
  func combinedList(
    with other: AnimatableValue, _ combine: (SIMD4<Double>, SIMD4<Double>) -> SIMD4<Double>
  ) -> AnimatableValue? {
    guard kind == other.kind, let list, let others = other.list, list.count == others.count else { return nil }
    return mapList(zip(list, others).map(combine))
  }
}
