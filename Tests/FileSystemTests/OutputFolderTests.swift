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

  /// A folder in which nothing can be made, even by a superuser.
  @Test func aFolderThatCannotBeBegunIsNamedAsItWasAskedForWithTheReason() throws {
    try OutputFile.write("", to: "\(parent)/file")

    let error = #expect(throws: UserFacingError.self) { _ = try OutputFolder("\(parent)/file/take") }

    #expect(
      error?.description.hasPrefix("The folder \(parent)/file/take cannot be written (Not a directory): ") == true)
    #expect(error?.description.contains(".part") == false)
  }

  @Test func aFileOfItThatCannotBeWrittenIsNamedByThePathThatItWillHave() throws {
    try write("old")
    let folder = try OutputFolder(path)
    try folder.write("", to: "file")
    let error = #expect(throws: UserFacingError.self) { try folder.write("", to: "file/deeper/notes.txt") }

    #expect(error?.description.hasPrefix("\(path)/file/deeper/notes.txt cannot be written (Not a directory): ") == true)
    folder.discard()
    #expect(try names(path) == ["old"])
    #expect(try names(parent) == ["take"])
  }

  @Test func whatIsWrittenGoesIntoFoldersThatAreMade() throws {
    let folder = try OutputFolder(path)
    try folder.write("deep", to: "a/b/notes.txt")
    try folder.finish()

    #expect(try String(contentsOfFile: "\(path)/a/b/notes.txt", encoding: .utf8) == "deep")
    #expect(try names(parent) == ["take"])
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
