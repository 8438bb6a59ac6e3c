import InterludeLab
import MotionQA
import SPStorkController
import UIKit

/// A card over a screen that steps back. A drag at its head lets it go too early first, then carries it away; a drag of its list
/// past the top pulls it a little, and a tap beside it takes it away.
@main enum Main {
  static func main() {
    Interlude.run(scenes: [
      Scene(
        name: "sp-stork-controller", title: "Stork", summary: "A card that is pulled down",
        script: InputScript(
          duration: 7,
          [
            .tap("open", at: 0.1),
            .drag("title", by: CGVector(dx: 0, dy: 120), duration: 0.4, at: 1),
            .drag("title", by: CGVector(dx: 0, dy: 420), duration: 0.4, at: 2),
            .tap("open", at: 3.2),
            .drag("list", by: CGVector(dx: 0, dy: 60), duration: 0.5, at: 4.2), .tap(CGPoint(x: 200, y: 52), at: 5.6),
          ])
      ) { StartViewController() }
    ])
  }
}

final class StartViewController: UIViewController {
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    button.setTitle("Open", for: .normal)
    button.accessibilityIdentifier = "open"
    button.addTarget(self, action: #selector(open), for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    button.frame = CGRect(x: view.bounds.midX - 60, y: 200, width: 120, height: 44)
  }

  @objc private func open() { presentAsStork(CardViewController()) }
}

final class CardViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let titleLabel = UILabel()
  private let list = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    titleLabel.text = "Drag me"
    titleLabel.textAlignment = .center
    titleLabel.accessibilityIdentifier = "title"
    list.accessibilityIdentifier = "list"
    list.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    list.dataSource = self
    list.delegate = self
    view.addSubview(list)
    view.addSubview(titleLabel)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    titleLabel.frame = CGRect(x: 0, y: 20, width: view.bounds.width, height: 60)
    list.frame = CGRect(x: 0, y: 80, width: view.bounds.width, height: view.bounds.height - 80)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    return cell
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { SPStorkController.scrollViewDidScroll(scrollView) }
}
