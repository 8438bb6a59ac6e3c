import ArgumentParser
import InterludeUI
import SDLStage

/// What every command works with: the scenes, and what it takes to show them.
final class Lab {
  let scenes: [Scene]
  /// Takes the lines that a command answers with.
  let answer: (String) -> Void
  /// Takes remarks to the person at the terminal.
  let remark: (String) -> Void
  private let equipment: Equipment

  /// - Parameter equipment: Nil loads the installed fonts.
  init(
    scenes: [Scene], equipment: Equipment? = nil,
    answer: @escaping (String) -> Void = { print($0) },
    remark: @escaping (String) -> Void = { FileHandle.standardError.write(Data("interlude: \($0)\n".utf8)) }
  ) throws(StageError) {
    try SceneNames.check(scenes.map(\.name))
    self.scenes = scenes
    self.answer = answer
    self.remark = remark
    self.equipment = if let equipment { equipment } else { try Equipment.installed(remark: remark) }
  }

  var textRenderer: any TextRenderer { equipment.textRenderer }

  /// The scene of a name; the error lists the names.
  func scene(named name: String) throws(ValidationError) -> Scene {
    if let scene = scenes.first(where: { $0.name == name }) { return scene }
    let names = scenes.map(\.name).joined(separator: ", ")
    throw ValidationError("There is no scene \"\(name)\". The scenes are: \(names).")
  }

  /// A world of its own that shows the home screen, or a scene opened on top of it.
  func makeShell(opening scene: Scene? = nil, size: CGSize, scale: CGFloat) -> Shell {
    let shell = Shell(scenes: scenes, equipment: equipment, size: size, scale: scale)
    if let scene { shell.open(scene, animated: false) }
    return shell
  }
}
