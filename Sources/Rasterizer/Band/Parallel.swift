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

/// Divides a surface into bands of whole rows, and works on them at the same time.
///
/// - Parameters:
///   - count: How many bands at most; nil for as many as keep all processors busy to the end.
///   - joined: Rows that must be in one band.
func forEachBand(of surface: Surface, count: Int?, joined: [Range<Int>], _ body: @Sendable (Surface) -> Void) {
  let height = surface.bounds.height
  let suited = min(ProcessInfo.processInfo.activeProcessorCount * 4, height / 32)
  let count = max(1, min(count ?? suited, height))
  let cuts = (0...count).map { height * $0 / count }.filter { cut in
    !joined.contains { $0.lowerBound < cut && cut < $0.upperBound }
  }
  // Bands are disjoint, so no two calls touch the same pixel.
  nonisolated(unsafe) let surface = surface
  DispatchQueue.concurrentPerform(iterations: cuts.count - 1) { index in
    body(surface.rows(cuts[index]..<cuts[index + 1]))
  }
}
