import Synchronization

/// Keeps what took work to make from one frame to the next, and lets go of what was used longest ago. It saves time and changes no
/// pixel.
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
      state.entries[key] = Entry(value: value, size: size, lastUse: state.uses)
      state.size += size
      while state.size > capacity, state.entries.count > 1,
        let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        state.entries[oldest.key] = nil
        state.size -= oldest.value.size
      }
    }
    return value
  }
}
