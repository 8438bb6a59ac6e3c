import Dispatch
import Foundation
import Synchronization

/// The results of calls made at the same time, in order.
package func concurrentMap<Result: Sendable>(_ count: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
  if count < 2 { return (0..<count).map(body) }
  let results = Mutex<[Result?]>(Array(repeating: nil, count: count))
  DispatchQueue.concurrentPerform(iterations: count) { index in
    let result = body(index)
    results.withLock { $0[index] = result }
  }
  return results.withLock { $0.compactMap(\.self) }
}

/// Divides a range into bands, and works on them at the same time.
///
/// - Parameter count: How many bands at most; nil for as many as keep all processors busy to the end.
func forEachBand(of range: Range<Int>, count: Int?, _ body: @Sendable (Range<Int>) -> Void) {
  let count = max(1, min(count ?? (processorCount > 1 ? processorCount * 4 : 1), range.count))
  DispatchQueue.concurrentPerform(iterations: count) { index in
    body(range.lowerBound + range.count * index / count..<range.lowerBound + range.count * (index + 1) / count)
  }
}

/// Asked for once: each answer reads files of the system, as long as a hundredth of a frame takes.
private let processorCount = ProcessInfo.processInfo.activeProcessorCount
