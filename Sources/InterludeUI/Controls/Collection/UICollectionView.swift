/// Items in sections where a layout puts them, of which those that show have views.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// Decides where the items are. Setting it shows the new places at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  var layout: UICollectionViewLayout

  /// What the items are. Setting it loads the collection anew.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Decides on selection, and hears of it and of scrolling. Setting it loads the collection anew.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set {
      guard newValue !== super.delegate else { return }
      super.delegate = newValue
      reloadData()
    }
  }
  /// What decides: the delegate or, of one that knows of scrolling alone and hands on the rest, whom it hands items to.
  var collectionDelegate: (any UICollectionViewDelegate)? {
    super.delegate as? any UICollectionViewDelegate
      ?? super.delegate?.forwardingTarget(
        for: "collectionView:didSelectItemAtIndexPath:", as: (any UICollectionViewDelegate).self)
  }

  /// A collection that a layout lays out.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.owner = self
  }

  /// A collection in a flow. There are no archives here: nothing is read from the coder.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layout.owner = self
  }

  /// Behind the items, as large as the collection; it does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Selection

  /// Whether a tap selects an item; true unless set.
  open var allowsSelection = true { didSet { if !allowsSelection { deselectAll(animated: false) } } }
  /// Whether it is being edited, and whether items are selected then.
  var editing = (isOn: false, allowsSelection: false)
  /// The colour behind that a list has shown; nil for none.
  var listGround: UIColor?
  /// Whether items can be selected besides others.
  open var allowsMultipleSelection = false {
    didSet { if oldValue, !allowsMultipleSelection { deselectAll(animated: false) } }
  }
  var selection = ListSelection()
  private(set) lazy var listTouch = ListTouch(list: self)

  /// Whether cells may be asked for before they come into sight; true unless set. Here none is, which is what false asks for.
  open var isPrefetchingEnabled = true

  // MARK: State

  private(set) lazy var views = ListViews(list: self) { [unowned self] key in
    layout.scrollsWithSection(key) ? scrollers[key.path.section] : nil
  }
  /// The scroll views of the sections in sight that scroll by themselves, and how far those out of sight have been scrolled.
  var scrollers: [Int: SectionScrollView] = [:]
  var sectionOffsets: [Int: CGPoint] = [:]
  var cells = ReuseQueue<UICollectionViewCell>()
  var supplements: [String: ReuseQueue<UICollectionReusableView>] = [:]
  /// How many items each section has; nil until the data source has been asked.
  var counts: [Int]?
  var request: ListRequest?
  /// What is being changed, while it is.
  var updates: CollectionUpdates?
  /// The views that have been asked how large they want to be.
  var measured: Set<ObjectIdentifier> = []
  /// The bounds that the layout was last asked for; nil when it is to be asked again.
  var laidOutBounds: CGRect?

  // MARK: Overridden

  open override var bounds: CGRect {
    get { super.bounds }
    set { changingBounds(to: newValue) { super.bounds = newValue } }
  }

  open override var frame: CGRect {
    get { super.frame }
    set { changingBounds(to: CGRect(origin: bounds.origin, size: newValue.size)) { super.frame = newValue } }
  }

  private func changingBounds(to bounds: CGRect, _ change: () -> Void) {
    let isInvalid = bounds != self.bounds && layout.shouldInvalidateLayout(forBoundsChange: bounds)
    let context = isInvalid ? layout.invalidationContext(forBoundsChange: bounds) : nil
    change()
    if let context { layout.invalidateLayout(with: context) }
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layout.surroundingsDidChange()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    layout.surroundingsDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    layout.surroundingsDidChange()
  }

  open override func layoutSubviews() {
    layOutItems()
    super.layoutSubviews()
    layOutItems()
  }

  override func settledTarget(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
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

  /// Forgets all items and what is selected, and asks the data source again before the next layout.
  open func reloadData() {
    selection.removeAll()
    for key in views.sortedKeys { retire(key) }
    counts = nil
    layout.rename { _ in nil }
    renameScrollers { _ in nil }
    layout.invalidateLayout(
      with: layout.makeContext { ($0.invalidateEverything, $0.invalidateDataSourceCounts) = (true, true) })
  }

  /// Runs changes that belong together; the completion is told whether the animation came to its end.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    change { _ in
      updates?()
      if let completion { self.updates?.completions.append(completion) }
    }
  }

  /// Shows items that have come, named as they are now.
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedItems.formUnion(indexPaths) } }

  /// Takes items away, named as they were before.
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems.formUnion(indexPaths) } }

  /// Asks for items again, named as they were before.
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedItems.formUnion(indexPaths) } }

  /// Moves an item from where it was before to where it is now.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Shows sections that have come, named as they are now.
  open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }

  /// Takes sections away, named as they were before.
  open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }

  /// Asks for sections again, named as they were before.
  open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }

  /// Moves a section from where it was before to where it is now.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  /// Lets another layout take over. Animated, the items move to their new places in 0.3 s.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    takeOver(layout, animated: animated, completion: completion)
  }
}
