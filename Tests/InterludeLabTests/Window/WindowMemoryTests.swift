import Foundation
import SDLStage
import Testing

@testable import InterludeLab

struct WindowMemoryTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("interlude-\(UUID())").path
  private var memory: WindowMemory { WindowMemory(program: "lab", environment: ["XDG_STATE_HOME": folder]) }

  @Test func theFileIsWhereTheBaseDirectorySpecificationSays() {
    func path(_ environment: [String: String]) -> String {
      WindowMemory(program: "lab", environment: environment).path
    }
    #expect(path(["XDG_STATE_HOME": "/state", "HOME": "/home/ada"]) == "/state/lab/window.json")
    #expect(path(["HOME": "/home/ada"]) == "/home/ada/.local/state/lab/window.json")
    #expect(path(["XDG_STATE_HOME": "relative", "HOME": "/home/ada"]) == "/home/ada/.local/state/lab/window.json")
    #expect(path(["XDG_STATE_HOME": "", "HOME": "/home/ada"]) == "/home/ada/.local/state/lab/window.json")
  }

  @Test func whatIsKeptIsRecalled() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let placement = WindowPlacement(
      size: CGSize(width: 390, height: 587.5), origin: CGPoint(x: -3, y: 20), isMaximized: true)

    #expect(memory.recall() == nil)
    try memory.keep(placement)

    #expect(memory.recall() == placement)
  }

  @Test(arguments: [
    "", "{", "[]", #"{"size": [0, 0], "isMaximized": false}"#, #"{"size": [1e9, 4], "isMaximized": false}"#,
  ])
  func aDamagedFileIsNoMemory(text: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: "\(folder)/lab", withIntermediateDirectories: true)
    try text.write(toFile: memory.path, atomically: true, encoding: .utf8)

    #expect(memory.recall() == nil)
  }

  @Test func whatOfTheLabIsKeptIsRecalledAndADamagedFileIsAsAtFirst() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let settings = LabSettings(isDockShown: true, phone: CGSize(width: 390, height: 844), overlays: [1, 4])
    #expect(memory.recallLab() == LabSettings())
    try memory.keep(settings)
    #expect(memory.recallLab() == settings)

    try #"{"isDockShown": true, "phone": [1e9, 1], "overlays": []}"#.write(
      toFile: "\(folder)/lab/lab.json", atomically: true, encoding: .utf8)
    #expect(memory.recallLab() == LabSettings())
  }
}
