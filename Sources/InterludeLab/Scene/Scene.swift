import InterludeUI
import MotionQA

/// A screen or an app to be looked at: ordinary view-controller code, and what a person would do to it.
public struct Scene {
  /// What the command line calls it: words in lower case joined by hyphens, such as `herb-pop`; a step, which is chosen in
  /// the scene itself and does not stand on the home screen, has its scene's name and a slash before its own.
  public var name: String
  /// The step that the scene itself is, if it has steps: by that name behind a slash it can be called as well.
  public var initialStep: String?
  /// What the home screen calls it.
  public var title: String
  /// One line that says what moves.
  public var summary: String
  /// The name of a square picture for the home screen, among the program's resources or a package's of it.
  public var picture: String?
  /// What recordings do to it.
  public var script: InputScript
  /// The identifiers of the mistakes that the script makes on purpose, in order: a scene may be about them.
  public var expectedDiagnostics: [String]
  /// The version of the system that it runs on, unless another one is asked for; nil is iOS 17.
  public var system: SystemBehavior?
  /// The screen or the app that the scene opens.
  public var content: Content

  /// What a scene shows.
  public enum Content {
    /// A screen that is pushed on the home screen's navigation controller, made anew each time.
    case screen(@MainActor () -> UIViewController)
    /// An app with windows of its own, which it makes as its delegates are told that it begins.
    case app(AppManifest)
  }

  /// A scene of a name, a script and what is shown.
  public init(
    name: String, title: String, summary: String, picture: String? = nil, script: InputScript,
    expectedDiagnostics: [String] = [], system: SystemBehavior? = nil, content: Content
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.picture = picture
    self.script = script
    self.expectedDiagnostics = expectedDiagnostics
    self.system = system
    self.content = content
  }

  /// A scene of a name, a script and what makes its first screen.
  public init(
    name: String, title: String, summary: String, picture: String? = nil, script: InputScript,
    expectedDiagnostics: [String] = [], system: SystemBehavior? = nil,
    makeViewController: @escaping @MainActor () -> UIViewController
  ) {
    self.init(
      name: name, title: title, summary: summary, picture: picture, script: script,
      expectedDiagnostics: expectedDiagnostics, system: system, content: .screen(makeViewController))
  }

  /// What its files are called.
  var fileName: String { SceneName(name).file }

  /// Whether the command line calls it so.
  func isCalled(_ name: String) -> Bool { name == self.name || name == initialStep.map { "\(self.name)/\($0)" } }

  /// Whether it is a step of another scene.
  var isStep: Bool { SceneName(name).isStep }
}
