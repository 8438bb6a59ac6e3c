import InterludeUI
import InterludeUITestSupport
import Testing

/// Cells that show what configurations say, in the state that they are in.
@Suite(.ownWorld) final class CellConfigurationTests: ConfigurationFixture {
  init() { super.init() }

  @Test func rowsAreAsHighAsTheirContent() throws {
    show { cell, row in
      var content = cell.defaultContentConfiguration()
      content.text = row == 1 ? String(repeating: "word ", count: 20) : "row"
      content.image = row == 2 ? UIGraphicsImageRenderer(size: CGSize(width: 30, height: 60)).image { _ in } : nil
      cell.contentConfiguration = content
    }
    let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    // 276 points hold six words of five characters, 8.5 each: four lines of 20.5 and the margins of 11.
    #expect(heights == [44, 22 + 82, 82])
    let label = try #require(cell(2)?.contentView.label("row"))
    #expect(cell(2)?.separatorInset.left == label.frame.minX && label.frame.minX == 16 + 30 + 16)
    #expect(cell(0)?.textLabel == nil)
  }

  @Test func aHundredThousandRowsCostWhatShows() {
    (CountingContent.views, CountingContent.updates) = (0, 0)
    table.rowHeight = 50
    show(100_000) { cell, row in cell.contentConfiguration = CountingContent(row: row) }
    for step in 1...200 {
      table.contentOffset.y = CGFloat(step) * 25
      world.layOut()
    }
    #expect(rows.asked == 108 && CountingContent.views <= 10)
    // Once as it is set, and once for the state of the row that the cell has become.
    #expect(CountingContent.updates == 2 * 108)
    world.layOut()
    #expect(CountingContent.updates == 2 * 108)
  }

  @Test func aContentViewStaysAsLongAsItCanShowWhatIsSet() throws {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    let empty = cell.contentView
    cell.contentConfiguration = cell.defaultContentConfiguration()
    let list = try #require(cell.contentView as? UIListContentView)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView === list && empty.superview == nil)
    cell.contentConfiguration = CountingContent()
    let own = try #require(cell.contentView as? CountingView)
    #expect(own.superview === cell && list.superview == nil)
    cell.contentConfiguration = nil
    #expect(type(of: cell.contentView) == UIView.self && own.superview == nil)
    cell.textLabel?.text = "plain"
    #expect(cell.contentView.label("plain") != nil)
  }

  @Test func statesAreToldOnceBeforeTheLayoutThatFollows() throws {
    var handled: [String] = []
    show { cell, row in
      cell.configurationUpdateHandler = { cell, state in
        if row == 1 { handled.append(state.words) }
        cell.contentConfiguration = UIListContentConfiguration.cell()
      }
    }
    let cell = try #require(self.cell(1))
    #expect(cell.states == [""] && handled == [""])
    let y = cell.frame.midY
    finger.down(100, y, at: 1)
    world.stage.advance(to: 1.2)
    #expect(cell.states.last == "highlighted")
    finger.up(100, y, at: 1.3)
    world.layOut()
    #expect(cell.states == ["", "highlighted", "selected"] && handled == cell.states)
    cell.isUserInteractionEnabled = false
    cell.setNeedsUpdateConfiguration()
    world.layOut()
    #expect(cell.states.last == "selected disabled" && cell.states.count == 4)
  }

