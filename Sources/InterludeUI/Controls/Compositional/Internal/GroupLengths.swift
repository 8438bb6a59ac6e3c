/// How long the repetitions of a group are that follow each other: all alike by arithmetic alone, else each for itself.
nonisolated struct GroupLengths {
  let count: Int
  private let stride: CGFloat
  private let spacing: CGFloat
  private var sums: RunningSums?

  init(count: Int, length: CGFloat, spacing: CGFloat, areAlike: Bool) {
    (self.count, self.spacing) = (count, spacing)
    stride = length + spacing
    if !areAlike { sums = RunningSums(Array(repeating: max(0, stride), count: count)) }
  }

  /// Of all, without the room after the last one.
  var total: CGFloat { count == 0 ? 0 : max(0, start(of: count) - spacing) }

  func start(of index: Int) -> CGFloat { sums?.sum(before: index) ?? CGFloat(index) * stride }

  func length(of index: Int) -> CGFloat { start(of: index + 1) - start(of: index) - spacing }

  mutating func set(_ length: CGFloat, at index: Int) { sums?.set(max(0, length + spacing), at: index) }

  /// Those that touch a stretch, and perhaps one more on either side.
  func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard stride > 0 || sums != nil, low.isFinite, high.isFinite else { return 0..<count }
    func index(_ place: CGFloat) -> Int {
      sums?.index(at: place) ?? Int(max(0, min((place / stride).rounded(.down), CGFloat(count))))
    }
    let (first, last) = (index(low), min(count, index(high) + 1))
    return first..<max(first, last)
  }
}
