/// Tells a table what its rows are by snapshots, and animates from one to the next.
///
/// It is the table's data source from its `init` on. Editing and reordering by hand are absent.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UITableViewDataSource
{
  /// Gives a row that comes into sight a cell.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// How rows and sections come and go; as suits unless set.
  public var defaultRowAnimation: UITableView.RowAnimation = .automatic

  private weak var table: UITableView?
  private let cellProvider: CellProvider
  private let content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
  private var items: DiffableItems<SectionIdentifierType, ItemIdentifierType> { content.items }

  /// The data source of a table, which it does not retain.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows a snapshot; what has come, gone or moved since the last one animates unless it is not to. The completion is called
  /// when the animation has ended.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    content.apply(
      snapshot, to: table, animated: animatingDifferences, completion: completion
    ) { [animation = defaultRowAnimation] in $0.make($1, with: animation) }
  }

  /// Shows a snapshot by loading the table anew, without animation.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    content.load(snapshot, in: table, completion: completion)
  }

  /// What is shown now.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { items.snapshot }

  // MARK: Identifiers

  /// The item of a row; nil if there is no such row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { items.item(at: indexPath) }

  /// The row of an item; nil if there is no such item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { items.path(of: itemIdentifier) }

  /// The section of a number; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { items.section(at: index) }

  /// The number of a section; nil if there is no such section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    items.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  open func numberOfSections(in tableView: UITableView) -> Int { items.snapshot.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.numberOfItems(in: section)
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = items.item(at: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
    return cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}

extension UITableView {
  /// Makes the changes of a snapshot, inside of an update.
  fileprivate func make(_ update: ListUpdate, with animation: RowAnimation) {
    deleteSections(IndexSet(update.deletedSections), with: animation)
    insertSections(IndexSet(update.insertedSections), with: animation)
    reloadSections(IndexSet(update.reloadedSections), with: animation)
    for move in update.movedSections { moveSection(move.from, toSection: move.to) }
    deleteRows(at: Array(update.deletedItems), with: animation)
    insertRows(at: Array(update.insertedItems), with: animation)
    reloadRows(at: Array(update.reloadedItems), with: animation)
    for move in update.movedItems { moveRow(at: move.from, to: move.to) }
  }
}
