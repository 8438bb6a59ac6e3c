/// Lays its arranged subviews out in a row or a column, by the sizes that suit them.
///
/// A view is as large as `intrinsicContentSize` and `sizeThatFits(_:)` say, or the constraints that it holds: those on its own
/// size and on what is inside it. A view without any of these is as large as it was when it was added.
///
/// In an animation block the views go to where a new property has them, and one that is hidden or shown loses its room or gets it: the
/// block lays the stack out.
@preconcurrency @MainActor open class UIStackView: UIView, WrappingContent {
  /// The views that are laid out, in their order; all of them are subviews.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Whether the views make a row or a column; a row unless set.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { rearrange() } }
  /// How the views share the length of the stack; `fill` unless set.
  open var distribution: Distribution = .fill { didSet { rearrange() } }
  /// Where the views are across the stack; `fill` unless set.
  open var alignment: Alignment = .fill { didSet { rearrange() } }
  /// Between views, in points.
  open var spacing: CGFloat = 0 { didSet { rearrange() } }
  /// Whether the views keep off the edges by `layoutMargins`.
  open var isLayoutMarginsRelativeArrangement = false { didSet { rearrange() } }
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    arrangementDidChange()
  }

  var wrappingWidth: CGFloat = 0
  var wrapsContent: Bool { isVertical || visibleViews.contains(where: canWrap) }
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var sizesWhenAdded: [ObjectIdentifier: CGSize] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A stack of views, of size zero.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  override func arranges(_ subview: UIView) -> Bool { arrangedSubviews.contains(subview) }

  // MARK: Arranged subviews

  /// Adds a view at the end, as a subview too.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Puts a view at a place of the row; one that is in it already moves. A place out of range is the nearest one.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if let index = arrangedSubviews.firstIndex(of: view) {
      arrangedSubviews.remove(at: index)
    } else {
      sizesWhenAdded[ObjectIdentifier(view)] = view.bounds.size
    }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
    arrangementDidChange()
  }

  /// Takes a view out of the row; it stays a subview where it is.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangedSubviews.firstIndex(of: view) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    sizesWhenAdded[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// The space after one view, in place of `spacing`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    rearrange()
  }

  /// The space after one view, in points; `spacingUseDefault` unless one was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Stands for `spacing` where a custom one is asked for.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  // MARK: Layout

  private func arrangementDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Has the views go to where a property has them now, together with what else the open animation block moves.
  private func rearrange() {
    arrangementDidChange()
    stage.animationBlocks.innermost?.layOut(self)
  }

  override func blockCollapsing(_ subview: UIView) -> AnimationBlock? {
    guard let block = stage.animationBlocks.innermost, !block.isInstant, arranges(subview) else { return nil }
    block.layOut(self)
    return block
  }

  override func intrinsicContentSizeDidChange(of subview: UIView) {
    guard arrangedSubviews.contains(subview) else { return }
    arrangementDidChange()
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: wrappingWidth > 0 ? wrappingWidth : .infinity, height: .infinity))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(
      width: size.width - margins.left - margins.right, height: size.height - margins.top - margins.bottom)
    let natural = layout(
      acrossRoom: isVertical ? room.width : room.height, alongRoom: isVertical ? .infinity : room.width
    ).natural
    let content =
      isVertical
      ? CGSize(width: natural.breadth, height: natural.length) : CGSize(width: natural.length, height: natural.breadth)
    return CGSize(
      width: content.width + margins.left + margins.right, height: content.height + margins.top + margins.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: margins)
    let (length, breadth) = isVertical ? (room.height, room.width) : (room.width, room.height)
    let places = layout(acrossRoom: breadth, alongRoom: isVertical ? .infinity : length)
      .places(length: max(0, length), breadth: max(0, breadth))
    var next = 0
    for view in arrangedSubviews {
      let place = view.isHidden ? collapsedPlace(of: view, at: next, among: places, breadth) : places[next]
      if !view.isHidden { next += 1 }
      let box =
        isVertical
        ? CGRect(x: place.offset, y: place.start, width: place.breadth, height: place.length)
        : CGRect(x: place.start, y: place.offset, width: place.length, height: place.breadth)
      let turned = isRightToLeft ? CGRect(origin: CGPoint(x: room.width - box.maxX, y: box.minY), size: box.size) : box
      view.layoutFrame = turned.offsetBy(dx: room.minX, dy: room.minY).roundedToPixels(at: stage.scale)
    }
  }

  /// Where a hidden view is: without length, where the view after it begins.
  private func collapsedPlace(
    of view: UIView, at index: Int, among places: [StackLayout.Place], _ breadth: CGFloat
  ) -> StackLayout.Place {
    let start = index < places.count ? places[index].start : places.last.map { $0.start + $0.length } ?? 0
    let own = isVertical ? view.bounds.width : view.bounds.height
    return alignment.place(start: start, length: 0, breadth: own, in: breadth)
  }

  private var isVertical: Bool { axis == .vertical }
  private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }
  /// Hidden views take no room.
  private var visibleViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  private func layout(acrossRoom breadth: CGFloat, alongRoom length: CGFloat) -> StackLayout {
    let views = visibleViews
    var items = views.map { item(for: $0, acrossRoom: breadth) }
    func layout() -> StackLayout { StackLayout(items: items, distribution: distribution, alignment: alignment) }
    guard length.isFinite else { return layout() }
    // What is given less width than it would like may wrap.
    for (index, length) in layout().lengths(in: length).enumerated()
    where length < items[index].length - 0.01 && canWrap(views[index]) {
      items[index].breadth = height(of: views[index], atWidth: length)
    }
    return layout()
  }

  private func item(for view: UIView, acrossRoom breadth: CGFloat) -> StackLayout.Item {
    let intrinsic = view.intrinsicContentSize
    let size = naturalSize(of: view, intrinsic: intrinsic, acrossRoom: breadth)
    let fixed = view.priorityOfItsOwnLength(along: axis)
    return StackLayout.Item(
      length: isVertical ? size.height : size.width, breadth: isVertical ? size.width : size.height,
      isRigid: (isVertical ? intrinsic.height : intrinsic.width) != UIView.noIntrinsicMetric
        || (!view.constraints.isEmpty && (isVertical ? size.height : size.width) > 0),
      hugging: max(fixed ?? .init(0), view.contentHuggingPriority(for: axis)),
      resistance: max(fixed ?? .init(0), view.contentCompressionResistancePriority(for: axis)),
      wraps: !isVertical && (view as? any WrappingContent)?.wrapsContent == true,
      spacing: customSpacings[ObjectIdentifier(view)] ?? spacing)
  }

  /// Whether a view may be higher where it is narrower.
  private func canWrap(_ view: UIView) -> Bool {
    (view as? any WrappingContent)?.wrapsContent
      ?? (view is UITextView || !view.subviews.isEmpty && !view.constraints.isEmpty)
  }

  private func height(of view: UIView, atWidth width: CGFloat) -> CGFloat {
    guard view.constraints.isEmpty else {
      return view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: Self.fillingPriority,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    return view.sizeThatFits(CGSize(width: width, height: .infinity)).height
  }

  /// What suits a view; text in a column wraps at the column's width.
  private func naturalSize(of view: UIView, intrinsic: CGSize, acrossRoom breadth: CGFloat) -> CGSize {
    let room = CGSize(width: isVertical ? breadth : .infinity, height: isVertical ? .infinity : breadth)
    let added = sizesWhenAdded[ObjectIdentifier(view)] ?? .zero
    if let constrained = constrainedSize(of: view, acrossRoom: breadth) {
      return CGSize(
        width: constrained.width > 0 ? constrained.width : added.width,
        height: constrained.height > 0 ? constrained.height : added.height)
    }
    let fitting = view.sizeThatFits(room)
    return CGSize(
      width: intrinsic.width == UIView.noIntrinsicMetric ? added.width : fitting.width,
      height: intrinsic.height == UIView.noIntrinsicMetric ? added.height : fitting.height)
  }

  /// What the constraints that a view holds make of it; where it fills the breadth, they have to do with that.
  private func constrainedSize(of view: UIView, acrossRoom breadth: CGFloat) -> CGSize? {
    guard !view.constraints.isEmpty else { return nil }
    let fills = alignment == .fill && breadth.isFinite
    let across: UILayoutPriority = fills ? Self.fillingPriority : .fittingSizeLevel
    return view.systemLayoutSizeFitting(
      CGSize(width: fills && isVertical ? breadth : 0, height: fills && !isVertical ? breadth : 0),
      withHorizontalFittingPriority: isVertical ? across : .fittingSizeLevel,
      verticalFittingPriority: isVertical ? .fittingSizeLevel : across)
  }

  /// A view's own required width is stronger than the stack's.
  private static let fillingPriority = UILayoutPriority(999)
}

extension UIView {
  /// The priority of what the view's own constraints say of its length as a number; nil where they do not.
  fileprivate func priorityOfItsOwnLength(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority? {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    return constraints.filter {
      $0.firstItem === self && $0.secondItem == nil && $0.firstAttribute == attribute && $0.relation == .equal
    }.map(\.priority).max()
  }
}
