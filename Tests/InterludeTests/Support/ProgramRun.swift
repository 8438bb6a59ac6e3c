import Foundation

/// The program in a process of its own, as it was built beside these tests.
struct ProgramRun {
  let status: Int32
  /// Whether a signal has ended it; its number is the status then.
  let isKilled: Bool
  /// What it wrote to standard error.
  let complaints: String

  /// The program's path.
  static let path = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("interlude").path

  /// The path as the program has it typed.
  static var typed: String {
    let folder = FileManager.default.currentDirectoryPath
    return path.hasPrefix("\(folder)/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  /// Runs it to its end.
  ///
  /// - Parameter meanwhile: Looks on while it runs.
  init(
    _ arguments: [String], output: FileHandle, in folder: String? = nil, meanwhile: (Process) -> Void = { _ in }
  ) throws {
    try self.init(Self.path, arguments, output: output, in: folder, meanwhile: meanwhile)
  }

  /// Runs a line of a shell in which `$0` is the program.
  init(shell line: String, in folder: String) throws {
    try self.init("/bin/sh", ["-c", line, Self.path], output: .nullDevice, in: folder)
  }

  /// As a shell starts it: a process inherits which signals are held back from the thread that starts it, and this one
  /// need not be the first.
  private static func withAllSignals(_ body: () throws -> Void) rethrows {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  private init(
    _ path: String, _ arguments: [String], output: FileHandle, in folder: String?,
    meanwhile: (Process) -> Void = { _ in }
  ) throws {
    let (process, errors) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    try Self.withAllSignals { try process.run() }
    meanwhile(process)
    complaints = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    (status, isKilled) = (process.terminationStatus, process.terminationReason == .uncaughtSignal)
  }
}