  @Test func aBackgroundShowsTheSelectionAndFades() throws {
    show { cell, _ in
      cell.contentConfiguration = cell.defaultContentConfiguration()
      cell.backgroundConfiguration = cell.defaultBackgroundConfiguration()
    }
    let cell = try #require(self.cell(0))
    let ground = try #require(cell.allSubviews.first { $0.backgroundColor == .systemBackground })
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    world.layOut()
    #expect(ground.backgroundColor == .systemGray4)
    let before = world.stage.time
    table.deselectRow(at: IndexPath(row: 0, section: 0), animated: true)
    world.stage.advance(to: before + 0.15)
    #expect(ground.backgroundColor == .systemBackground)
    let shown = try #require(ground.layer.presentation()?.backgroundColor)
    #expect(shown.red > UIColor.systemGray4.cgColor.red && shown.red < 1)
    // Either way of saying what is behind takes the other's place.
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil && ground.window == nil && cell.backgroundColor == .systemBackground)
    cell.backgroundConfiguration = .clear()
    #expect(cell.backgroundView == nil && cell.backgroundColor == nil)
  }

  @Test func aBackgroundHasInsetsCornersAndAStroke() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let custom = UIView()
    var background = UIBackgroundConfiguration.clear()
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20)
    background.cornerRadius = 30
    background.customView = custom
    (background.strokeWidth, background.strokeOutset, background.strokeColor) = (2, 3, .systemRed)
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    // 40 points of height: corners of 20 at most, and the stroke's about the same centres.
    #expect(custom.superview?.frame == CGRect(x: 10, y: 5, width: 70, height: 40))
    #expect(custom.superview?.layer.cornerRadius == 20 && custom.frame.size == CGSize(width: 70, height: 40))
    let stroke = try #require(cell.allSubviews.first { $0.layer.borderWidth == 2 })
    #expect(stroke.frame == CGRect(x: 7, y: 2, width: 76, height: 46) && stroke.layer.cornerRadius == 23)
    #expect(stroke.layer.borderColor == UIColor.systemRed.cgColor)
    background.backgroundColor = nil
    cell.tintColor = .systemGreen
    cell.backgroundConfiguration = background
    #expect(custom.superview?.backgroundColor == .systemGreen)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func headersAndFootersHaveTheLookOfTheirPlace(style: UITableView.Style) throws {
    let fixture = ConfigurationFixture(style: style)
    fixture.show { _, _ in }
    let ends = fixture.rows.ends.map { $0.defaultContentConfiguration() }
    let (header, footer): (UIListContentConfiguration, UIListContentConfiguration) =
      style == .plain ? (.plainHeader(), .plainFooter()) : (.groupedHeader(), .groupedFooter())
    #expect(ends.count == 2 && Set(ends) == [header, footer])
    #expect(UIListContentConfiguration.groupedHeader().textProperties.transform == .uppercase)
  }

  /// A configuration that writes down the states that it is adapted to.
  private struct Noting: UIContentConfiguration {
    let journal: Journal
    func makeContentView() -> any UIView & UIContentView { PlainContent(self) }
    func updated(for state: any UIConfigurationState) -> Noting {
      journal.write((state as? UIViewConfigurationState)?.isSelected == true ? "selected" : "plain")
      return self
    }
  }

  private final class PlainContent: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ content: Noting) {
      configuration = content
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func configurationsFollowTheStateUnlessTheyAreNotTo() {
    let (row, item) = (UITableViewCell(style: .default, reuseIdentifier: nil), UICollectionViewCell(frame: .zero))
    let end = UITableViewHeaderFooterView(reuseIdentifier: nil)
    for view in [row, item, end] { world.window.addSubview(view) }
    let journal = world.journal
    #expect(row.automaticallyUpdatesContentConfiguration && row.automaticallyUpdatesBackgroundConfiguration)
    #expect(item.automaticallyUpdatesContentConfiguration && item.automaticallyUpdatesBackgroundConfiguration)
    #expect(end.automaticallyUpdatesContentConfiguration && end.automaticallyUpdatesBackgroundConfiguration)
    for isAutomatic in [true, false] {
      row.automaticallyUpdatesContentConfiguration = isAutomatic
      item.automaticallyUpdatesContentConfiguration = isAutomatic
      end.automaticallyUpdatesContentConfiguration = isAutomatic
      row.contentConfiguration = Noting(journal: journal)
      item.contentConfiguration = Noting(journal: journal)
      end.contentConfiguration = Noting(journal: journal)
      world.layOut()
      journal.clear()
      for update in [
        row.setNeedsUpdateConfiguration, item.setNeedsUpdateConfiguration, end.setNeedsUpdateConfiguration,
      ] {
        update()
      }
      world.layOut()
      #expect(journal.entries.count == (isAutomatic ? 3 : 0))
    }
    #expect(end.contentConfiguration is Noting)
    #expect(item.defaultBackgroundConfiguration() == .clear())
    #expect(end.defaultBackgroundConfiguration() == .listPlainHeaderFooter())
  }

  @Test func aBackgroundFollowsTheStateUnlessItIsNotTo() {
    let (row, item) = (UITableViewCell(style: .default, reuseIdentifier: nil), UICollectionViewCell(frame: .zero))
    let rest = UIBackgroundConfiguration.listPlainCell()
    for isAutomatic in [true, false] {
      (row.isSelected, item.isSelected) = (false, false)
      row.automaticallyUpdatesBackgroundConfiguration = isAutomatic
      item.automaticallyUpdatesBackgroundConfiguration = isAutomatic
      (row.backgroundConfiguration, item.backgroundConfiguration) = (rest, rest)
      (row.isSelected, item.isSelected) = (true, true)
      for cell in [row, item] as [UIView] { cell.layoutIfNeeded() }
      #expect(
        (row.backgroundConfiguration != rest) == isAutomatic && (item.backgroundConfiguration != rest) == isAutomatic)
    }
  }

  @Test func statesAreValuesWithValuesOfTheAppsOwn() {
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    let key = UIConfigurationStateCustomKey("app.unread")
    #expect(key == UIConfigurationStateCustomKey(rawValue: "app.unread"))
    var (cell, view) = (
      UICellConfigurationState(traitCollection: traits), UIViewConfigurationState(traitCollection: traits)
    )
    #expect(view.traitCollection == traits && cell[key] == nil && view[key] == nil)
    let cellFlags: [WritableKeyPath<UICellConfigurationState, Bool>] = [
      \.isDisabled, \.isHighlighted, \.isSelected, \.isFocused, \.isEditing,
    ]
    for (index, flag) in cellFlags.enumerated() {
      cell[keyPath: flag] = true
      #expect(cellFlags.map { cell[keyPath: $0] } == cellFlags.indices.map { $0 <= index })
    }
    let viewFlags: [WritableKeyPath<UIViewConfigurationState, Bool>] = [
      \.isDisabled, \.isHighlighted, \.isSelected, \.isFocused,
    ]
    for (index, flag) in viewFlags.enumerated() {
      view[keyPath: flag] = true
      #expect(viewFlags.map { view[keyPath: $0] } == viewFlags.indices.map { $0 <= index })
    }
    (cell[key], view[key]) = (3, "many")
    #expect(cell[key] == AnyHashable(3) && view[key] == AnyHashable("many"))
    var other = cell
    other[key] = nil
    #expect(other != cell && other[key] == nil)
    #expect(UIAxis.both == [.horizontal, .vertical] && UIAxis.both.rawValue == 3)
  }

  @Test func aRowHasItsPictureUnlessAConfigurationShows() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
    cell.imageView?.image = image
    cell.frame.size = CGSize(width: 300, height: 50)
    cell.layoutIfNeeded()
    let view = try #require(cell.imageView)
    #expect(view.frame.size == image.size && view.superview === cell.contentView && view.frame.midY == 25)
    cell.contentConfiguration = cell.defaultContentConfiguration()
    #expect(cell.imageView == nil)
  }
}
