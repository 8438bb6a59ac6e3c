import ArgumentParser
import InterludeUI
import MotionQA

/// `interlude check SCENE…`
struct CheckCommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Name the mistakes in scenes' transitions.",
    discussion: """
      Plays the scripts and prints what breaks UIKit's contract, or looks as if it did: when, which mistake, what happened \
      and what to do instead. Ends with status 1 if there is any.
      """)

  @Argument(help: "The scenes' names; all scenes if left out.")
  var scenes: [String] = []

  @MainActor func run(in lab: Lab) throws {
    let chosen = scenes.isEmpty ? lab.scenes : try scenes.map(lab.scene(named:))
    var codes: Set<DiagnosticCode> = []
    for scene in chosen {
      let diagnostics = try ScenePlayer.diagnostics(of: scene, in: lab)
      codes.formUnion(diagnostics.map(\.code))
      if diagnostics.isEmpty { try lab.answer("\(scene.name): no mistakes.") }
      for diagnostic in diagnostics { try lab.answer("\(scene.name) \(line(diagnostic))") }
    }
    guard !codes.isEmpty else { return }
    let known = DiagnosticCode.allCases.filter(codes.contains)
    lab.remark("`\(ExplainCommand.invitation(to: known))` tells what \(known.count == 1 ? "it means" : "they mean").")
    throw ExitCode.failure
  }

  @MainActor private func line(_ diagnostic: Diagnostic) -> String {
    "\(Seconds.text(diagnostic.time)) \(diagnostic.identifier) \(diagnostic.severity.rawValue): "
      + "\(diagnostic.message) \(diagnostic.remedy)"
  }
}
