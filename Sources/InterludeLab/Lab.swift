import ArgumentParser
import FileSystem
import InterludeUI
import MotionQA

/// What every command works with: the scenes, and what it takes to show them.
final class Lab {
  let scenes: [Scene]
  /// Takes what a command answers with, and throws when it cannot be told.
  let output: (Data) throws -> Void
  /// Takes remarks to the person at the terminal.
  let remark: (String) -> Void
  /// The process's variables.
  let environment: [String: String]
  /// What has become of edits in the scenes that were played.
  let editUse = EditUse()
  private let equipment: Equipment

  /// - Parameter equipment: Nil loads the installed fonts.
  init(
    scenes: [Scene], equipment: Equipment? = nil, environment: [String: String] = ProcessInfo.processInfo.environment,
    output: @escaping (Data) throws -> Void = { try StandardOutput.write($0) },
    remark: @escaping (String) -> Void = { Lab.say($0) }
  ) throws(UserFacingError) {
    try SceneNames.check(scenes.map(\.name))
    self.scenes = scenes
    self.output = output
    self.remark = remark
    self.environment = environment
    self.equipment = if let equipment { equipment } else { try Equipment.installed(remark: remark) }
  }

  var textRenderer: any TextRenderer { equipment.textRenderer }
  var renderer: any Renderer { equipment.renderer }

  /// Says something to the person at the terminal.
  private static func say(_ sentence: String) { StandardError.write("\(Program.running.name): \(sentence)\n") }

  /// Answers with a line, or several.
  func answer(_ text: String) throws { try output(Data("\(text)\n".utf8)) }

  /// The scene of a name; the error lists the names, or says what lists them.
  func scene(named name: String) throws(ValidationError) -> Scene {
    if let scene = scenes.first(where: { $0.isCalled(name) }) { return scene }
    if let family = scenes.first(where: { name.hasPrefix("\($0.name)/") }) { throw noStep(name, of: family) }
    let names = scenes.map(\.name)
    // Among many names nobody would find the suggestion.
    let listed =
      names.count > 20
      ? "`\(Program.running.command(["list"]))` lists the scenes." : "The scenes are: \(names.joined(separator: ", "))."
    throw ValidationError("There is no scene \"\(name)\".\(Suggestion.question(for: name, among: names)) \(listed)")
  }

  private func noStep(_ name: String, of scene: Scene) -> ValidationError {
    let initial = scene.initialStep.map { ["\(scene.name)/\($0)"] } ?? []
    let steps = initial + scenes.map(\.name).filter { $0.hasPrefix("\(scene.name)/") }
    let listed =
      steps.isEmpty
      ? "\(scene.name) has no steps." : "The steps of \(scene.name) are: \(steps.joined(separator: ", "))."
    return ValidationError("There is no step \"\(name)\".\(Suggestion.question(for: name, among: steps)) \(listed)")
  }

  /// The scenes of some names, each once; all of them for none.
  func scenes(named names: [String]) throws -> [Scene] {
    var seen: Set<String> = []
    return names.isEmpty ? scenes : try names.map(scene(named:)).filter { seen.insert($0.name).inserted }
  }

  /// A scene opened on top of the home screen and played from its script. The mistakes that it does not make on purpose are among the
  /// recording's remarks.
  func record(
    _ scene: Scene, _ format: RecordingFormat, scale: CGFloat = WindowSize.standardScale, keepsFrames: Bool = false,
    stillsAt stillTimes: [Double] = [], redrawnAs golden: Trace? = nil, progress: (Double) -> Void = { _ in }
  ) throws -> RecordedBundle {
    let start = Take.Start(scene: scene, size: format.size, scale: scale, settings: format.settings)
    let shell = makeShell(start, watchedBy: editUse, onMistake: { _ in })
    var bundle = try RecordedBundle.record(
      scene.script, on: shell, scene: scene.name,
      framesPerSecond: format.fps, keepsFrames: keepsFrames, stillsAt: stillTimes, redrawnAs: golden,
      progress: progress)
    let remarks = scene.remarks(on: shell.stage.diagnostics) + bundle.trace.unfinished
    bundle.remarks = remarks.map { "\(scene.name): \($0)" }
    return bundle
  }

  /// A world of its own that shows the home screen, or a scene opened on top of it. The mistakes that a scene does not make on purpose are
  /// told to the person at the terminal.
  func makeShell(
    opening scene: Scene? = nil, size: CGSize, scale: CGFloat = WindowSize.standardScale,
    settings: DeviceSettings = DeviceSettings()
  ) -> Shell {
    makeShell(
      Take.Start(scene: scene, size: size, scale: scale, settings: settings), watchedBy: editUse,
      onMistake: scene.map(teller) ?? Self.tell)
  }

  /// An app that can be shown at any moment of a take, as the take begins. The mistakes of its beginning are told by nobody: they are among its
  /// stage's diagnostics.
  ///
  /// - Parameter branches: Takes that were left for it, with the same start; the latest last.
  func makeMachine(_ take: Take, branches: [Take] = []) -> TimeMachine {
    TimeMachine(take, branches: branches) { self.makeShell($0, onMistake: { _ in }) }
  }

  /// Tells the person at the terminal of the mistakes that a scene does not make on purpose.
  func teller(of scene: Scene) -> (Diagnostic) -> Void {
    { [remark] diagnostic in
      if !scene.expectedDiagnostics.contains(diagnostic.identifier) { remark("\(scene.name): \(diagnostic)") }
    }
  }

  /// Tells the person at the terminal of a mistake.
  static func tell(_ diagnostic: Diagnostic) { say(diagnostic.description) }

  private func makeShell(
    _ start: Take.Start, watchedBy use: EditUse? = nil, onMistake: @escaping (Diagnostic) -> Void
  ) -> Shell {
    let shell = Shell(
      scenes: scenes, equipment: equipment, size: start.size, scale: start.scale, settings: start.settings)
    shell.stage.onDiagnostic = onMistake
    use?.watch(shell.stage, playing: start.scene?.name)
    if let scene = start.scene { shell.open(scene, animated: false) }
    return shell
  }
}
