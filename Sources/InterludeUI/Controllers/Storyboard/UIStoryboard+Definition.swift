import Foundation

extension UIStoryboard {
  /// Says in code what a storyboard holds, in place of its file. A definition of the same name takes the earlier one's place.
  public static func define(_ name: String, _ content: (inout Definition) -> Void) {
    var definition = Definition()
    content(&definition)
    StoryboardLibrary.definitions[name] = definition
  }

  /// The scenes of a storyboard and the segues between them.
  public struct Definition {
    private(set) var scenes: [String: Scene] = [:]
    private(set) var segues: [Segue] = []
    private(set) var initialScene: String?

    struct Scene {
      let make: (UIStoryboard, NSCoder) -> UIViewController?
      let loadView: (UIViewController) -> Void
    }

    struct Segue {
      let identifier: String
      let source: String
      let destination: String
      let kind: SegueKind
    }

    /// Adds a scene whose controller is made by `init(coder:)`, as a storyboard does, from a coder that holds nothing.
    ///
    /// - Parameters:
    ///   - identifier: The scene's storyboard identifier.
    ///   - type: The controller's class.
    ///   - isInitial: Whether the storyboard begins with it.
    ///   - loadView: What the scene's canvas holds: adds to the root view and sets outlets, right before `viewDidLoad()`. Not called
    ///     of a controller that has a `loadView()` of its own.
    public mutating func scene<Controller: UIViewController>(
      _ identifier: String, _ type: Controller.Type, isInitial: Bool = false,
      loadView: @escaping (Controller) -> Void = { _ in }
    ) {
      scenes[identifier] = Scene(make: { type.init(coder: $1) }, loadView: { ($0 as? Controller).map(loadView) })
      if isInitial { initialScene = identifier }
    }

    /// Adds a scene whose controller a closure makes: a container with the scenes that it begins with, which it asks the
    /// storyboard for.
    public mutating func scene(
      _ identifier: String, isInitial: Bool = false, make: @escaping (UIStoryboard) -> UIViewController
    ) {
      scenes[identifier] = Scene(make: { storyboard, _ in make(storyboard) }, loadView: { _ in })
      if isInitial { initialScene = identifier }
    }

    /// Adds a segue from one scene to another, both by their identifiers.
    public mutating func segue(_ identifier: String, from source: String, to destination: String, _ kind: SegueKind) {
      segues.append(Segue(identifier: identifier, source: source, destination: destination, kind: kind))
    }
  }

  /// What a segue does.
  public enum SegueKind {
    /// Calls `show(_:sender:)` of the source.
    case show
    /// Calls `showDetailViewController(_:sender:)` of the source.
    case showDetail
    /// Presents the destination in a style, with a transition; nil leaves what the destination has.
    case present(UIModalPresentationStyle? = nil, UIModalTransitionStyle? = nil)
    /// Makes a segue of a class of one's own, such as `SlideSegue.init(identifier:source:destination:)`.
    case custom(
      (_ identifier: String?, _ source: UIViewController, _ destination: UIViewController) -> UIStoryboardSegue)
  }
}
