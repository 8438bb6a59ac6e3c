/// Puts items side by side in lines, and the lines one after another.
///
/// The sizes are asked for when the layout is prepared; the places are then found by the lines that they are in.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items in points, where the delegate has no other; 50 × 50 unless set.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
  /// The least room between lines, in points; 10 unless set.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The least room between items of a line, in points; 10 unless set.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// Along which axis the lines follow each other; up and down unless set.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The room around the items of each section, in points.
  open var sectionInset: UIEdgeInsets = .zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  /// The size of headers, of which only the length along the scrolling counts; none unless set.
  open var headerReferenceSize: CGSize = .zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of footers, of which only the length along the scrolling counts; none unless set.
  open var footerReferenceSize: CGSize = .zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// Whether a header stays in sight with the items of its section.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether a footer stays in sight with the items of its section.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  private var sections: [FlowSection] = []
  /// What the delegate, or the layout in its place, has said of each section.
  private var metrics: [FlowMetrics] = []
  /// What of them need not be found out anew when the layout prepares next.
  private var keeps = (metrics: false, attributes: false)
  private var length: CGFloat = 0
  private var breadth: CGFloat = 0
  var isVertical: Bool { scrollDirection == .vertical }

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    let known = keeps.metrics ? metrics : []
    let isDone = keeps.attributes
    keeps = (false, false)
    if isDone { return }
    (sections, metrics, length) = ([], [], 0)
    guard let collectionView else { return }
    let room = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
    breadth = max(0, isVertical ? room.width : room.height)
    for section in 0..<collectionView.numberOfSections {
      let count = collectionView.numberOfItems(inSection: section)
      let isKnown = known.indices.contains(section) && known[section].count == count
      let found = isKnown ? known[section] : ask(section, count, in: collectionView)
      metrics.append(found)
      sections.append(FlowSection(start: length, breadth: breadth, found))
      length = sections[section].end
    }
  }

  private func ask(_ section: Int, _ count: Int, in collection: UICollectionView) -> FlowMetrics {
    let delegate = collection.collectionDelegate as? any UICollectionViewDelegateFlowLayout
    let sizes = delegate.map { delegate in
      (0..<count).map {
        along(delegate.collectionView(collection, layout: self, sizeForItemAt: IndexPath(item: $0, section: section)))
      }
    }
    let inset = delegate?.collectionView(collection, layout: self, insetForSectionAt: section) ?? sectionInset
    let header = delegate?.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section)
    let footer = delegate?.collectionView(collection, layout: self, referenceSizeForFooterInSection: section)
    return FlowMetrics(
      count: count, sizes: sizes ?? [], size: along(itemSize),
      inset: isVertical
        ? FlowMetrics.Inset(before: inset.top, after: inset.bottom, low: inset.left, high: inset.right)
        : FlowMetrics.Inset(before: inset.left, after: inset.right, low: inset.top, high: inset.bottom),
      lineSpacing: delegate?.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing,
      itemSpacing: delegate?.collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing,
      header: along(header ?? headerReferenceSize).length, footer: along(footer ?? footerReferenceSize).length)
  }

  private func along(_ size: CGSize) -> FlowMetrics.Size {
    isVertical
      ? FlowMetrics.Size(length: size.height, breadth: size.width)
      : FlowMetrics.Size(length: size.width, breadth: size.height)
  }

  private func rect(_ position: CGFloat, _ length: CGFloat, across: CGFloat, _ breadth: CGFloat) -> CGRect {
    isVertical
      ? CGRect(x: across, y: position, width: breadth, height: length)
      : CGRect(x: position, y: across, width: length, height: breadth)
  }

  // MARK: Places

  open override var collectionViewContentSize: CGSize { rect(0, length, across: 0, breadth).size }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var found: [UICollectionViewLayoutAttributes] = []
    var section = sections.firstIndexAscending { $0.end > low }
    while section < sections.count, sections[section].start < high {
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        found += [
          layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: section))
        ].compactMap(\.self)
      }
      for item in sections[section].items(from: low, to: high) {
        found += [layoutAttributesForItem(at: IndexPath(item: item, section: section))].compactMap(\.self)
      }
      section += 1
    }
    return found.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      let place = sections[indexPath.section].place(of: indexPath.item)
    else { return nil }
    return make(.cell(indexPath), rect(place.position, place.size.length, across: place.across, place.size.breadth))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section), indexPath.item == 0 else { return nil }
    let section = sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
    let length = isHeader ? section.header : section.footer
    guard length > 0 else { return nil }
    var position = isHeader ? section.start : section.end - length
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds, let collectionView {
      let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
      let (low, high) = isVertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
      position =
        isHeader
        ? max(position, min(low, section.end - section.footer - length))
        : min(position, max(high - length, section.start + section.header))
    }
    let attributes = make(.supplementary(elementKind, indexPath), rect(position, length, across: 0, breadth))
    attributes?.zIndex = 10
    return attributes
  }

  private func make(_ key: ListKey, _ frame: CGRect) -> UICollectionViewLayoutAttributes? {
    guard let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type else { return nil }
    let attributes = type.init()
    attributes.represent(key)
    attributes.frame = frame
    return attributes
  }

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let wanted = context as? UICollectionViewFlowLayoutInvalidationContext
    let isPart = !context.invalidateEverything && !context.invalidateDataSourceCounts
    func keep(_ isKept: Bool, _ isWanted: Bool?) -> Bool { isPart && isWanted == false && (isKept || !isInvalid) }
    keeps.metrics = keep(keeps.metrics, wanted?.invalidateFlowLayoutDelegateMetrics)
    keeps.attributes = keep(keeps.attributes, wanted?.invalidateFlowLayoutAttributes)
    super.invalidateLayout(with: context)
  }

  /// When the room across the lines changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let size = collectionView?.bounds.size else { return false }
    return isVertical ? newBounds.width != size.width : newBounds.height != size.height
  }
}
