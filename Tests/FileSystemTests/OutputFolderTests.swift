import Foundation
import InterludeTestSupport
import Testing

@testable import FileSystem

struct OutputFolderTests {
  private let temporary = TemporaryFolder.unmade()
  private var parent: String { temporary.path }
  private var path: String { "\(parent)/take" }

  private func names(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  private func write(_ name: String) throws {
    let folder = try OutputFolder(path)
    try OutputFile.write("", to: folder.file(name))
    try folder.finish()
  }

  @Test func aFolderTakesThePlaceOfTheOneBefore() throws {
    try write("old")
    try write("new")

    #expect(try names(path) == ["new"])
    #expect(try names(parent) == ["take"])
  }

  @Test func aFolderThatMustNotGiveWayStays() throws {
    try write("mine")
    let folder = try OutputFolder(path)
    try OutputFile.write("", to: folder.file("new"))

    #expect(throws: UserFacingError.self) { try folder.finish(overwrites: false) }
    #expect(try names(path) == ["mine"])
    #expect(try names(parent) == ["take"])

    try FileManager.default.removeItem(atPath: "\(path)/mine")
    let second = try OutputFolder(path)
    try OutputFile.write("", to: second.file("new"))
    try second.finish(overwrites: false)
    #expect(try names(path) == ["new"])
  }

  @Test func whatIsDiscardedLeavesTheOldFolder() throws {
    try write("old")
    let folder = try OutputFolder(path)
    try OutputFile.write("", to: folder.file("new"))
    folder.discard()

    #expect(try names(path) == ["old"])
    #expect(try names(parent) == ["take"])
  }

  @Test func aLinkIsFollowed() throws {
    try FileManager.default.createDirectory(atPath: "\(parent)/elsewhere", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "elsewhere")

    try write("new")

    #expect(try names("\(parent)/elsewhere") == ["new"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "elsewhere")
  }

  @Test func aFolderThatCannotBeReplacedIsNamedAndKept() throws {
    try write("old")
    let folder = try OutputFolder(path)
    // What is put in its place has gone.
    folder.discard()

    #expect { try folder.finish() } throws: { "\($0)".contains("The folder \(path) cannot be written (") }
    #expect(try names(path) == ["old"])
    #expect(try names(parent) == ["take"])
  }
}
