/// What is to be done in one tile, in order.
struct TileList: Sendable {
  /// A step, by its number in the strip.
  struct Entry: Hashable {
    var step: Int32
    /// Whether it covers the whole tile.
    var isFull: Bool
  }

  private(set) var entries: [Entry] = []
  /// The open scopes, by the place of their pushes; −1 for those of which nothing is to be seen in this tile.
  private var scopes: [Int32] = []

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    scopes.removeAll(keepingCapacity: true)
  }

  /// Adds a drawing step. One that hides all that was drawn before it on the same surface replaces that.
  mutating func draw(_ step: Int, isFull: Bool, isOpaque: Bool) {
    if isFull, isOpaque {
      let start = Int(scopes.last { $0 >= 0 } ?? -1) + 1
      entries.removeSubrange(start...)
    }
    entries.append(Entry(step: Int32(step), isFull: isFull))
  }

  /// Begins a scope; one that changes nothing here is passed over, and so is its end.
  mutating func push(_ step: Int, isNeeded: Bool) {
    scopes.append(isNeeded ? Int32(entries.count) : -1)
    if isNeeded { entries.append(Entry(step: Int32(step), isFull: false)) }
  }

  /// Goes on inside a scope: what is drawn from now on hides nothing before.
  mutating func turn(_ step: Int) {
    guard let push = scopes.popLast(), push >= 0 else { return }
    scopes.append(Int32(entries.count))
    entries.append(Entry(step: Int32(step), isFull: false))
  }

  /// Ends a scope. A clip or a group in which nothing is drawn never was.
  mutating func pop(_ step: Int, isMask: Bool) {
    guard let push = scopes.popLast(), push >= 0 else { return }
    if Int(push) == entries.count - 1, !isMask {
      entries.removeLast()
    } else {
      entries.append(Entry(step: Int32(step), isFull: false))
    }
  }
}
