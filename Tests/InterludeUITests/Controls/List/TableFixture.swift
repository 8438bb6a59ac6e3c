import InterludeUI
import InterludeUITestSupport

/// A table of 300 × 400 points at the top of an empty screen, whose rows are 50 high; its data, and what it asks and tells.
class TableFixture {
  let world = World()
  let table: UITableView
  let data: TableData
  let finger: Finger
  var stage: Stage { world.stage }

  init(_ counts: [Int] = [100], style: UITableView.Style = .plain) {
    let screen = world.showEmpty()
    finger = screen.finger
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: style)
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 50
    table.sectionHeaderTopPadding = 0
    data = TableData(counts.map { count in (0..<count).map { "\($0)" } }, world.journal)
    table.register(CountedCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = data
    table.delegate = data
    screen.view.addSubview(table)
    world.layOut()
  }

  func advance(by duration: Double) { stage.advance(to: stage.time + duration) }

  /// The texts of the rows that show, from top to bottom.
  var shown: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
}

final class CountedCell: UITableViewCell {
  nonisolated(unsafe) static var made = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.made += 1
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  var reuses = 0
  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

final class TableData: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: [[String]]
  var asked = 0
  var made: Set<ObjectIdentifier> = []
  var titles: [String] = []
  var footerTitles: [String] = []
  var refused: IndexPath?
  private let journal: Journal

  init(_ rows: [[String]], _ journal: Journal) {
    self.rows = rows
    self.journal = journal
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    made.insert(ObjectIdentifier(cell))
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.isEmpty ? nil : titles[section]
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footerTitles.isEmpty ? nil : footerTitles[section]
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    journal.write("willSelect \(indexPath.row)")
    return indexPath == refused ? nil : indexPath
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    journal.write("willDeselect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    journal.write("didSelect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    journal.write("didDeselect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    journal.write("didHighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    journal.write("didUnhighlight \(indexPath.row)")
  }
}
