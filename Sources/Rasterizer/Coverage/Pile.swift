/// Memory for plain values that grows and is used again and again: an array without an array's checks, for the innermost loops.
struct Pile<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity = 0

  /// There are many short ones: as much at once as most of them come to.
  private static var leastCapacity: Int { 32 }

  init() { base = .allocate(capacity: 0) }

  deinit { base.deallocate() }

  /// Makes room for so many more values.
  @inline(__always)
  mutating func reserve(_ more: Int) {
    if count &+ more > capacity { grow(more) }
  }

  private mutating func grow(_ more: Int) {
    capacity = max(Self.leastCapacity, 2 * capacity, count + more)
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    grown.update(from: base, count: count)
    base.deallocate()
    base = grown
  }

  /// Adds a value behind the last one, for which there must be room.
  @inline(__always)
  mutating func append(_ element: Element) {
    base[count] = element
    count &+= 1
  }

  mutating func removeAll() { count = 0 }

  /// Removes all values but so many.
  mutating func truncate(to count: Int) { self.count = count }

  /// Adds the same value until there are so many.
  mutating func pad(to count: Int, with element: Element) {
    guard count > self.count else { return }
    reserve(count - self.count)
    (base + self.count).initialize(repeating: element, count: count - self.count)
    self.count = count
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    get { base[index] }
    nonmutating set { base[index] = newValue }
  }
}
