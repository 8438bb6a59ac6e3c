import ArgumentParser
import MotionQA

extension Lab {
  /// What is told where the name of a scene, or one that is spelled much like it, stands in the place of a command; nil for another word.
  func answerToScene(_ word: String) -> ValidationError? {
    let names = scenes.map(\.name)
    guard let name = names.first(where: { $0 == word }) ?? Suggestion(for: word, among: names)?.name else { return nil }
    return ValidationError(
      "There is no command \"\(word)\". Did you mean `\(Program.running.command(["--scene", name]))`, which opens the scene?"
    )
  }
}
