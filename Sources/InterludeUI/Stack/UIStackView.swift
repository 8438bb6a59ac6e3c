/// Lays its arranged subviews out in a row or a column, by the sizes that suit them.
///
/// There is no Auto Layout here: a view is as large as `intrinsicContentSize` and `sizeThatFits(_:)` say. A view without an
/// intrinsic size is as large as it was when it was added.
@preconcurrency @MainActor open class UIStackView: UIView {
  open private(set) var arrangedSubviews: [UIView] = []
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { arrangementDidChange() } }
  open var distribution: Distribution = .fill { didSet { arrangementDidChange() } }
  open var alignment: Alignment = .fill { didSet { arrangementDidChange() } }
  /// Between views, in points.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  /// Whether the views keep off the edges by `layoutMargins`.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }
  /// In points.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) { didSet { arrangementDidChange() } }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var sizesWhenAdded: [ObjectIdentifier: CGSize] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  // MARK: Arranged subviews

  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Puts a view at a place of the row; one that is in it already moves. A place out of range is the nearest one.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if let index = arrangedSubviews.firstIndex(of: view) {
      arrangedSubviews.remove(at: index)
    } else {
      sizesWhenAdded[ObjectIdentifier(view)] = view.bounds.size
    }
    if view.superview !== self { addSubview(view) }
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
    arrangementDidChange()
  }

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

  override func intrinsicContentSizeDidChange(of subview: UIView) {
    guard arrangedSubviews.contains(subview) else { return }
    arrangementDidChange()
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(
      width: size.width - margins.left - margins.right, height: size.height - margins.top - margins.bottom)
    let natural = layout(acrossRoom: isVertical ? room.width : room.height).natural
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
    let places = layout(acrossRoom: breadth).places(length: max(0, length), breadth: max(0, breadth))
    for (view, place) in zip(visibleViews, places) {
      let box =
        isVertical
        ? CGRect(x: place.offset, y: place.start, width: place.breadth, height: place.length)
        : CGRect(x: place.start, y: place.offset, width: place.length, height: place.breadth)
      view.layoutFrame = box.offsetBy(dx: room.minX, dy: room.minY).roundedToPixels(at: Stage.current.scale)
    }
  }

  private var isVertical: Bool { axis == .vertical }
  private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }
  /// Hidden views take no room.
  private var visibleViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  private func layout(acrossRoom breadth: CGFloat) -> StackLayout {
    let items = visibleViews.map { view in
      let intrinsic = view.intrinsicContentSize
      let size = naturalSize(of: view, intrinsic: intrinsic, acrossRoom: breadth)
      return StackLayout.Item(
        length: isVertical ? size.height : size.width, breadth: isVertical ? size.width : size.height,
        isRigid: (isVertical ? intrinsic.height : intrinsic.width) != UIView.noIntrinsicMetric,
        spacing: customSpacings[ObjectIdentifier(view)] ?? spacing)
    }
    return StackLayout(items: items, distribution: distribution, alignment: alignment)
  }

  /// What suits a view; text in a column wraps at the column's width.
  private func naturalSize(of view: UIView, intrinsic: CGSize, acrossRoom breadth: CGFloat) -> CGSize {
    let room = CGSize(width: isVertical ? breadth : .infinity, height: isVertical ? .infinity : breadth)
    let fitting = view.sizeThatFits(room)
    let added = sizesWhenAdded[ObjectIdentifier(view)] ?? .zero
    return CGSize(
      width: intrinsic.width == UIView.noIntrinsicMetric ? added.width : fitting.width,
      height: intrinsic.height == UIView.noIntrinsicMetric ? added.height : fitting.height)
  }
}

nonisolated extension CGRect {
  /// The rectangle with its edges at whole pixels; neighbours that touch still do.
  fileprivate func roundedToPixels(at scale: CGFloat) -> CGRect {
    func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    return CGRect(
      x: round(minX), y: round(minY), width: round(maxX) - round(minX), height: round(maxY) - round(minY))
  }
}
