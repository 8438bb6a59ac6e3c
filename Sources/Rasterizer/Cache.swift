import Synchronization

/// Keeps what took work to make from one frame to the next, and lets go of what was used longest ago. It saves time and changes no
/// pixel.
///
/// Once it is full the older half goes in one pass: where shadows move, each frame adds some, and looking for the oldest each time
/// took longer than drawing them.
final class Cache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry {
    var value: Value
    var size: Int
    var lastUse: Int
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var uses = 0
    var size = 0

    /// Lets go of what was used longest ago, until what remains is no larger than a size; what was used last always remains.
    mutating func shrink(to limit: Int) {
      var kept = 0
      var oldest = Int.max
      for entry in entries.values.map({ (use: $0.lastUse, size: $0.size) }).sorted(by: { $0.use > $1.use }) {
        guard oldest == .max || kept + entry.size <= limit else { break }
        kept += entry.size
        oldest = entry.use
      }
      entries = entries.filter { $0.value.lastUse >= oldest }
      size = kept
    }
  }

  private let capacity: Int
  private let state = Mutex(State())

  /// - Parameter capacity: The sum of sizes that is kept.
  init(capacity: Int) { self.capacity = capacity }

  /// What is kept for a key, or else made for it. What is larger than all of the capacity is kept alone.
  func value(for key: Key, size: (Value) -> Int, make: () -> Value) -> Value {
    let known = state.withLock { state -> Value? in
      state.uses += 1
      guard let index = state.entries.index(forKey: key) else { return nil }
      state.entries.values[index].lastUse = state.uses
      return state.entries.values[index].value
    }
    if let known { return known }
    let value = make()
    let size = size(value)
    state.withLock { state in
      guard state.entries[key] == nil else { return }
      state.uses += 1
      state.entries[key] = Entry(value: value, size: size, lastUse: state.uses)
      state.size += size
      if state.size > capacity { state.shrink(to: capacity / 2) }
    }
    return value
  }
}
