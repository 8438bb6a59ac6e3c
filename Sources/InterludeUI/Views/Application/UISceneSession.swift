/// What is known of a scene beyond its life: its role and how it is configured. There is one for each app that is begun.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
  /// What a scene is for.
  public nonisolated struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// An app's windows on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  public let role: Role
  /// How the scene is made: as the app delegate has answered, once it was asked.
  public internal(set) var configuration: UISceneConfiguration
  /// The scene; nil before it connects and after it has disconnected.
  public internal(set) weak var scene: UIScene?

  /// The same in every run, so that recordings are.
  public var persistentIdentifier: String { "scene-1" }

  init(configuration: UISceneConfiguration) {
    role = configuration.role
    self.configuration = configuration
    super.init()
  }
}

/// How a scene is made.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// Its name; nil for none.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate; nil for the manifest's. It has to be the class of the delegate that the manifest makes (S4),
  /// since Swift makes no object of a class that is only known as the program runs.
  open var delegateClass: AnyClass?
  /// The storyboard that the scene begins with; nil for the manifest's.
  open var storyboard: UIStoryboard?

  /// A configuration of a name, for a role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
}

extension UIScene {
  /// Why a scene connects. Nothing opens an app here but a person.
  @preconcurrency @MainActor public final class ConnectionOptions: NSObject {}
}
