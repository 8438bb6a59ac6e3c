import InterludeUI
import InterludeUITestSupport

/// A table of 300 × 400 points whose rows are configured by a test.
class ConfigurationFixture {
  let world = World()
  let table: UITableView
  let rows = ConfiguredRows()
  let finger: Finger

  init(style: UITableView.Style = .plain) {
    let screen = world.showEmpty()
    finger = screen.finger
    world.stage.textRenderer = FixedWidthRenderer()
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: style)
    table.contentInsetAdjustmentBehavior = .never
    table.register(ConfiguredCell.self, forCellReuseIdentifier: "cell")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "end")
    screen.view.addSubview(table)
    table.delegate = rows
  }

  /// Shows rows.
  func show(_ count: Int = 3, _ configure: @escaping (ConfiguredCell, Int) -> Void) {
    (rows.count, rows.configure) = (count, configure)
    table.dataSource = rows
    world.layOut()
  }

  func cell(_ row: Int) -> ConfiguredCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) as? ConfiguredCell }
}

final class ConfiguredRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var (count, asked) = (0, 0)
  var configure: (ConfiguredCell, Int) -> Void = { _, _ in }
  var ends: [UITableViewHeaderFooterView] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if let cell = cell as? ConfiguredCell { configure(cell, indexPath.row) }
    return cell
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { end(of: tableView) }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { end(of: tableView) }

  private func end(of table: UITableView) -> UIView? {
    let end = table.dequeueReusableHeaderFooterView(withIdentifier: "end")
    if let end { ends.append(end) }
    return end
  }
}

/// Writes down the states that it is told of.
final class ConfiguredCell: UITableViewCell {
  var states: [String] = []

  override func updateConfiguration(using state: UICellConfigurationState) { states.append(state.words) }
}

extension UICellConfigurationState {
  var words: String {
    let words = [(isSelected, "selected"), (isHighlighted, "highlighted"), (isDisabled, "disabled")]
    return words.filter(\.0).map(\.1).joined(separator: " ")
  }
}

/// An app's own content: it counts its views and its updates.
struct CountingContent: UIContentConfiguration {
  @MainActor static var (views, updates, shown) = (0, 0, 0)
  var row = 0

  func makeContentView() -> any UIView & UIContentView {
    Self.views += 1
    return CountingView(self)
  }

  func updated(for state: any UIConfigurationState) -> CountingContent {
    Self.updates += 1
    return self
  }
}

final class CountingView: UIView, UIContentView {
  var configuration: any UIContentConfiguration { didSet { CountingContent.shown += 1 } }

  init(_ content: CountingContent) {
    configuration = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

extension UIView {
  /// The label in the view that shows a text, and the picture in it.
  func label(_ text: String) -> UILabel? {
    subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == text }
  }
  var picture: UIImageView? { subviews.lazy.compactMap { $0 as? UIImageView }.first }
  /// All that is in the view, back to front.
  var allSubviews: [UIView] { subviews.flatMap { [$0] + $0.allSubviews } }
}
