import Testing

@testable import Rasterizer

struct CacheTests {
  private let cache = Cache<Int, Int>(capacity: 10)

  /// Whether a value was known.
  private func isKept(_ key: Int, size: Int = 1) -> Bool {
    var wasMade = false
    _ = cache.value(for: key, size: { _ in size }) {
      wasMade = true
      return key
    }
    return !wasMade
  }

  @Test func whatFitsIsKept() {
    for key in 0..<10 { #expect(!isKept(key)) }
    for key in 0..<10 { #expect(isKept(key)) }
  }

  @Test func whatWasUsedLongestAgoGoes() {
    for key in 0..<10 { _ = isKept(key) }
    _ = isKept(0)
    _ = isKept(10)
    for key in [10, 0, 9, 8, 7] { #expect(isKept(key), "\(key)") }
    #expect(!isKept(1))
  }

  @Test func whatIsLargerThanAllOfTheRoomIsKeptAlone() {
    _ = isKept(1)
    _ = isKept(2, size: 100)
    #expect(isKept(2, size: 100))
    #expect(!isKept(1))
  }

  /// However much is added, what is kept is within the capacity.
  @Test(arguments: [1, 3, 4]) func noMoreIsKeptThanThereIsRoomFor(size: Int) {
    for key in 0..<100 { _ = isKept(key, size: size) }
    // Asked from the last to the first, what is made anew pushes out only what has been counted.
    var kept = 0
    for key in (0..<100).reversed() {
      guard isKept(key, size: size) else { break }
      kept += size
    }
    #expect(kept > 0 && kept <= 10)
  }
}
