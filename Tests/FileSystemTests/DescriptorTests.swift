import Foundation
import Testing

@testable import FileSystem

struct DescriptorTests {
  @Test func aFullDeviceIsAnError() throws {
    let file = try Descriptor(opening: "/dev/full", O_WRONLY)

    #expect(throws: SystemError(ENOSPC)) { try file.finish(with: Data("word".utf8)) }
    #expect(SystemError(ENOSPC).reason == "No space left on device")
  }

  @Test func aPipeThatDoesNotWaitTakesEverything() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (reading, writing) = (FileHandle(fileDescriptor: ends[0]), ends[1])
    // Four times what a pipe holds.
    let data = Data((0..<262_144).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    let file = try Descriptor(opening: "/proc/self/fd/\(writing)", O_WRONLY | O_NONBLOCK)
    close(writing)

    let writer = Thread { try? file.finish(with: data) }
    writer.start()

    #expect(try reading.readToEnd() == data)
  }
}
