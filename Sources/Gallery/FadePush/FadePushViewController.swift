import UIKit

/// Offers three ways to push a screen. It supplies the navigation controller’s delegate for as long as it is on
/// the stack.
public final class FadePushViewController: UIViewController {
  private let fadeDelegate = FadeNavigationDelegate()
  private weak var host: UINavigationController?
  private weak var previousDelegate: (any UINavigationControllerDelegate)?
  private lazy var page = ScenePage(
    picture: "sage", title: "Fade, slide or neither",
    text: "One delegate decides for every push and every pop: an animator of its own, or nil for the standard slide.",
    controls: makePushMenu(depth: 0))

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fade push"
    view.backgroundColor = Palette.paper
    view.addSubview(page)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    page.frame = view.bounds.inset(by: view.safeAreaInsets)
  }

  public override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    host?.delegate = previousDelegate
    host = parent as? UINavigationController
    previousDelegate = host?.delegate
    host?.delegate = fadeDelegate
  }
}
