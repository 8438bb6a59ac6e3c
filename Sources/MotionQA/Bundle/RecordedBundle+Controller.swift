import InterludeUI
import SDLStage

extension RecordedBundle {
  /// Plays a script on a screen that shows a view controller and nothing else, and watches every frame of it.
  ///
  /// ```swift
  /// let recording = try RecordedBundle.record("menu", InputScript(duration: 1, [.tap("open", at: 0)])) { Menu() }
  /// ```
  ///
  /// - Parameters:
  ///   - scene: What the recording, and its golden, is called.
  ///   - script: What is done to it.
  ///   - size: Of the screen, in points.
  ///   - framesPerSecond: 1 or more.
  ///   - makeViewController: Makes the window's root view controller.
  public static func record(
    _ scene: String, _ script: InputScript, size: CGSize = CGSize(width: 390, height: 844), framesPerSecond: Int = 60,
    makeViewController: () -> UIViewController
  ) throws -> RecordedBundle {
    let stage = Stage(size: size, scale: 2, textRenderer: try FontLibrary())
    stage.asCurrent {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = makeViewController()
      window.makeKeyAndVisible()
    }
    return try record(script, on: stage, scene: scene, framesPerSecond: framesPerSecond, keepsFrames: true)
  }
}
