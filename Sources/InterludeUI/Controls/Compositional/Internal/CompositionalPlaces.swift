/// Where everything of a compositional layout is: its sections one after another, between the headers and footers of the whole.
@MainActor struct CompositionalPlaces {
  struct Place {
    let place: ListPlace
    var measuredSides = MeasuredSides()
  }

  private var sections: [CompositionalSection] = []
  private var starts = RunningSums([])
  private var ends: Boundaries?
  private var spacing: CGFloat = 0
  /// How far anything reaches out of its section.
  private var outreach: CGFloat = 0
  private var room = CGSize.zero
  /// What views of the whole layout want to be, by kinds.
  private var wantedEnds: [String: CGSize] = [:]
  /// What views of the sections want to be, until these are made again.
  private var pending: [Int: [ListKey: CGSize]]?
  private var direction: UICollectionView.ScrollDirection { ends?.direction ?? .vertical }

  init() {}

  // MARK: Preparing

  mutating func prepare(
    in collection: UICollectionView, _ configuration: UICollectionViewCompositionalLayoutConfiguration,
    _ provider: UICollectionViewCompositionalLayoutSectionProvider
  ) {
    let environment = CompositionalEnvironment(collection)
    let wanted = environment.effectiveContentSize == room ? allWanted : [:]
    if environment.effectiveContentSize != room { wantedEnds = [:] }
    (room, spacing, pending) = (environment.effectiveContentSize, configuration.interSectionSpacing, nil)
    let direction = configuration.scrollDirection
    sections = (0..<collection.numberOfSections).map { number in
      let definition = provider(number, environment)
      let reference = definition?.contentInsetsReference ?? .none
      return CompositionalSection(
        definition ?? NSCollectionLayoutSection(group: .nothing), number: number,
        count: definition == nil ? 0 : collection.numberOfItems(inSection: number),
        room: CompositionalSection.Room(
          size: room,
          sides: collection.sides(
            reference == .automatic ? configuration.contentInsetsReference : reference, direction),
          direction: direction, traits: collection.traitCollection), wanted: wanted[number] ?? [:])
    }
    starts = RunningSums(sections.map { $0.length + spacing })
    outreach = sections.reduce(0) { max($0, $1.outreach) }
    ends = Boundaries(
      sections.isEmpty ? [] : configuration.boundarySupplementaryItems, in: CGRect(origin: .zero, size: room),
      direction: direction, wanted: { wantedEnds[$0] })
  }

  var contentSize: CGSize { direction.size(length, breadth: direction.breadth(room)) }

  private var length: CGFloat {
    guard let ends, !sections.isEmpty else { return 0 }
    return ends.before + starts.total - spacing + ends.after
  }

  private func start(of section: Int) -> CGFloat { (ends?.before ?? 0) + starts.sum(before: section) }

  // MARK: Places

  /// How a section scrolls by itself; nil if it does not.
  func scroll(_ section: Int) -> SectionScroll? {
    guard sections.indices.contains(section), var scroll = sections[section].scroll else { return nil }
    let origin = direction.point(start(of: section), across: 0)
    scroll.frame = scroll.frame.offsetBy(dx: origin.x, dy: origin.y)
    return scroll
  }

  /// What changes what shows of a section.
  func handler(ofSection section: Int) -> NSCollectionLayoutSectionVisibleItemsInvalidationHandler? {
    sections.indices.contains(section) ? sections[section].definition.visibleItemsInvalidationHandler : nil
  }

  /// Whether something is in the scroll view of its section.
  func scrollsWithSection(_ key: ListKey) -> Bool {
    guard key.path.count == 2, sections.indices.contains(key.path.section) else { return false }
    return sections[key.path.section].scroll != nil && (key.category == .cell || goesWithItem(key))
  }

  /// All that may be in a rectangle, of sections that have been scrolled by themselves.
  func keys(in rect: CGRect, offset: (Int) -> CGPoint) -> [ListKey] {
    let (low, high) = direction.stretch(rect)
    var keys = ends?.items.map { ListKey.supplementary($0.item.elementKind, IndexPath(index: 0)) } ?? []
    var number = starts.index(at: low - (ends?.before ?? 0) - outreach)
    while number < sections.count, case let start = start(of: number), start < high + outreach {
      let (section, first) = (sections[number], IndexPath(item: 0, section: number))
      keys += section.definition.decorationItems.map { .decoration($0.elementKind, first) }
      keys += section.boundaries.items.map { .supplementary($0.item.elementKind, first) }
      let stretch = section.scroll.map { scroll in
        let offset = offset(number)
        return scroll.direction.stretch(rect.offsetBy(dx: offset.x, dy: offset.y))
      }
      for item in section.items(from: stretch?.low ?? low - start, to: stretch?.high ?? high - start) {
        let path = IndexPath(item: item, section: number)
        keys.append(.cell(path))
        keys += section.supplements(of: item).map { .supplementary($0.elementKind, path) }
      }
      number += 1
    }
    return keys
  }

