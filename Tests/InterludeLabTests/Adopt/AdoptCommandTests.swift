import FileSystem
import Foundation
import Testing

@testable import InterludeLab

/// The program that `interlude adopt` hands over to.
struct AdoptCommandTests {
  @Test func withoutTheProgramThatRewritesItTellsHowToBuildIt() {
    let nowhere = FileManager.default.temporaryDirectory.appendingPathComponent("nowhere/interlude")
    let error = #expect(throws: UserFacingError.self) { try AdoptCommand.tool(beside: nowhere) }

    #expect(error?.description.contains("`swift build --traits Adoption --product interlude-adopt`") == true)
  }

  @Test func theProgramThatRewritesIsTheOneInTheSameFolder() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tool = folder.appendingPathComponent("interlude-adopt")
    #expect(
      FileManager.default.createFile(atPath: tool.path, contents: Data(), attributes: [.posixPermissions: 0o755]))

    #expect(try AdoptCommand.tool(beside: folder.appendingPathComponent("interlude")).path == tool.path)
  }
}
