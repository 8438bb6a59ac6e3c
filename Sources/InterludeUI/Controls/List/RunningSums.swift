/// Lengths that lie one after another, found by place or by index in a number of steps that grows as the logarithm of their
/// number; so is one of them changed. A binary indexed tree (Fenwick 1994).
nonisolated struct RunningSums {
  private(set) var lengths: [CGFloat]
  /// At i − 1 the sum of as many lengths, ending with the i-th, as i's lowest set bit says.
  private var tree: [CGFloat]

  init(_ lengths: [CGFloat]) {
    self.lengths = lengths
    tree = lengths
    for place in tree.indices {
      let parent = place | (place + 1)
      if parent < tree.count { tree[parent] += tree[place] }
    }
  }

  var count: Int { lengths.count }
  var total: CGFloat { sum(before: count) }

  /// Where a length begins.
  func sum(before index: Int) -> CGFloat {
    var (rest, sum) = (min(index, count), CGFloat(0))
    while rest > 0 {
      sum += tree[rest - 1]
      rest &= rest - 1
    }
    return sum
  }

  mutating func set(_ length: CGFloat, at index: Int) {
    let change = length - lengths[index]
    lengths[index] = length
    var place = index
    while place < count {
      tree[place] += change
      place |= place + 1
    }
  }

  /// The length that covers a place; the first one before them all, `count` after them all.
  func index(at place: CGFloat) -> Int {
    guard place >= 0 else { return 0 }
    var (found, rest) = (0, place)
    var step = count == 0 ? 0 : 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      if found + step <= count, tree[found + step - 1] <= rest {
        found += step
        rest -= tree[found - 1]
      }
      step >>= 1
    }
    return found
  }
}
