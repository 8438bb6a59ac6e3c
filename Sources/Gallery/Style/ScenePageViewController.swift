import UIKit

/// A screen whose view is a page. Where not all of it fits, it tells so when it appears.
public class ScenePageViewController: UIViewController {
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (view as? ScenePage)?.flashScrollIndicators()
  }
}
