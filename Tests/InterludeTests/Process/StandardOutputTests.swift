import Foundation
import Testing

/// What becomes of answers that do not arrive, with the program as it is started from a shell.
struct StandardOutputTests {
  /// A command line for each way to answer.
  nonisolated static let commandLines = [
    ["list"], ["--help"], ["help", "verify"], ["verify", "--help"], ["--version"], ["script", "drop-in"],
    ["check", "drop-in"], ["lifecycle", "drop-in"], ["metrics", "drop-in"], ["curve", "easeIn"],
    ["curve", "easeIn", "--csv", "--samples", "10000"], ["curve", "easeIn", "--as", "css"],
    ["curve", "easeIn", "--svg", "-"], ["curve", "easeIn", "--png", "-"],
    ["snapshot", "drop-in", "--at", "0", "--scale", "0.25", "-o", "-"], ["--generate-completion-script", "bash"],
  ]

  @Test(arguments: commandLines) func aFullDiskIsToldInASentence(arguments: [String]) throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))

    let run = try ProgramRun(arguments, output: full)

    #expect(run.status == 74 && !run.isKilled)
    #expect(
      run.complaints
        == "Error: Standard output cannot be written (No space left on device): check that what it leads to "
        + "may be written to and has room.\n")
  }

  @Test(arguments: commandLines.filter { ["list", "--help", "check", "curve"].contains($0[0]) })
  func whenNobodyReadsItEndsSilently(arguments: [String]) throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()

    let run = try ProgramRun(arguments, output: pipe.fileHandleForWriting)

    #expect(run.isKilled && run.status == SIGPIPE)
    #expect(run.complaints.isEmpty)
  }

  @Test func aShellSeesTheStatusThatOtherProgramsHave() throws {
    let folder = FileManager.default.temporaryDirectory.path

    #expect(try ProgramRun(shell: "set -o pipefail 2>/dev/null; \"$0\" list | true", in: folder).complaints.isEmpty)
    let closed = try ProgramRun(shell: "\"$0\" list >&-", in: folder)
    #expect(closed.status == 74 && closed.complaints.contains("(Bad file descriptor)"))
    #expect(try ProgramRun(shell: "\"$0\" curve easeIn --svg /dev/null >&-", in: folder).status == 74, "it is named")
  }

  @Test(arguments: ["-3", "0", "1", "26", "30"]) func helpIsWholeOnANarrowTerminal(columns: String) throws {
    let folder = FileManager.default.temporaryDirectory.path
    let words = "help verify | wc -w"
    let line = "test \"$(COLUMNS=\(columns) \"$0\" \(words))\" = \"$(COLUMNS=200 \"$0\" \(words))\""

    let run = try ProgramRun(shell: line, in: folder)
    #expect(run.status == 0 && run.complaints.isEmpty, "\(run.complaints)")
  }

  @Test func whatCannotBeSaidIsNotSaid() throws {
    let folder = FileManager.default.temporaryDirectory.path

    #expect(try ProgramRun(shell: "\"$0\" list 2>/dev/full", in: folder).status == 0)
    #expect(try ProgramRun(shell: "\"$0\" lits 2>/dev/full", in: folder).status == 64)
  }

  @Test func usageFollowsWhereItHelps() throws {
    let missing = try ProgramRun(["compare", "card"], output: .nullDevice)
    #expect(missing.status == 64 && missing.complaints.contains("Usage: \(ProgramRun.typed) compare"))
    let unknown = try ProgramRun(["snapshot", "crad", "--at", "0", "-o", "/dev/null"], output: .nullDevice)
    #expect(unknown.status == 64 && !unknown.complaints.contains("Usage"))
    #expect(unknown.complaints.contains("Did you mean \"card\"?"))
    let command = try ProgramRun(["snapshto", "card", "--at", "0"], output: .nullDevice)
    #expect(command.status == 64 && !command.complaints.contains("Usage"))
    #expect(command.complaints.contains("There is no command \"snapshto\". Did you mean \"snapshot\"?"))
  }
}
