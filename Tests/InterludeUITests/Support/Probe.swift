import InterludeUI

/// A controller that writes down its lifecycle.
final class Probe: UIViewController {
  let name: String
  let journal: Journal
  var onDidAppear: () -> Void = {}
  var onWillAppear: () -> Void = {}
  var onWillDisappear: () -> Void = {}
  var onDidDisappear: () -> Void = {}

  init(name: String, journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    journal.write("\(name) viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    journal.write("\(name) viewWillAppear")
    onWillAppear()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    journal.write("\(name) viewDidAppear")
    onDidAppear()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    journal.write("\(name) viewWillDisappear")
    onWillDisappear()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    journal.write("\(name) viewDidDisappear")
    onDidDisappear()
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    journal.write("\(name) willMove \(parent == nil ? "out" : "in")")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    journal.write("\(name) didMove \(parent == nil ? "out" : "in")")
  }
}
