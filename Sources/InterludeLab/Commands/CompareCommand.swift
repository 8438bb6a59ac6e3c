import ArgumentParser
import FileSystem
import InterludeUI
import MotionQA

/// `interlude compare PHONE HERE`
struct CompareCommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Hold a recording, or a scene, against a recording that was made elsewhere, as on a phone.",
    usage: Usage.of("compare", "<phone> <here> [<options>]"),
    discussion: """
      PHONE is what InterludeProbe wrote in an app, or any other recording: a folder with trace.json, or such a file. HERE is a \
      recording likewise, or the name of a scene that no file has, which is recorded at PHONE's size and, with --system, on the \
      phone's iOS. The two may be of other frame rates, begin \
      at other moments, and have frames that are late or missing: motions are matched with each other, stretch by stretch, and \
      views by their names. Numbers may differ as in verify; seconds, by how much a frame may have come late, are half a frame \
      of the one that has fewer. The curves behind PHONE's motions are listed, and what a finger drags, which has none. The exit status is 0 when nothing differs, 1 when something does \
      and 2 when the two cannot be compared.
      """)

  @Argument(help: ArgumentHelp("The recording that was made elsewhere.", valueName: "phone"))
  var phone: String

  @Argument(help: ArgumentHelp("A recording, or the name of a scene.", valueName: "here"))
  var here: String

  @Flag(
    help:
      "Also compare views without a name of their own, by their place in the tree, where both recordings have one there."
  )
  var unnamed = false

  @Flag(help: "List every property that differs, not only the first of those that differ in the same way.")
  var all = false

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("A tolerance, such as seconds=0.02; may be given several times.", valueName: "kind=number"),
    transform: { try ToleranceOption($0) })
  var tolerance: [ToleranceOption] = []

  @OptionGroup var system: SystemOption

  func check() throws {
    guard !phone.isEmpty, !here.isEmpty else {
      throw ValidationError(
        "An empty name is no recording and no scene: give a recording, and what is held against it.")
    }
  }

  @MainActor func run(in lab: Lab) throws {
    try checkPhone(in: lab)
    let verdict: Verdict
    do {
      let phone = try RecordedBundle.read(self.phone)
      let here = try recordingHere(like: phone.trace, lab)
      let match = try RecordingMatch(
        expected: phone, actual: here, tolerances: tolerances(for: phone.trace, here.trace)
      ) { unnamed || !$0.contains("/") }
      if match.delays.contains(where: { abs($0) >= Self.leastDelay }) {
        let delays = match.delays.map { Seconds.text($0) }.joined(separator: ", ")
        lab.remark("\(self.here) is later than \(self.phone), stretch by stretch of motion, by \(delays).")
      }
      match.verdict.remark.map(lab.remark)
      for curve in match.curves { try lab.answer("\(curve)") }
      verdict = Verdict(scene: match.verdict.scene, outcome: match.verdict.outcome)
    } catch let error as UserFacingError {
      verdict = Verdict(scene: here, outcome: .incomparable("\(error)"))
    }
    try report(verdict, to: lab)
  }

  /// Half of the last digit that is told.
  private static let leastDelay = 0.0005

  /// A scene of the name, unless there is a file or folder of it.
  @MainActor private func recordingHere(like phone: Trace, _ lab: Lab) throws -> RecordedBundle {
    guard !isThere(here) else {
      if let option = system.given {
        throw ValidationError(
          "\(option) is for a scene, which is recorded now, and \(here) is on record already: leave it out.")
      }
      return try RecordedBundle.read(here)
    }
    guard let scene = lab.scenes.first(where: { $0.name == here }) else {
      guard let suggestion = Suggestion(for: here, among: lab.scenes.map(\.name)) else {
        return try RecordedBundle.read(here)
      }
      throw UserFacingError("There is no recording and no scene \"\(here)\". \(suggestion)")
    }
    let format = RecordingFormat(fps: RecordingFormat.standard.fps, size: phone.size, settings: system.settings)
    let bundle = try lab.record(scene, format)
    bundle.remarks.forEach(lab.remark)
    return bundle
  }

  /// Throws where a scene stands in the place of the recording.
  @MainActor private func checkPhone(in lab: Lab) throws(ValidationError) {
    guard !isThere(phone), let scene = lab.scenes.first(where: { $0.name == phone }) else { return }
    func command(_ words: String...) -> String { "`\(Program.running.command(words))`" }
    if isThere(here) {
      throw ValidationError(
        "\(phone) is a scene, and the recording comes first: \(command("compare", here, phone)).")
    }
    throw ValidationError(
      "\(phone) is a scene, and what it is held against is a recording: make one by "
        + "\(command("record", phone, "-o", "recordings")), then \(command("compare", "recordings/\(scene.fileName)", here))."
    )
  }

  private func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  private func tolerances(for phone: Trace, _ here: Trace) -> Tolerances {
    var tolerances = Tolerances()
    tolerances.seconds = RecordingMatch.lateness(phone, here)
    for option in tolerance { option.apply(to: &tolerances) }
    return tolerances
  }

  @MainActor private func report(_ verdict: Verdict, to lab: Lab) throws {
    try lab.answer("\(verdict.scene): \(RepeatedVerdict([verdict]).summary)")
    for line in all ? verdict.allLines : verdict.lines { try lab.answer("  \(line)") }
    let status = Verdict.status(of: [verdict])
    if status != 0 { throw ExitCode(status) }
  }
}
