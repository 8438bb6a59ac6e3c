import Testing

@testable import InterludeLab

/// What the help of the commands says.
struct HelpTests {
  private let test: TestLab

  init() throws { test = try TestLab() }

  private func help(_ command: String) throws -> String {
    let help = try #require(test.run(command, "--help"))
    #expect(help.status == 0)
    return help.message
  }

  /// Its text with one space between words, however its lines are broken.
  private func words(_ command: String) throws -> String {
    try help(command).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test(arguments: RootCommand.names) func noLineIsWiderThanATerminal(command: String) throws {
    let lines = try help(command).split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("USAGE: swift run \(command)") })
    #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines.filter { $0.count > 80 })")
  }

  @Test(arguments: [
    ("snapshot", "<scene> --at <seconds> -o <file> [<options>]"), ("filmstrip", "<scene> -o <file> [<options>]"),
    ("record", "[<scenes> ...] -o <folder> [<options>]"),
  ])
  func whatIsRequiredStandsWithoutBrackets(command: String, usage: String) throws {
    #expect(try words(command).contains("USAGE: swift run \(command) \(usage)"))
    // And is required.
    let failure = try #require(test.run([command, "slide"] + (command == "snapshot" ? ["--at", "0"] : [])))
    #expect(failure.status == 64 && failure.message.contains("with -o"))
  }

  @Test(arguments: [
    ("filmstrip", "The number of frames, 2 to 48; 24 if left out."),
    ("snapshot", "Pixels per point, 0.25 to 8; 2 if left out."), ("snapshot", "from its start, 0 if left out."),
    ("views", "Window size in points; 390x844 if left out."), ("verify", "1 to 1000; 1 if left out."),
    ("curve", "2 to 100000; 21 if left out."), ("record", "Folders that are missing are made."),
    ("snapshot", "Folders that are missing are made. - is standard output."),
  ])
  func whatIsUsedOtherwiseIsSaid(command: String, words: String) throws {
    #expect(try self.words(command).contains(words))
  }
}
