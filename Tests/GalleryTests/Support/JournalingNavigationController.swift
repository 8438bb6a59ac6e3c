import InterludeUI

/// A navigation controller that writes down, with the exact time, what it hears and what comes and goes.
final class JournalingNavigationController: UINavigationController {
  struct Entry: Hashable {
    let event: String
    let time: Double
  }

  private(set) var journal: [Entry] = []

  func note(_ event: String) { journal.append(Entry(event: event, time: Stage.current.time)) }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("host viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("host viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("host viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("host viewDidDisappear")
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    note("push \(type(of: viewController))")
    watch(viewController)
    super.pushViewController(viewController, animated: animated)
  }

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    note("present \(type(of: viewControllerToPresent))")
    watch(viewControllerToPresent)
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }
}

extension JournalingNavigationController {
  /// Notes when a screen comes and goes, however often it does.
  private func watch(_ screen: UIViewController) {
    guard let view = screen.view, !view.subviews.contains(where: { $0 is Sentinel }) else { return }
    view.addSubview(Sentinel(journal: self, name: "\(type(of: screen))"))
  }
}

/// An invisible view that tells when the screen it was put into enters or leaves the window.
private final class Sentinel: UIView {
  private weak var journal: JournalingNavigationController?
  private let name: String

  init(journal: JournalingNavigationController, name: String) {
    self.journal = journal
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    journal?.note("\(name) \(window == nil ? "left" : "entered") the window")
  }
}
