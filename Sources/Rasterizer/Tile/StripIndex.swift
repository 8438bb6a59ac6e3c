/// For each strip of rows the steps that touch it, in order.
struct StripIndex: Sendable {
  private var numbers: [Int32]
  /// For each strip where its steps begin; one more at the end.
  private var starts: [Int]

  init(_ plan: Plan, height: Int) {
    let count = (height + TileGrid.height - 1) / TileGrid.height
    var starts = [Int](repeating: 0, count: count + 1)
    for step in plan.steps { for strip in Self.strips(of: step, count) { starts[strip + 1] += 1 } }
    for strip in 0..<count { starts[strip + 1] += starts[strip] }
    var next = starts
    numbers = Array(repeating: 0, count: starts[count])
    for (number, step) in plan.steps.enumerated() {
      for strip in Self.strips(of: step, count) {
        numbers[next[strip]] = Int32(number)
        next[strip] += 1
      }
    }
    self.starts = starts
  }

  /// How many strips there are.
  var count: Int { starts.count - 1 }

  subscript(strip: Int) -> ArraySlice<Int32> { numbers[starts[strip]..<starts[strip + 1]] }

  private static func strips(of step: Step, _ count: Int) -> Range<Int> {
    guard !step.bounds.isEmpty else { return 0..<0 }
    let first = max(step.bounds.minY, 0) / TileGrid.height
    return first..<max(first, min((step.bounds.maxY - 1) / TileGrid.height + 1, count))
  }
}
