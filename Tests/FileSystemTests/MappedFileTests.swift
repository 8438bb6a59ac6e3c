import Foundation
import InterludeTestSupport
import Testing

@testable import FileSystem

struct MappedFileTests {
  private let temporary = TemporaryFolder.unmade()
  private var path: String { "\(temporary.path)/bytes" }

  init() throws {
    try FileManager.default.createDirectory(atPath: temporary.path, withIntermediateDirectories: true)
  }

  @Test func theBytesAreThoseOfTheFile() throws {
    let data = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 * 31 + $0 / 256) })
    try data.write(to: URL(fileURLWithPath: path))
    let file = try #require(MappedFile(path))
    #expect(file.bytes.elementsEqual(data))
  }

  /// As an update replaces a font: by another file of the same name.
  @Test func aFileThatIsReplacedKeepsItsBytes() throws {
    try OutputFile.write("before", to: path)
    let file = try #require(MappedFile(path))
    try OutputFile.write("after and longer", to: path)
    #expect(file.bytes.elementsEqual("before".utf8))
  }

  @Test func whatIsNoFileWithBytesIsNotMapped() throws {
    #expect(MappedFile(path) == nil)
    #expect(MappedFile(temporary.path) == nil)
    try Data().write(to: URL(fileURLWithPath: path))
    #expect(MappedFile(path) == nil)
    #expect(MappedFile("/dev/zero") == nil)
  }
}
