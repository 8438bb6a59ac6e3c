import InterludeUI
import InterludeUITestSupport
import Testing

/// Lists in a collection of 300 × 400 points. Letters are half as wide as their font is large, lines 1.2 times as high.
@Suite(.ownWorld) final class ListCellTests {
  private let world = World()
  private let data = ListData()
  private let finger: Finger
  private let view: UIView
  private var collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  init() {
    world.stage.textRenderer = FixedWidthRenderer()
    let screen = world.showEmpty()
    (view, finger) = (screen.view, screen.finger)
  }

  private func show(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, counts: [Int] = [3],
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
    _ setUp: @escaping (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
  ) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collection.register(
        UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "end")
    }
    (data.counts, data.setUp) = (counts, setUp)
    collection.dataSource = data
    view.addSubview(collection)
    world.layOut()
  }

  private func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
    collection.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
  }

  /// The line below a cell, in its coordinates; nil where it does not show.
  private func line(_ cell: UICollectionViewListCell?) -> CGRect? {
    cell?.subviews.first { $0.backgroundColor == .separator && !$0.isHidden }?.frame
  }

  private func ground(_ cell: UICollectionViewListCell?) -> UIColor? {
    cell?.backgroundConfiguration?.backgroundColor
  }

  // MARK: Places

  @Test func rowsAreAsWideAsAPlainListAndAsHighAsTheirContent() {
    show(.plain, counts: [2, 1]) { _ in
    } _: { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      if path.item == 1 { content.secondaryText = "Second" }
      cell.contentConfiguration = content
    }
    #expect(cell(0)?.frame == CGRect(x: 0, y: 0, width: 300, height: 44))
    // 11 above and below lines of 20.4 and 14.4, and 3 between them, in whole pixels.
    let height = cell(1)?.frame.height ?? 0
    #expect(height > 59 && height < 61 && cell(1)?.frame.minY == 44)
    #expect(cell(0, 1)?.frame.minY == 44 + height, "sections follow each other directly")
    #expect(collection.backgroundColor == .systemBackground)
  }

  @Test func groupsHaveRoomAndCornersOfTheirOwn() {
    show(.insetGrouped, counts: [3, 1])
    #expect(cell(0)?.frame == CGRect(x: 16, y: 17.5, width: 268, height: 44))
    #expect(cell(0, 1)?.frame.minY == 17.5 + 132 + 35)
    #expect(cell(0)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cell(0)?.layer.cornerRadius == 10 && cell(1)?.layer.cornerRadius == 0)
    #expect(cell(2)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(collection.backgroundColor == .systemGroupedBackground)
    #expect(ground(cell(0)) == .secondarySystemGroupedBackground)
    show(.grouped, counts: [1])
    #expect(cell(0)?.frame == CGRect(x: 0, y: 17.5, width: 300, height: 44) && cell(0)?.layer.cornerRadius == 0)
  }

  @Test func theGroundIsWhatTheAppSays() {
    show(.insetGrouped) { $0.backgroundColor = .green }
    #expect(collection.backgroundColor == .green)
    collection.backgroundColor = .red
    collection.collectionViewLayout.invalidateLayout()
    world.layOut()
    #expect(collection.backgroundColor == .red)
  }

  // MARK: Lines

  @Test func linesAreBetweenRowsAndBeginWithTheText() {
    show(.insetGrouped) { _ in
    } _: { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      cell.contentConfiguration = content
    }
    #expect(line(cell(0)) == CGRect(x: 16, y: 43.5, width: 252, height: 0.5))
    #expect(line(cell(1)) != nil && line(cell(2)) == nil)
    show(.plain)
    #expect(line(cell(2)) != nil)
    show(.plain) { $0.showsSeparators = false }
    #expect(line(cell(0)) == nil)
  }

  // MARK: Headers

  @Test func headersAndFootersAreListCellsToo() {
    show(.grouped, counts: [1, 1]) { ($0.headerMode, $0.footerMode) = (.supplementary, .supplementary) }
    let header = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    #expect(header?.frame.width == 300 && data.contents.contains(.groupedHeader()))
    #expect(data.contents.contains(.groupedFooter()) && cell(0)?.frame.minY == data.heights)
    #expect(line(header as? UICollectionViewListCell) == nil)
  }

  @Test func theFirstItemCanBeAHeader() {
    var contents: [UIListContentConfiguration] = []
    show(.insetGrouped) {
      $0.headerMode = .firstItemInSection
    } _: { cell, _ in
      contents.append(cell.defaultContentConfiguration())
    }
    #expect(contents == [.groupedHeader(), .cell(), .cell()])
    #expect(cell(0)?.layer.cornerRadius == 0 && cell(1)?.layer.maskedCorners.contains(.layerMinXMinYCorner) == true)
  }

  // MARK: Accessories

  private func accessories(_ accessories: [UICellAccessory]) -> UICollectionViewListCell? {
    show(.plain, counts: [1]) { _ in
    } _: { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      cell.contentConfiguration = content
      cell.accessories = accessories
    }
    return cell(0)
  }

  @Test func theSystemsAccessoriesStandInAnOrderOfTheirOwn() throws {
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let cell = try #require(
      accessories([
        .disclosureIndicator(), .checkmark(), .label(text: "12"),
        .customView(
          configuration: .init(
            customView: badge, placement: .trailing(), reservedLayoutWidth: .custom(40), maintainsFixedSize: true)),
      ]))
    // From the right: 16 to the edge, a chevron and a tick of 22 each, two letters of 8.5, the view in the middle of 40.
    let label = try #require(cell.allSubviews.compactMap { $0 as? UILabel }.first { $0.text == "12" })
    let place = badge.convert(badge.bounds, to: cell)
    let signs: CGFloat = 300 - 16 - 22 - 12 - 22
    #expect(label.convert(label.bounds, to: cell).maxX == signs - 12)
    #expect(place == CGRect(x: signs - 12 - 17 - 12 - 35, y: 12, width: 30, height: 20))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: place.minX - 13, height: 44))
  }

  @Test func anAppsViewStandsWhereItsPositionSays() throws {
    let (first, second) = (UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)), UIView())
    second.frame = first.frame
    var seen: [Int] = []
    let cell = try #require(
      accessories([
        .checkmark(),
        .customView(
          configuration: .init(
            customView: first,
            placement: .trailing(at: {
              seen.append($0.count); return $0.count
            }),
            maintainsFixedSize: true)),
        .customView(configuration: .init(customView: second, placement: .leading(), maintainsFixedSize: true)),
      ]))
    #expect(first.convert(first.bounds, to: cell).maxX == 284 && seen.allSatisfy { $0 == 1 } && !seen.isEmpty)
    #expect(second.convert(second.bounds, to: cell).minX == 16 && cell.contentView.frame.minX == 46)
  }

  @Test func deletingShowsWhileTheListIsEdited() throws {
    var deleted = 0
    let cell = try #require(
      accessories([.delete { deleted += 1 }, .disclosureIndicator(displayed: .whenNotEditing)]))
    #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.maxX < 300)
    collection.isEditing = true
    world.layOut()
    #expect(cell.configurationState.isEditing && cell.contentView.frame.maxX == 300)
    #expect(cell.contentView.frame.minX == 38)
    finger.tap(27, 22, at: 1)
    #expect(deleted == 1)
    finger.tap(150, 22, at: 2)
    #expect(collection.indexPathsForSelectedItems?.isEmpty != false, "nothing is selected while it is edited")
    collection.allowsSelectionDuringEditing = true
    finger.tap(150, 22, at: 3)
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    collection.isEditing = false
    world.layOut()
    #expect(cell.contentView.frame.minX == 0 && !cell.configurationState.isEditing)
  }

  @Test func theDetailButtonCallsItsHandlerAndHiddenOnesTakeNoRoom() throws {
    var pressed = 0
    let cell = try #require(
      accessories([.detail(actionHandler: { pressed += 1 }), .checkmark(options: .init(isHidden: true))]))
    #expect(cell.contentView.frame.maxX == 254)
    finger.tap(300 - 16 - 11, 22, at: 1)
    #expect(pressed == 1)
  }

  @Test func indentationMovesContentAndAccessories() throws {
    let cell = try #require(accessories([]))
    (cell.indentationLevel, cell.indentationWidth) = (2, 15)
    world.layOut()
    #expect(cell.contentView.frame.minX == 30 && line(cell)?.minX == 46)
  }

  // MARK: Grounds

  @Test func aRowUnderAFingerIsGreyUnlessTheAppHasAGroundOfItsOwn() throws {
    show(.plain)
    let row = try #require(cell(0))
    #expect(ground(row) == .systemBackground)
    row.isHighlighted = true
    world.layOut()
    #expect(ground(row) == .systemGray4)
    row.backgroundConfiguration = nil
    row.setNeedsUpdateConfiguration()
    world.layOut()
    #expect(row.backgroundConfiguration == nil)
  }
}

private final class ListData: NSObject, UICollectionViewDataSource {
  var counts: [Int] = []
  var setUp: (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
  var contents: [UIListContentConfiguration] = []
  var heights: CGFloat = 0

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? UICollectionViewListCell { setUp(cell, indexPath) }
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "end", for: indexPath)
    if let cell = view as? UICollectionViewListCell {
      var content = cell.defaultContentConfiguration()
      contents.append(content)
      content.text = "Title"
      cell.contentConfiguration = content
      if kind == UICollectionView.elementKindSectionHeader, indexPath.section == 0 {
        heights =
          cell.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
          ).height
      }
    }
    return view
  }
}
