/// Rows in sections, one below the other, of which those that show have views.
///
/// Heights are asked for once, when the table is loaded. A row of automatic height is measured when it first comes into
/// sight; until then it is as high as the estimate says.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// Whether sections are groups.
  open private(set) var style: Style = .plain

  /// What the rows are. Setting it loads the table anew.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { forgetData() } } }

  /// Decides on heights and selection, and hears of them and of scrolling. Setting it loads the table anew.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      guard newValue !== super.delegate else { return }
      super.delegate = newValue
      forgetData()
    }
  }
  /// What decides: the delegate or, of one that knows of scrolling alone and hands on the rest, whom it hands rows to.
  var tableDelegate: (any UITableViewDelegate)? {
    super.delegate as? any UITableViewDelegate
      ?? super.delegate?.forwardingTarget(
        for: "tableView:didSelectRowAtIndexPath:", as: (any UITableViewDelegate).self)
  }

  /// A table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// A plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  private func setUp() {
    alwaysBounceVertical = true
    shownBackgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  // MARK: Look

  /// The height of rows in points where the delegate has no other; automatic unless set.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// How high a row of automatic height is until it has been measured, in points; 44 where it is automatic.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The height of headers in points where the delegate has no other; automatic unless set.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The height of footers in points where the delegate has no other; automatic unless set.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The room above the headers of a plain table, in points; 22 where it is automatic.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet {
      noteSetting()
      heightsDidChange()
    }
  }

  /// Above all sections; as wide as the table, as high as it was when it was set. Set again, it counts with the height that it has then.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, for: tableHeaderView) } }
  /// Below all sections; as wide as the table, as high as it was when it was set. Set again, it counts with the height that it has then.
  open var tableFooterView: UIView? { didSet { exchange(oldValue, for: tableFooterView) } }
  /// Behind the rows, as large as the table; it does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Whether a line shows below each row.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { dressCells() } }
  /// The colour of these lines.
  open var separatorColor: UIColor? = .separator {
    didSet {
      noteSetting()
      dressCells()
    }
  }
  /// How far these lines keep from the edges, in points; as far as the text where it is not set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: CellLabels.margin, bottom: 0, right: 0) }
    set {
      noteSetting()
      ownSeparatorInset = newValue
      dressCells()
    }
  }
  var ownSeparatorInset: UIEdgeInsets?

  // MARK: Selection

  /// Whether a tap selects a row; true unless set.
  open var allowsSelection = true { didSet { if !allowsSelection { deselectAll(animated: false) } } }
  /// Whether rows can be selected besides others.
  open var allowsMultipleSelection = false {
    didSet { if oldValue, !allowsMultipleSelection { deselectAll(animated: false) } }
  }
  var selection = ListSelection()
  private(set) lazy var listTouch = ListTouch(list: self)

  // MARK: State

  private(set) lazy var views = ListViews(list: self)
  var cells = ReuseQueue<UITableViewCell>()
  var headersAndFooters = ReuseQueue<UITableViewHeaderFooterView>()
  /// How many rows each section has; nil until the data source has been asked.
  var counts: [Int]?
  /// Nil until heights have been asked for.
  var geometry: TableGeometry?
  /// Whether heights are to be asked for again before the next layout.
  var areHeightsStale = false
  var request: ListRequest?
  /// What is being changed, while it is.
  var updates: TableUpdates?

  // MARK: Overridden

  open override func layoutSubviews() {
    let old = bounds
    layOutRows()
    super.layoutSubviews()
    if bounds != old || areHeightsStale { layOutRows() }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !listTouch.begin(touches) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !listTouch.end(touches) { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !listTouch.cancel(touches) { super.touchesCancelled(touches, with: event) }
  }

  // MARK: Data

  /// Forgets all rows and what is selected, and asks the data source for numbers and the delegate for heights. Cells are asked for at the
  /// next layout.
  open func reloadData() {
    forgetData()
    contentSize = CGSize(width: bounds.width, height: loadedGeometry().height)
  }

  /// Runs changes that belong together; the completion is told whether the animation came to its end.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    if let completion { self.updates?.completions.append(completion) }
    endUpdates()
  }

  /// Begins changes that belong together, up to `endUpdates()`; pairs may be nested.
  open func beginUpdates() { openUpdates() }

  /// Animates the changes since `beginUpdates()`. Heights are asked for again, and rows of automatic height that show are measured.
  open func endUpdates() { closeUpdates() }

  /// Shows rows that have come, named as they are now.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insert(indexPaths, with: animation) }
  }

  /// Takes rows away, named as they were before.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.delete(indexPaths, with: animation) }
  }

  /// Asks for rows again, named as they were before.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reload(indexPaths, with: animation) }
  }

  /// Moves a row from where it was before to where it is now.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.update.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Shows sections that have come, named as they are now.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insert(sections, with: animation) }
  }

  /// Takes sections away, named as they were before.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.delete(sections, with: animation) }
  }

  /// Asks for sections again, named as they were before.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reload(sections, with: animation) }
  }

  /// Moves a section from where it was before to where it is now.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.update.movedSections.append((section, newSection)) }
  }
}
