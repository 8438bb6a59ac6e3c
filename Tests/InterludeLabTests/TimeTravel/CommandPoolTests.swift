import DisplayList
import Foundation
import Synchronization
import Testing

@testable import InterludeLab

/// Commands that frames share are kept once, and pictures are not looked into for that.
@MainActor struct CommandPoolTests {
  @Test func sameCommandsHaveTheSameNumbersAndComeBackAsTheyWere() {
    let pool = CommandPool()
    let commands = (0..<400).map {
      DrawCommand.fill(.roundedRect(RoundedRect(CGRect(x: $0, y: 0, width: 1, height: 1))), .black, .identity)
    }
    let first = commands.map(pool.number)
    let second = commands.map(pool.number)
    #expect(first == second)
    #expect(Set(first).count == 400)
    #expect(first.map { pool[$0] } == commands)
  }

  /// Pictures from files are decoded on another thread, for which a frame must not wait.
  @Test func picturesThatAreStillReadAreNotWaitedFor() {
    let asked = Mutex(0)
    func picture() -> CGImage {
      CGImage(width: 40, height: 40, isOpaque: true) {
        asked.withLock { $0 += 1 }
        return Array(repeating: 0xFF00_0000, count: 1600)
      }
    }
    let pool = CommandPool()
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    // Of the same size at the same places, one after the other.
    let numbers = (0..<200).map { index in
      pool.number(
        of: .image(picture(), source: unit, destination: CGRect(x: index % 20, y: 0, width: 40, height: 40), .identity))
    }
    #expect(Set(numbers).count == 200)
    #expect(asked.withLock { $0 } == 0)
  }

  @Test func aPictureThatStaysIsKeptOnce() throws {
    let picture = try #require(CGImage(width: 1, height: 1, pixels: [0xFFFF_FFFF]))
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let pool = CommandPool()
    let command = DrawCommand.image(picture, source: unit, destination: unit, .identity)
    #expect(pool.number(of: command) == pool.number(of: command))
  }
}
