import FileSystem
import Foundation
import InterludeTestSupport
import Testing

@testable import MotionQA

/// What a person is told to type.
struct ProgramTests {
  private let temporary = TemporaryFolder.unmade()
  private var folder: String { temporary.path }

  private func command(
    _ path: String, _ environment: [String: String] = [:], startedIn place: String? = nil, goldens: String = "Goldens"
  ) -> String {
    let program = Program(path: path, environment: environment, folder: place ?? folder)
    return program.command(["verify", "card", "--goldens", program.typed(goldens)], inPackageOf: goldens)
  }

  private func writePackage(_ targets: String) throws {
    try OutputFile.write("let package = Package(name: \"Mine\", targets: [\(targets)])", to: "\(folder)/Package.swift")
  }

  @Test(arguments: [
    ("interlude", "interlude"), (".build/debug/interlude", ".build/debug/interlude"),
    ("../bin/CircleReveal", "../bin/CircleReveal"), ("/usr/bin/interlude", "/usr/bin/interlude"),
  ])
  func aProgramIsStartedAsItWasTyped(path: String, typed: String) {
    #expect(command(path) == "\(typed) verify card --goldens Goldens")
  }

  @Test func aPathIsAsShortAsItCanBeTyped() {
    #expect(
      command("\(folder)/.build/release/Pop", goldens: "\(folder)/Tests/My Goldens")
        == ".build/release/Pop verify card --goldens 'Tests/My Goldens'")
    #expect(Program(path: "/a/b/Pop", environment: [:], folder: folder).name == "Pop")
  }

  @Test func aScriptIsStartedByItsOwnName() {
    #expect(
      command("/build/interlude", [Program.variable: "./Scripts/run"]) == "./Scripts/run verify card --goldens Goldens")
  }

  @Test(arguments: ["/p/.build/debug/MinePackageTests.xctest", "/usr/libexec/swiftpm-testing-helper"])
  func testsNameThePackagesExecutable(path: String) throws {
    try writePackage(
      """
      .target(name: "Kit"), .executableTarget(
        name: "Pop", dependencies: []), .testTarget(name: "PopTests")
      """)
    let goldens = "\(folder)/Tests/PopTests/Goldens"

    #expect(
      command(path, goldens: goldens) == "swift run Pop verify card --goldens Tests/PopTests/Goldens")
    #expect(
      command(path, startedIn: "/", goldens: goldens)
        == "swift run --package-path \(folder) Pop verify card --goldens \(goldens)")
    #expect(
      command(path, goldens: "/nowhere/Goldens") == "swift run Pop verify card --goldens /nowhere/Goldens",
      "goldens may be anywhere")
  }

  @Test func whichOfSeveralExecutablesIsLeftToThePerson() throws {
    try writePackage(".executableTarget(name: \"App\"), .executableTarget(name: \"Lab\")")

    #expect(
      command("MinePackageTests.xctest", goldens: "\(folder)/G").hasPrefix("swift run NAME verify"))
  }

  @Test func ofSeveralExecutablesItIsTheOneNamedAsThePackage() throws {
    try writePackage(".executableTarget(name: \"mine-tool\"), .executableTarget(name: \"mine\")")

    #expect(command("MinePackageTests.xctest", goldens: "\(folder)/G").hasPrefix("swift run mine verify"))
  }

  /// These tests run in this package.
  @Test func theRunningTestsNameThisPackagesExecutable() {
    let words = Program.running.command(["verify"], inPackageOf: #filePath)

    #expect(words.hasPrefix("swift run ") && words.hasSuffix("interlude verify"))
  }
}
