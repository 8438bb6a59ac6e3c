import EasyTransitions
import InterludeLab
import MotionQA
import UIKit

/// A navigation's push and pop by the kit's own animator: by taps, then by a drag that turns back, then by one that goes on.
@main enum Main {
  static func main() {
    Interlude.run(scenes: [
      Scene(
        name: "easy-transitions", title: "Easy transitions", summary: "A screen is pushed, and dragged away",
        script: InputScript(
          duration: 6.5,
          [
            .tap("push", at: 0.1), .tap("pop", at: 1.1), .tap("push", at: 2.1),
            .drag("detail", by: CGVector(dx: 80, dy: 0), duration: 1, at: 3.1),
            .drag("detail", by: CGVector(dx: 240, dy: 0), duration: 0.5, at: 5),
          ])
      ) { StartViewController() }
    ])
  }
}

/// Holds the navigation: the lab would not push a navigation controller.
final class StartViewController: UIViewController {
  private let transitions = NavigationTransitionDelegate()

  override func viewDidLoad() {
    super.viewDidLoad()
    transitions.set(animator: ShowAnimator(), for: .push)
    transitions.set(animator: ShowAnimator(), for: .pop)
    let navigation = UINavigationController(rootViewController: ListViewController(transitions: transitions))
    navigation.delegate = transitions
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }
}

final class ListViewController: UIViewController {
  private let transitions: NavigationTransitionDelegate
  private let button = UIButton(type: .system)

  init(transitions: NavigationTransitionDelegate) {
    self.transitions = transitions
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "List"
    view.backgroundColor = .white
    button.setTitle("Push", for: .normal)
    button.accessibilityIdentifier = "push"
    button.addTarget(self, action: #selector(push), for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    button.frame = CGRect(x: view.bounds.midX - 60, y: 200, width: 120, height: 44)
  }

  @objc private func push() {
    let detail = DetailViewController()
    transitions.wire(viewController: detail, with: .regular(.fromLeft))
    navigationController?.pushViewController(detail, animated: true)
  }
}

final class DetailViewController: UIViewController {
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Detail"
    view.backgroundColor = .systemYellow
    view.accessibilityIdentifier = "detail"
    button.setTitle("Pop", for: .normal)
    button.accessibilityIdentifier = "pop"
    button.addTarget(self, action: #selector(pop), for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    button.frame = CGRect(x: view.bounds.midX - 60, y: 200, width: 120, height: 44)
  }

  @objc private func pop() { navigationController?.popViewController(animated: true) }
}
