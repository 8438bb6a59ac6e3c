/// What is to be done in one tile, in order.
struct TileList: ~Copyable {
  /// A step, by its number in the strip.
  struct Entry: Hashable, BitwiseCopyable {
    private let bits: UInt32

    var step: Int32 { Int32(truncatingIfNeeded: bits >> 1) }
    /// Whether it covers the whole tile.
    var isFull: Bool { bits & 1 == 1 }

    init(step: Int, isFull: Bool) { bits = UInt32(truncatingIfNeeded: step) << 1 | (isFull ? 1 : 0) }
  }

  /// Entries, until others are added.
  typealias Entries = UnsafeBufferPointer<Entry>

  private var list = Pile<Entry>()
  /// The open scopes, by the place of their pushes; −1 for those of which nothing is to be seen in this tile.
  private var scopes = Pile<Int32>()

  var entries: Entries { Entries(start: list.base, count: list.count) }

  mutating func removeAll() {
    list.removeAll()
    scopes.removeAll()
  }

  /// Adds a drawing step. One that hides all that was drawn before it on the same surface replaces that.
  mutating func draw(_ step: Int, isFull: Bool, isOpaque: Bool) {
    if isFull, isOpaque { list.truncate(to: lastPush + 1) }
    append(step, isFull: isFull)
  }

  /// Begins a scope; one that changes nothing here is passed over, and so is its end.
  mutating func push(_ step: Int, isNeeded: Bool) {
    open(isNeeded ? list.count : -1)
    if isNeeded { append(step) }
  }

  /// Goes on inside a scope: what is drawn from now on hides nothing before.
  mutating func turn(_ step: Int) {
    guard let push = close(), push >= 0 else { return }
    open(list.count)
    append(step)
  }

  /// Ends a scope. A clip or a group in which nothing is drawn never was.
  mutating func pop(_ step: Int, isMask: Bool) {
    guard let push = close(), push >= 0 else { return }
    if push == list.count - 1, !isMask {
      list.truncate(to: push)
    } else {
      append(step)
    }
  }

  /// The place of the push of the innermost scope that is needed; −1 where none is.
  private var lastPush: Int {
    var index = scopes.count - 1
    while index >= 0, scopes[index] < 0 { index -= 1 }
    return index < 0 ? -1 : Int(scopes[index])
  }

  @inline(__always)
  private mutating func append(_ step: Int, isFull: Bool = false) {
    list.reserve(1)
    list.append(Entry(step: step, isFull: isFull))
  }

  @inline(__always)
  private mutating func open(_ push: Int) {
    scopes.reserve(1)
    scopes.append(Int32(truncatingIfNeeded: push))
  }

  /// - Returns: The place of the push; nil where no scope is open.
  @inline(__always)
  private mutating func close() -> Int? {
    guard scopes.count > 0 else { return nil }
    defer { scopes.truncate(to: scopes.count - 1) }
    return Int(scopes[scopes.count - 1])
  }
}
