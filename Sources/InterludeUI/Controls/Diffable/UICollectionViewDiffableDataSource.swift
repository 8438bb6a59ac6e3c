/// Tells a collection what its items are by snapshots, and animates from one to the next.
///
/// It is the collection's data source from its `init` on. Reordering by hand and snapshots of single sections are absent.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UICollectionViewDataSource
{
  /// Gives an item that comes into sight a cell.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Gives a section, or an item, a view of a kind that the layout has a place for.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Where supplementary views come from; an empty one without it.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  private weak var collection: UICollectionView?
  private let cellProvider: CellProvider
  private let content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
  private var items: DiffableItems<SectionIdentifierType, ItemIdentifierType> { content.items }

  /// The data source of a collection, which it does not retain.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows a snapshot; what has come, gone or moved since the last one animates unless it is not to. The completion is called
  /// when the animation has ended.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    content.apply(snapshot, to: collection, animated: animatingDifferences, completion: completion) { $0.make($1) }
  }

  /// Shows a snapshot by loading the collection anew, without animation.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    content.load(snapshot, in: collection, completion: completion)
  }

  /// What is shown now.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { items.snapshot }

  // MARK: Identifiers

  /// The item at a place; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { items.item(at: indexPath) }

  /// Where an item is; nil if there is no such item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { items.path(of: itemIdentifier) }

  /// The section of a number; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { items.section(at: index) }

  /// The number of a section; nil if there is no such section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    items.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { items.snapshot.numberOfSections }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items.numberOfItems(in: section)
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = items.item(at: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
    return cell ?? UICollectionViewCell(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
  }
}

extension UICollectionView {
  /// Makes the changes of a snapshot, inside of an update.
  fileprivate func make(_ update: ListUpdate) {
    deleteSections(IndexSet(update.deletedSections))
    insertSections(IndexSet(update.insertedSections))
    reloadSections(IndexSet(update.reloadedSections))
    for move in update.movedSections { moveSection(move.from, toSection: move.to) }
    deleteItems(at: Array(update.deletedItems))
    insertItems(at: Array(update.insertedItems))
    reloadItems(at: Array(update.reloadedItems))
    for move in update.movedItems { moveItem(at: move.from, to: move.to) }
  }
}
