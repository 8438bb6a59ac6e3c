import Foundation
import InterludeTestSupport
import Testing

@testable import FileSystem

struct OutputFileTests {
  private let temporary = TemporaryFolder.unmade()
  private var folder: String { temporary.path }
  private var path: String { "\(folder)/notes.txt" }

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }

  @Test func writingReplacesTheFileAndLeavesNothingBeside() throws {
    try OutputFile.write("old and long", to: path)
    try OutputFile.write("new", to: path)

    #expect(try text(path) == "new")
    #expect(try names() == ["notes.txt"])
  }

  @Test func foldersAreMade() throws {
    try OutputFile.write("deep", to: "\(folder)/a/b/notes.txt")

    #expect(try text("\(folder)/a/b/notes.txt") == "deep")
  }

  @Test func aFailedWriteLeavesTheOldFile() throws {
    try OutputFile.write("old", to: path)
    // A folder where the new file would be written aside makes that impossible, even for a superuser.
    try FileManager.default.createDirectory(atPath: "\(folder)/.notes.txt.part", withIntermediateDirectories: true)

    let error = #expect(throws: UserFacingError.self) { try OutputFile.write("new", to: path) }

    #expect(try text(path) == "old")
    #expect(
      error?.description
        == "\(path) cannot be written (Is a directory): check that its folder exists, may be written to and has room.")
  }

  @Test func aTargetThatIsAFolderIsRefusedAndNothingIsLeftAside() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)

    #expect(throws: UserFacingError.self) { try OutputFile.write("new", to: path) }
    #expect(throws: UserFacingError.self) { try OutputFile.check(path) }
    #expect(try names() == ["notes.txt"])
  }

  @Test(arguments: ["here.txt", "./here.txt", "deep/er/here.txt"]) func aLinkIsFollowed(target: String) throws {
    try OutputFile.write("old", to: "\(folder)/\(target)")
    try FileManager.default.createSymbolicLink(atPath: "\(folder)/link", withDestinationPath: target)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "link")

    try OutputFile.write("new", to: path)

    #expect(try text("\(folder)/\(target)") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "link")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/link") == target)
  }

  @Test func aLinkToWhatIsNotThereYetMakesIt() throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "\(folder)/new.txt")

    try OutputFile.write("new", to: path)

    #expect(try text("\(folder)/new.txt") == "new")
    #expect(try names() == ["new.txt", "notes.txt"])
  }

  @Test func linksInACircleAreRefused() throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "other")
    try FileManager.default.createSymbolicLink(atPath: "\(folder)/other", withDestinationPath: "notes.txt")

    #expect { try OutputFile.write("new", to: path) } throws: { "\($0)".contains("symbolic links") }
  }

  @Test func whoMayReadTheFileStaysSo() throws {
    try OutputFile.write("secret", to: path)
    chmod(path, 0o600)

    try OutputFile.write("still secret", to: path)

    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
  }

  @Test func aDeviceIsWrittenToAndStaysOne() throws {
    try OutputFile.write("gone", to: "/dev/null")

    #expect(FileStatus(of: "/dev/null")?.kind == .other)
    #expect { try OutputFile.write("too much", to: "/dev/full") } throws: {
      "\($0)".contains("/dev/full cannot be written (No space left on device)")
    }
  }

  @Test func whatWouldFailIsKnownBefore() throws {
    try OutputFile.write("", to: "\(folder)/file")

    #expect(throws: Never.self) { try OutputFile.check(path) }
    #expect(throws: Never.self) { try OutputFile.check("/dev/null") }
    #expect(throws: Never.self) { try OutputFile.check("\(folder)/missing/deeper/notes.txt") }
    #expect(throws: UserFacingError.self) { try OutputFile.check("\(folder)/file/notes.txt") }
    #expect(throws: UserFacingError.self) { try OutputFile.check("\(folder)/file/missing/notes.txt") }
    #expect(try names() == ["file"], "looking makes nothing")
  }
}
