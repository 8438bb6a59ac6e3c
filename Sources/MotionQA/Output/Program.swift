import FileSystem
import Foundation

/// The program that runs, as sentences name it. What they tell a person to type works where it is typed.
public nonisolated struct Program: Sendable {
  /// The program of this process.
  public static let running = Program(
    path: CommandLine.arguments.first ?? "", environment: ProcessInfo.processInfo.environment,
    folder: FileManager.default.currentDirectoryPath)

  /// What a script that starts the program is called, as it was typed: that is what people type again.
  static let variable = "INTERLUDE_PROGRAM"

  /// What it is called: `interlude`, or what a package of one's own calls its executable.
  public let name: String
  /// What is typed to start it; nil for tests, whose own program has no commands.
  private let start: String?
  /// Where it was started.
  private let folder: String

  init(path: String, environment: [String: String], folder: String) {
    let name = OutputFile.name(of: path)
    self.name = name.isEmpty ? "interlude" : name
    self.folder = folder
    let isTest = name.hasSuffix(".xctest") || name == "xctest" || name == "swiftpm-testing-helper"
    let script = environment[Self.variable].flatMap { $0.isEmpty ? nil : $0 }
    start = isTest ? nil : script ?? (name.isEmpty ? self.name : Self.typed(path, in: folder))
  }

  /// What is typed to start the program.
  public var command: String { start ?? "swift run" }

  /// A command line of the program, ready to be typed: `interlude verify card`.
  ///
  /// - Parameters:
  ///   - arguments: The words behind the program; those with spaces are quoted.
  ///   - path: A file or folder of the package whose tests are running; if it is in none, it is the package that they
  ///     were started in. Tests tell to run the package's executable.
  public func command(_ arguments: [String], inPackageOf path: String? = nil) -> String {
    let words = start.map { [$0] } ?? swiftRun(inPackageOf: path ?? folder)
    return (words + arguments).map(Self.quoted).joined(separator: " ")
  }

  /// A path as it is typed in the folder where the program was started.
  public func typed(_ path: String) -> String { Self.typed(path, in: folder) }

  /// A package with several executables does not tell which is the lab, unless one has the package's name.
  private func swiftRun(inPackageOf path: String) -> [String] {
    let found = PackageManifest(above: path, in: folder) ?? PackageManifest(above: folder, in: folder)
    guard let package = found else { return ["swift", "run", "NAME"] }
    let place = package.folder == folder ? [] : ["--package-path", typed(package.folder)]
    return ["swift", "run"] + place + [package.program ?? "NAME"]
  }

  private static func typed(_ path: String, in folder: String) -> String {
    path.hasPrefix("\(folder)/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  /// For a shell.
  private static func quoted(_ word: String) -> String {
    if word.wholeMatch(of: /[A-Za-z0-9_.\/@%+=:,-]+/) != nil { return word }
    return "'\(word.replacing("'", with: "'\\''"))'"
  }
}
