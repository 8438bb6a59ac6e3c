import Foundation
import InterludeTestSupport
import Testing

/// What the scripts that build the program say meanwhile, with a compiler and a clock of the tests' own.
struct BuildScriptTests {
  private let temporary = TemporaryFolder.unmade()
  private var folder: String { temporary.path }

  init() throws {
    let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Scripts").path
    for name in ["Scripts", "bin"] {
      try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    for name in ["run", "build-release", "Support"] {
      try FileManager.default.copyItem(atPath: "\(scripts)/\(name)", toPath: "\(folder)/Scripts/\(name)")
    }
    try write("Scripts/install-dependencies", "exit 0")
    try write("bin/interlude", "echo \"$INTERLUDE_PROGRAM $*\"")
    // Builds for as long as it takes the clock to go on by two minutes.
    try write(
      "bin/swift",
      """
      case "$*" in *--show-bin-path) echo "\(folder)/bin"; exit;; esac
      [ -t 1 ] && echo "[1/2] drawn" && exit
      echo "[1/2] Compiling"
      timeout 20 sh -c "echo >\(folder)/started"
      timeout 20 cat "\(folder)/late" >/dev/null
      [ -e "\(folder)/broken" ] && echo "error: broken" && exit 1
      echo "Build complete!"
      """)
    try write(
      "bin/sleep",
      """
      if [ -p "\(folder)/started" ]; then
        cat "\(folder)/started" >/dev/null
        rm "\(folder)/started"
      elif ! [ -e "\(folder)/slept" ]; then
        touch "\(folder)/slept"
      else
        echo >"\(folder)/late"
        exit 1
      fi
      """)
    for name in ["started", "late"] { mkfifo("\(folder)/\(name)", 0o600) }
  }

  private func write(_ name: String, _ text: String) throws {
    try Data("#!/bin/sh\n\(text)\n".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    chmod("\(folder)/\(name)", 0o700)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  private func run(_ line: String) throws -> ProgramRun {
    try ProgramRun(shell: "unset INTERLUDE; PATH=\"\(folder)/bin:$PATH\"; \(line)", in: folder)
  }

  @Test func inAPipeThereIsALineAMinute() throws {
    let build = try run("Scripts/build-release >out")

    #expect(build.status == 0)
    #expect(try text("out") == "\(folder)/bin/interlude\n")
    #expect(
      build.complaints == """
        Building interlude; the first time takes a few minutes.
        Building interlude: [1/2] after 1 min.
        Building interlude: [1/2] after 2 min.

        """)
  }

  @Test func aBuildThatFailsSaysWhy() throws {
    try write("broken", "")
    let build = try run("Scripts/build-release >out")

    #expect(build.status == 1)
    #expect(try text("out").isEmpty)
    #expect(
      build.complaints.hasSuffix(
        "[1/2] Compiling\nerror: broken\nbuild-release: the build failed; the compiler's words are above.\n"))
  }

  /// `script` runs a line on a terminal of its own, and writes down what it shows.
  @Test func aTerminalShowsTheBuildsOwnProgress() throws {
    let build = try run("script -qec 'Scripts/build-release >out' shown >/dev/null")

    #expect(build.status == 0)
    #expect(try text("out") == "\(folder)/bin/interlude\n")
    let shown = try text("shown")
    #expect(shown.contains("[1/2] drawn") && !shown.contains("Building interlude"))
  }

  @Test func theProgramIsToldAsWhatItWasStarted() throws {
    #expect(try run("Scripts/run list --fast >out").status == 0)
    #expect(try text("out") == "Scripts/run list --fast\n")
  }
}
