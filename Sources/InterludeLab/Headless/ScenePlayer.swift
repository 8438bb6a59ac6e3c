import InterludeUI
import MotionQA

/// A scene played without a window, from its script. Times are seconds from the script's zero.
struct ScenePlayer {
  let scene: Scene
  private let recording: Recording

  var stage: Stage { recording.subject.stage }

  /// A fresh world with the scene opened on top of the home screen.
  init(
    of scene: Scene, in lab: Lab, size: CGSize, scale: CGFloat = WindowSize.standardScale,
    settings: DeviceSettings = DeviceSettings()
  ) throws(ScriptError) {
    self.scene = scene
    let shell = lab.makeShell(size: size, scale: scale, settings: settings)
    shell.stage.onDiagnostic = lab.teller(of: scene)
    shell.open(scene, animated: false)
    recording = try Recording(of: scene.script, on: shell)
  }

  /// Earliest of the times that frames can be asked for.
  static var earliest: Double { -Recording.leadIn }

  /// The frame at a time not before `earliest`.
  func frame(at time: Double) throws(ScriptError) -> Frame {
    try recording.frame(at: time)
  }

  /// The frames at ascending times, the first not before `earliest`.
  func frames(at times: [Double]) throws(ScriptError) -> [Frame] {
    var frames: [Frame] = []
    for time in times { frames.append(try frame(at: time)) }
    return frames
  }

  /// Everything that the script does, as it was carried out.
  func steps() throws(ScriptError) -> [PlayedStep] {
    _ = try recording.frame(at: scene.script.duration)
    return recording.played
  }
}
