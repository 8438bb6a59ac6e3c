import InterludeUI
import InterludeUITestSupport
import Testing

/// How cells come into sight: where they are, and what they look like.
@Suite(.ownWorld) final class ListCellPlaceTests: TableFixture {
  private final class Watcher: NSObject, UITableViewDataSource, UITableViewDelegate {
    var frames: [IndexPath: CGRect] = [:]
    var dequeued: [IndexPath: CGSize] = [:]
    var alpha: CGFloat = 1
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let label = UILabel(frame: .zero)

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 7 ? 70 : 50
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      dequeued[indexPath] = cell.bounds.size
      if indexPath.row == 0 { [field, label].forEach(cell.contentView.addSubview) }
      return cell
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      frames[indexPath] = cell.frame
      cell.alpha = alpha
    }
  }

  private let watcher = Watcher()

  init() {
    super.init()
    (table.dataSource, table.delegate) = (watcher, watcher)
    world.layOut()
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func aCellHasItsSizeWhenItIsDequeuedAndItsPlaceWhenItIsAnnounced() {
    #expect(watcher.dequeued[path(7)] == CGSize(width: 300, height: 70))
    #expect(watcher.frames[path(7)] == CGRect(x: 0, y: 350, width: 300, height: 70))
    // One that is used again, too.
    table.contentOffset.y = 2000
    world.layOut()
    #expect(watcher.dequeued[path(41)] == CGSize(width: 300, height: 50))
    #expect(watcher.frames[path(41)] == CGRect(x: 0, y: 2070, width: 300, height: 50))
  }

  @Test func whatTheDelegateSetsOfACellThatComesStays() {
    watcher.alpha = 0.5
    table.contentOffset.y = 1000
    world.layOut()
    #expect(table.cellForRow(at: path(21))?.alpha == 0.5)
    watcher.alpha = 1
    table.contentOffset.y = 2000
    world.layOut()
    #expect(table.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test func whatComesIntoSightInABlockIsThereAtOnce() throws {
    table.frame.size.height = 200
    world.layOut()
    UIView.animate(withDuration: 1) { [self] in
      table.frame.size.height = 400
      table.layoutIfNeeded()
    }
    let cell = try #require(table.cellForRow(at: path(6)))
    #expect(cell.layer.animationKeys() == nil && cell.frame == CGRect(x: 0, y: 300, width: 300, height: 50))
    #expect(table.layer.animationKeys()?.isEmpty == false)
  }

  @Test func theRowThatIsTypedInStaysWhenItIsScrolledAway() throws {
    let cell = try #require(table.cellForRow(at: path(0)))
    #expect(watcher.field.becomeFirstResponder())
    table.contentOffset.y = 2000
    world.layOut()
    #expect(watcher.field.isFirstResponder && cell.superview === table && cell.frame.minY == 0)
    watcher.field.resignFirstResponder()
    table.contentOffset.y = 2010
    world.layOut()
    #expect(cell.superview == nil)
  }

  @Test func whatIsInACellIsHighlightedWithIt() throws {
    let cell = try #require(table.cellForRow(at: path(0)))
    cell.setSelected(true, animated: false)
    #expect(watcher.label.isHighlighted && watcher.field.isHighlighted)
    cell.setSelected(false, animated: false)
    #expect(!watcher.label.isHighlighted)
    cell.selectionStyle = .none
    cell.setHighlighted(true, animated: false)
    #expect(!watcher.label.isHighlighted)
  }

  @Test func aChoiceThatIsSetAgainDeselectsNothing() {
    table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    table.allowsMultipleSelection = false
    #expect(table.indexPathForSelectedRow == path(3))
    table.allowsMultipleSelection = true
    table.allowsMultipleSelection = false
    #expect(table.indexPathForSelectedRow == nil)
  }

  /// "Empty states" and the like.
  @Test func changesCanBeOverridden() {
    final class Table: UITableView {
      var calls: [String] = []
      override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        calls.append("insert")
        super.insertRows(at: indexPaths, with: animation)
      }
      override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { calls.append("delete") }
    }
    let table = Table(frame: .zero)
    table.insertRows(at: [], with: .none)
    table.deleteSections([0], with: .none)
    #expect(table.calls == ["insert", "delete"])
  }
}
