import ArgumentParser
import InterludeUI
import MotionQA

/// `interlude check SCENE…`
struct CheckCommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Name the mistakes in scenes' transitions.",
    usage: Usage.of("check", "[<scenes> ...] [<options>]"),
    discussion: """
      Plays the scripts and prints what breaks UIKit's contract, or looks as if it did: when, in seconds from the script's zero, \
      as 'snapshot --at' counts them, which mistake, what happened and what to do instead, and how often. Ends with status 1 if \
      there is any.
      """)

  @Argument(help: "The scenes' names; all scenes if left out.")
  var scenes: [String] = []

  @Flag(help: "Print JSON: for each scene its mistakes, and why its script could not be played to its end.")
  var json = false

  @OptionGroup var device: DeviceOptions

  @MainActor func run(in lab: Lab) throws {
    let chosen = try lab.scenes(named: scenes)
    var codes: Set<DiagnosticCode> = []
    var checked: [CheckedScene] = []
    var failure: ScriptError?
    for scene in chosen where failure == nil {
      let (mistakes, itsFailure) = ScenePlayer.diagnose(scene, in: lab, size: device.size, settings: device.settings)
      failure = itsFailure
      codes.formUnion(mistakes.map(\.code))
      let repeated = RepeatedMistake.all(of: mistakes)
      if json {
        checked.append(CheckedScene(scene.name, repeated, failure: failure))
      } else {
        for mistake in repeated { try lab.answer("\(scene.name) \(mistake.line)") }
        if mistakes.isEmpty, failure == nil { try lab.answer("\(scene.name): no mistakes.") }
      }
    }
    if json { try lab.answer(try CheckedScene.json(checked)) }
    invite(toExplain: codes, in: lab)
    if let failure { throw failure }
    if !codes.isEmpty { throw ExitCode.failure }
  }

  @MainActor private func invite(toExplain codes: Set<DiagnosticCode>, in lab: Lab) {
    guard !codes.isEmpty else { return }
    let known = DiagnosticCode.allCases.filter(codes.contains)
    lab.remark("`\(ExplainCommand.invitation(to: known))` tells what \(known.count == 1 ? "it means" : "they mean").")
  }
}
