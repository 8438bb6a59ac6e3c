import UIKit

/// Tells the probe of its callbacks, as an app's controllers do.
final class ProbedViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    InterludeProbe.note(self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    InterludeProbe.note(self, "animated: \(animated)")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    InterludeProbe.note(self, "animated: \(animated)")
  }
}
