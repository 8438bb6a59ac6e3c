import FileSystem
import Foundation
import InterludeTestSupport
import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

/// What an update of goldens writes, and of which run the pictures of a recording are.
struct VerifyUpdateTests {
  private let test: TestLab
  private let temporary = TemporaryFolder.unmade()
  private var folder: String { temporary.path }

  init() throws { test = try TestLab() }

  /// A window in which the scenes' buttons have just room, and pictures few pixels.
  private let small = ["--size", "220x500"]

  /// A file that is written anew is another one, even with the same words in it.
  private func files() throws -> [String: UInt64] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try names.reduce(into: [:]) { files, name in
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
      guard attributes[.type] as? FileAttributeType == .typeRegular else { return }
      files[name] = (attributes[.systemFileNumber] as? NSNumber)?.uint64Value
    }
  }

  @Test func anUpdateWritesWhatDiffersAndNothingElse() throws {
    let command = ["verify", "slide", "still", "--goldens", folder, "--update", "--pixels", "exact", "--fps", "10"]
    #expect(test.run(command + small) == nil)
    let before = try files()
    #expect(before.count == 2 * (3 + 11))

    #expect(test.run(command + small) == nil)
    #expect(test.answers.suffix(2) == ["slide: unchanged", "still: unchanged"])
    #expect(try files() == before)

    try temporary.write("0.500  Card  viewDidLoad()\n", "slide/lifecycle.txt")
    let edited = try files()
    #expect(test.run(command + small) == nil)
    #expect(test.answers.suffix(2) == ["slide: written", "still: unchanged"])
    #expect(try files().filter { edited[$0.key] != $0.value }.map(\.key) == ["slide/lifecycle.txt"])

    try FileManager.default.removeItem(atPath: "\(folder)/still/frames/0003.png")
    #expect(test.run(command + small) == nil)
    #expect(test.answers.suffix(2) == ["slide: unchanged", "still: written"])
    #expect(try files().keys.sorted() == before.keys.sorted())
  }

  /// The scene of the sliding bar, which has none the second time that it is opened: its script fails then.
  private var flakyScene: Scene {
    var count = 0
    return Scene(
      name: "flaky", title: "Flaky", summary: "A bar slides",
      script: InputScript(duration: 0.99, [.tap("slide", at: 0.25)])
    ) {
      count += 1
      return count == 2 ? UIViewController() : SlideViewController()
    }
  }

  @Test func theFilmstripIsOfTheRecordingItself() throws {
    let test = try TestLab(with: [flakyScene])

    #expect(test.run("record", "flaky", "-o", "\(folder)/with", "--fps", "10") == nil)

    #expect(test.run("filmstrip", "flaky", "-o", "\(folder)/strip.png")?.message.contains("tap \"slide\"") == true)
    #expect(test.run("filmstrip", "flaky", "-o", "\(folder)/strip.png") == nil)
    #expect(test.run("record", "flaky", "-o", "\(folder)/without", "--fps", "10", "--no-filmstrip") == nil)
    let strip = try #require(FileManager.default.contents(atPath: "\(folder)/strip.png"))
    #expect(FileManager.default.contents(atPath: "\(folder)/with/flaky/filmstrip.png") == strip)
    for file in ["trace.json", "lifecycle.txt"] {
      #expect(try temporary.text("with/flaky/\(file)") == temporary.text("without/flaky/\(file)"))
    }
  }

  @Test func aPageIsAboutTheRecordingThatWasCompared() throws {
    #expect(
      try TestLab(with: [flakyScene]).run(
        ["verify", "flaky", "--goldens", folder, "--update", "--fps", "30"] + small)
        == nil)
    try temporary.write("0.500  Card  viewDidLoad()\n", "flaky/lifecycle.txt")
    let test = try TestLab(with: [flakyScene])

    #expect(test.run("verify", "flaky", "--goldens", folder, "--report", "\(folder)/pages")?.status == 1)

    #expect(test.answers.last?.contains("One call is missing: Card viewDidLoad()") == true)
    #expect(try temporary.text("pages/flaky.html").contains("One call is missing"))
  }
}
