import UIKit

/// Offers three ways to push a screen. While it is on the stack, it replaces the navigation controller's delegate.
public final class FadePushViewController: ScenePageViewController, ContextPanelHolder {
  let contextPanel = ContextPanel()
  private let fadeDelegate = FadeNavigationDelegate()
  private var delegation = NavigationDelegation()

  public override func loadView() {
    view = ScenePage(
      picture: "sage", title: "Fade, slide or neither",
      text: "One delegate decides for every push and every pop: an animator of its own, or nil for the standard slide.",
      controls: [contextPanel] + makePushMenu(depth: 0))
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fade push"
  }

  public override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    delegation.move(to: parent, delegate: fadeDelegate)
  }
}
