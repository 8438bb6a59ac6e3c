import InterludeUI

/// A controller that writes down its lifecycle.
public final class Probe: UIViewController {
  public let name: String
  public let journal: Journal
  public var onDidAppear: () -> Void = {}
  public var onWillAppear: () -> Void = {}
  public var onWillDisappear: () -> Void = {}
  public var onDidDisappear: () -> Void = {}

  public init(name: String, journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    journal.write("\(name) viewDidLoad")
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    journal.write("\(name) viewWillAppear")
    onWillAppear()
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    journal.write("\(name) viewDidAppear")
    onDidAppear()
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    journal.write("\(name) viewWillDisappear")
    onWillDisappear()
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    journal.write("\(name) viewDidDisappear")
    onDidDisappear()
  }

  public override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    journal.write("\(name) willMove \(parent == nil ? "out" : "in")")
  }

  public override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    journal.write("\(name) didMove \(parent == nil ? "out" : "in")")
  }
}
