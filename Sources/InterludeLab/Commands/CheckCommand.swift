import ArgumentParser
import InterludeUI

/// `interlude check SCENE…`
struct CheckCommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Name the mistakes in scenes' transitions.",
    discussion: """
      Plays the scripts and prints what breaks UIKit's contract, or looks as if it did: when, in seconds from the script's zero, \
      as 'snapshot --at' counts them, which mistake, what happened and what to do instead, and how often. Ends with status 1 if \
      there is any.
      """)

  @Argument(help: "The scenes' names; all scenes if left out.")
  var scenes: [String] = []

  @OptionGroup var device: DeviceOptions

  @MainActor func run(in lab: Lab) throws {
    let chosen = try lab.scenes(named: scenes)
    var codes: Set<DiagnosticCode> = []
    for scene in chosen {
      let (mistakes, failure) = ScenePlayer.diagnose(scene, in: lab, size: device.size, settings: device.settings)
      codes.formUnion(mistakes.map(\.code))
      for mistake in RepeatedMistake.all(of: mistakes) { try lab.answer("\(scene.name) \(mistake.line)") }
      if let failure {
        invite(toExplain: codes, in: lab)
        throw failure
      }
      if mistakes.isEmpty { try lab.answer("\(scene.name): no mistakes.") }
    }
    guard !codes.isEmpty else { return }
    invite(toExplain: codes, in: lab)
    throw ExitCode.failure
  }

  @MainActor private func invite(toExplain codes: Set<DiagnosticCode>, in lab: Lab) {
    guard !codes.isEmpty else { return }
    let known = DiagnosticCode.allCases.filter(codes.contains)
    lab.remark("`\(ExplainCommand.invitation(to: known))` tells what \(known.count == 1 ? "it means" : "they mean").")
  }
}
