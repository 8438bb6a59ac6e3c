/// Makes the section of a number; nil for none, where UIKit raises an exception and here nothing is shown.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Puts groups of items one after another, section by section.
///
/// The sections are made when the layout prepares; an item's place then follows from its number.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// What goes for all sections: a copy of what was set. A change of that has no effect until it is set again.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { ownConfiguration }
    set {
      ownConfiguration = newValue.ownCopy
      invalidateLayout()
    }
  }
  private var ownConfiguration: UICollectionViewCompositionalLayoutConfiguration
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private(set) var places = CompositionalPlaces()

  // MARK: Making

  /// A layout whose sections are all alike.
  public init(section: NSCollectionLayoutSection) {
    (provider, ownConfiguration) = ({ _, _ in section }, UICollectionViewCompositionalLayoutConfiguration())
    super.init()
  }

  /// A layout whose sections are all alike.
  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, ownConfiguration) = ({ _, _ in section }, configuration.ownCopy)
    super.init()
  }

  /// A layout whose sections are made one by one: whenever the layout prepares, so also when the collection's size has changed.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    (provider, ownConfiguration) = (sectionProvider, UICollectionViewCompositionalLayoutConfiguration())
    super.init()
  }

  /// A layout whose sections are made one by one: whenever the layout prepares, so also when the collection's size has changed.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, ownConfiguration) = (sectionProvider, configuration.ownCopy)
    super.init()
  }

  /// There are no archives here: always nil.
  public required init?(coder: NSCoder) { nil }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return places = CompositionalPlaces() }
    places.prepare(in: collectionView, configuration, provider)
  }

  open override var collectionViewContentSize: CGSize { places.contentSize }

  /// When the size changes, of which any length may be a share.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  override func surroundingsDidChange() { invalidateLayout() }

  // MARK: Places

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    places.keys(in: rect, offset: { collectionView?.offset(ofSection: $0) ?? .zero }).compactMap(attributes).filter {
      (collectionView?.shownFrame(of: $0) ?? $0.frame).overlaps(rect)
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: .cell(indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(of: .supplementary(elementKind, indexPath)) }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(of: .decoration(elementKind, indexPath)) }

  private func attributes(of key: ListKey) -> UICollectionViewLayoutAttributes? {
    let visible = collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) }
    guard let place = places.place(of: key, visible: visible),
      let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    else { return nil }
    let attributes = type.init()
    attributes.represent(key)
    attributes.place = place.place
    attributes.measuredSides = place.measuredSides
    return attributes
  }

  // MARK: What views want

  override func note(_ size: CGSize, for key: ListKey) -> Bool { places.note(size, for: key) }

  override func rename(_ newKey: (ListKey) -> ListKey?) { places.rename(newKey) }

  override func finish(_ attributes: [UICollectionViewLayoutAttributes]) {
    guard let collectionView else { return }
    if let listGround { collectionView.showListGround(listGround) }
    for attributes in attributes {
      (collectionView.views.view(for: attributes.key) as? UICollectionViewListCell)?.listRow = listRow(
        of: attributes.key)
    }
    let ofSections = Dictionary(grouping: attributes.filter { $0.indexPath.count == 2 }, by: \.indexPath.section)
    for section in ofSections.keys.sorted() {
      guard let handler = places.handler(ofSection: section), let shown = ofSections[section] else { continue }
      let scrolls = places.scroll(section) != nil
      handler(
        shown.map(VisibleItem.init),
        scrolls ? collectionView.offset(ofSection: section) : collectionView.contentOffset,
        CompositionalEnvironment(collectionView))
    }
  }

  override func listRow(of key: ListKey) -> ListRow? { places.listRow(of: key) }

  override func scroll(ofSection section: Int) -> SectionScroll? { places.scroll(section) }

  override func scrollsWithSection(_ key: ListKey) -> Bool { places.scrollsWithSection(key) }

  override func goesWithItem(_ key: ListKey) -> Bool { key.category == .cell || places.goesWithItem(key) }
}

extension UICollectionViewCompositionalLayoutConfiguration {
  fileprivate var ownCopy: UICollectionViewCompositionalLayoutConfiguration {
    copy() as? UICollectionViewCompositionalLayoutConfiguration ?? self
  }
}

extension CGRect {
  /// Whether there is something of both: edges that touch do not count, and a rectangle without a height counts where it lies inside.
  fileprivate nonisolated func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
