import Foundation

/// The screens of an app, and the ways between them, as a storyboard has them.
///
/// The files that Interface Builder makes are not read: `define(_:_:)` says in code what a storyboard holds.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let name: String

  /// The storyboard of a name; bundles do not count. One that was never defined has no scenes, and says so when it is asked for
  /// one (S3).
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Makes the controller that the storyboard begins with; nil where no scene is marked as that one.
  open func instantiateInitialViewController() -> UIViewController? {
    definition.initialScene.map { instantiateViewController(withIdentifier: $0) }
  }

  /// The same, made by the creator, unless that gives nil.
  open func instantiateInitialViewController<ViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? where ViewController: UIViewController {
    definition.initialScene.flatMap { make($0, creator: creator) as? ViewController }
  }

  /// Makes the controller of a scene. A scene that is not there is reported (S3), and an empty controller takes its place.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier, creator: nil) ?? missing(identifier)
  }

  /// The same, made by the creator, unless that gives nil. The scene's controller must be of the type.
  open func instantiateViewController<ViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController where ViewController: UIViewController {
    let controller = make(identifier, creator: creator) ?? missing(identifier)
    guard let typed = controller as? ViewController else {
      preconditionFailure(
        "The scene “\(identifier)” of the storyboard “\(name)” is a \(type(of: controller)), not a \(ViewController.self)."
      )
    }
    return typed
  }
}

// MARK: - Making scenes

extension UIStoryboard {
  var definition: Definition { StoryboardLibrary.definitions[name] ?? Definition() }

  private func make(_ identifier: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let scene = definition.scenes[identifier] else { return nil }
    let coder = EmptyArchive.coder()
    let created = creator.map { $0(coder) } ?? nil
    guard let controller = created ?? scene.make(self, coder) else { return nil }
    controller.storyboardScene = StoryboardScene(storyboard: self, identifier: identifier, loadView: scene.loadView)
    controller.awakeFromNib()
    return controller
  }

  private func missing(_ identifier: String) -> UIViewController {
    let controller = UIViewController()
    let known = definition.scenes.keys.sorted().joined(separator: ", ")
    controller.stage.report(
      .misuse(
        .S3, "Storyboard “\(name)” has no view controller with the identifier “\(identifier)”.",
        remedy: known.isEmpty
          ? "Say what it holds with UIStoryboard.define(\"\(name)\") before it is used."
          : "It has \(known).",
        types: []))
    return controller
  }
}
