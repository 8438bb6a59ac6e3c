/// Events by time, and by order of insertion at equal times: a binary heap.
struct ScheduledEventQueue {
  private var heap: [ScheduledEvent] = []

  /// The earliest pending event. Cancelled events that have come to the front are dropped.
  mutating func first() -> ScheduledEvent? {
    while let first = heap.first, !first.isPending { removeFront() }
    return heap.first
  }

  mutating func insert(_ event: ScheduledEvent) {
    heap.append(event)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].precedes(heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  /// Takes the earliest pending event out.
  mutating func popFirst() -> ScheduledEvent? {
    let event = first()
    if event != nil { removeFront() }
    return event
  }

  /// Takes all events out, in no particular order.
  mutating func removeAll() -> [ScheduledEvent] {
    let events = heap
    heap = []
    return events
  }

  private mutating func removeFront() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
        if heap[child].precedes(heap[least]) { least = child }
      }
      guard least != parent else { return }
      heap.swapAt(least, parent)
      parent = least
    }
  }
}
