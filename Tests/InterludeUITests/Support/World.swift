import InterludeUI

/// A stage with a window and a root controller, where the callbacks of everyone involved end up in one journal.
///
/// A suite makes it inside the test (lazily), or in its own `init` if the suite has the trait `ownWorld`: tests take turns on
/// the main actor between the two, and without the trait the current stage would be another's.
public final class World {
  public let stage: Stage
  public let window: UIWindow
  public let journal = Journal()
  public private(set) var diagnostics: [Diagnostic] = []

  public init(size: CGSize = CGSize(width: 390, height: 844), system: SystemBehavior = .iOS17) {
    stage = Stage(size: size, system: system)
    Stage.current = stage
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    stage.onDiagnostic = { [weak self] in self?.diagnostics.append($0) }
  }

  /// Shows a root controller; what it heard until then is forgotten.
  public func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    journal.clear()
  }

  /// A controller that writes down what it hears.
  public func probe(_ name: String) -> Probe { Probe(name: name, journal: journal) }

  /// A window whose root is a probe named "root".
  public func showProbe() -> Probe {
    let root = probe("root")
    show(root)
    return root
  }

  /// A navigation controller on probes.
  public func showNavigation(_ names: String...) -> (UINavigationController, [Probe]) {
    let probes = names.map(probe)
    let navigation = UINavigationController(nibName: nil, bundle: nil)
    navigation.setViewControllers(probes, animated: false)
    show(navigation)
    return (navigation, probes)
  }

  /// Lays everything out, as every frame does.
  public func layOut() { stage.commit() }

  /// Long enough for every transition here to have ended.
  public func settle() { stage.advance(to: stage.time + 10) }
}

/// What happened, in order.
public final class Journal {
  public private(set) var entries: [String] = []

  public init() {}

  public func write(_ entry: String) { entries.append(entry) }
  public func clear() { entries = [] }

  /// The entries that begin with one of the words.
  public func entries(about words: String...) -> [String] {
    entries.filter { entry in words.contains { entry.hasPrefix($0) } }
  }
}