  /// Where something is; nil if it is not there.
  func place(of key: ListKey, visible: CGRect?) -> Place? {
    guard key.path.count == 2 else { return placeOfEnd(key, visible) }
    guard sections.indices.contains(key.path.section) else { return nil }
    let (section, start) = (sections[key.path.section], start(of: key.path.section))
    let origin = direction.point(start, across: 0)
    func made(_ frame: CGRect, _ zIndex: Int, _ size: NSCollectionLayoutSize?) -> Place {
      Place(
        place: ListPlace(frame: frame.offsetBy(dx: origin.x, dy: origin.y), zIndex: zIndex),
        measuredSides: size?.measuredSides ?? MeasuredSides())
    }
    switch key.category {
    case .cell:
      return section.place(of: key.path.item).map { made($0.frame, $0.zIndex, $0.item?.layoutSize) }
    case .supplementary:
      if key.path.item == 0, let boundary = section.boundaries.item(ofKind: key.kind) {
        let stretch = visible.map(direction.stretch).map { (low: $0.low - start, high: $0.high - start) }
        let frame = section.boundaries.frame(of: boundary, in: section.length, visible: stretch)
        return made(frame, boundary.item.zIndex, boundary.item.layoutSize)
      }
      guard let item = section.supplement(ofKind: key.kind, of: key.path.item) else { return nil }
      return section.frame(of: item, of: key.path.item).map { made($0, item.zIndex, item.layoutSize) }
    case .decoration:
      let item = section.definition.decorationItems.first { $0.elementKind == key.kind }
      // Items are at 0, and what has as much as they have is in front of them.
      return key.path.item == 0 ? item.map { made(section.frame(of: $0), $0.zIndex - 1, nil) } : nil
    }
  }

  private func placeOfEnd(_ key: ListKey, _ visible: CGRect?) -> Place? {
    guard key.path == IndexPath(index: 0), key.category == .supplementary, let ends,
      let item = ends.item(ofKind: key.kind)
    else { return nil }
    let frame = ends.frame(of: item, in: length, visible: visible.map(direction.stretch))
    return Place(
      place: ListPlace(frame: frame, zIndex: item.item.zIndex), measuredSides: item.item.layoutSize.measuredSides)
  }

  // MARK: What views want

  /// Notes how large a view wants to be; whether places have changed by that.
  mutating func note(_ size: CGSize, for key: ListKey) -> Bool {
    func state(_ places: Self) -> (CGSize?, CGFloat) {
      (places.place(of: key, visible: nil)?.place.size, places.length)
    }
    let before = state(self)
    if key.path.count == 2, sections.indices.contains(key.path.section) {
      sections[key.path.section].set(size, for: key)
      starts.set(sections[key.path.section].length + spacing, at: key.path.section)
    } else if key.path.count == 1 {
      wantedEnds[key.kind] = size
      ends = ends?.with { wantedEnds[$0] }
    }
    return state(self) != before
  }

  private var allWanted: [Int: [ListKey: CGSize]] {
    pending ?? Dictionary(uniqueKeysWithValues: sections.map { ($0.number, $0.wanted) })
  }

  /// Gives what views want to be to the paths of after an update; it is forgotten where there is none.
  mutating func rename(_ newKey: (ListKey) -> ListKey?) {
    var renamed: [Int: [ListKey: CGSize]] = [:]
    for (key, size) in allWanted.values.joined() {
      if let newKey = newKey(key) { renamed[newKey.path.section, default: [:]][newKey] = size }
    }
    pending = renamed
  }

  // MARK: Lists

  /// The first section that is a list.
  var firstList: UICollectionLayoutListConfiguration? { sections.lazy.compactMap(\.definition.list).first }

  /// What a view is in a list; nil where its section is none.
  func listRow(of key: ListKey) -> ListRow? {
    guard key.path.count == 2, sections.indices.contains(key.path.section) else { return nil }
    let section = sections[key.path.section]
    guard let list = section.definition.list else { return nil }
    var row = ListRow(appearance: list.appearance, showsSeparators: list.showsSeparators)
    switch key.category {
    case .cell:
      let first = list.headerMode == .firstItemInSection ? 1 : 0
      if key.path.item < first { row.role = .header }
      (row.isFirst, row.isLast) = (key.path.item == first, key.path.item == section.itemCount - 1)
    case .supplementary:
      guard key.path.item == 0, section.boundaries.item(ofKind: key.kind) != nil else { return nil }
      row.role = key.kind == UICollectionView.elementKindSectionFooter ? .footer : .header
    case .decoration: return nil
    }
    return row
  }

  /// Whether a view goes with an item, not with a section.
  func goesWithItem(_ key: ListKey) -> Bool {
    guard key.category == .supplementary, key.path.count == 2, sections.indices.contains(key.path.section) else {
      return false
    }
    let section = sections[key.path.section]
    return key.path.item > 0 || section.boundaries.item(ofKind: key.kind) == nil
  }
}

extension NSCollectionLayoutGroup {
  /// What a section that is not there consists of.
  fileprivate static var nothing: NSCollectionLayoutGroup {
    horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0)), subitems: [])
  }
}
