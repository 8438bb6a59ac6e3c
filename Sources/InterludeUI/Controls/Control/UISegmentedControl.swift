/// A row of titles or images of which one is chosen.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The chosen segment, or `noSegment`. Setting it does not send anything; an index out of range is `noSegment`.
  open var selectedSegmentIndex: Int {
    get { selected }
    set { select(segments.indices.contains(newValue) ? newValue : Self.noSegment, animated: false) }
  }

  /// The colour behind the chosen title; white without one.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      noteSetting()
      thumb.backgroundColor = selectedSegmentTintColor ?? .selectedSegment
    }
  }
  /// What is behind the segments; nil, unless set, for the system's fill.
  open override var backgroundColor: UIColor? {
    get { ownBackground }
    set {
      noteSetting()
      ownBackground = newValue
      showGround()
    }
  }

  private var ownBackground: UIColor?

  private func showGround() { shownBackgroundColor = ownBackground ?? .tertiarySystemFill }

  /// In place of an index: none of the segments.
  public nonisolated static let noSegment = -1

  private var selected = noSegment
  private var segments: [Segment] = []
  private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]
  private let thumb = UIView()

  /// In points, as on an iPhone: the height, the thumb's distance from the edges, the room beside a title.
  private static let (height, margin, padding): (CGFloat, CGFloat, CGFloat) = (32, 2, 10)
  /// How long the thumb is on its way, in seconds. Ours, taken by eye.
  private static let duration = 0.25

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// A control with titles and images: the items are strings and images, others are left out.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      switch item {
      case let title as String: insertSegment(withTitle: title, at: numberOfSegments, animated: false)
      case let image as UIImage: insertSegment(with: image, at: numberOfSegments, animated: false)
      default: break
      }
    }
    frame.size = intrinsicContentSize
  }

  private func setUp() {
    layer.cornerRadius = 9
    showGround()
    thumb.backgroundColor = .selectedSegment
    thumb.isUserInteractionEnabled = false
    thumb.layer.cornerRadius = 7
    thumb.layer.shadowOpacity = 0.12
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.isHidden = true
    addSubview(thumb)
  }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Puts a segment at an index, or at the nearest one there is.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title, image: nil), at: segment, animated: animated)
  }

  /// The same with an image, which has the colour of a title unless it is always original.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(title: nil, image: image), at: segment, animated: animated)
  }

  private func insert(_ segment: Segment, at place: Int, animated: Bool) {
    let index = min(max(place, 0), segments.count)
    segments.insert(segment, at: index)
    segment.views.forEach(addSubview)
    if selected >= index { selected += 1 }
    segmentsDidChange(animated: animated)
  }

  /// Removes a segment; an index out of range removes nothing. Removing the chosen one leaves none chosen.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).views.forEach { $0.removeFromSuperview() }
    if selected == segment { selected = Self.noSegment } else if selected > segment { selected -= 1 }
    segmentsDidChange(animated: animated)
  }

  /// Gives a segment a title, in place of an image; an index out of range changes nothing.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    replace(segment, by: Segment(title: title, image: nil))
  }

  /// A segment's title; nil for one with an image, and for an index out of range.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Gives a segment an image, in place of a title; an index out of range changes nothing.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    replace(segment, by: Segment(title: nil, image: image))
  }

  /// A segment's image; nil for one with a title, and for an index out of range.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  private func replace(_ index: Int, by segment: Segment) {
    guard segments.indices.contains(index) else { return }
    segments[index].views.forEach { $0.removeFromSuperview() }
    segment.canBeChosen = segments[index].canBeChosen
    segments[index] = segment
    segment.views.forEach(addSubview)
    segmentsDidChange(animated: false)
  }

  /// Sets whether a finger can choose a segment, which is gray where it cannot; an index out of range changes nothing.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].canBeChosen = enabled
    segmentsDidChange(animated: false)
  }

  /// Whether a finger can choose a segment, as every one by default; false for an index out of range.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].canBeChosen
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments.flatMap(\.views).forEach { $0.removeFromSuperview() }
    (segments, selected) = ([], Self.noSegment)
    segmentsDidChange(animated: false)
  }

  /// Sets how titles are written in a state: the font and the foreground colour; other attributes do not show. The chosen segment
  /// is in the state `selected`; what a state does not say is that of the normal state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    noteSetting(for: state.rawValue)
    titleAttributes[state] = attributes
    segmentsDidChange(animated: false)
    invalidateIntrinsicContentSize()
  }

  /// How titles are written in a state, as it was set; nil where it was not.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  private func segmentsDidChange(animated: Bool) {
    invalidateIntrinsicContentSize()
    show(animated: animated)
  }

  // MARK: Tracking

  /// The segment under the finger that leaves is chosen.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard isTouchInside, let x = touch?.location(in: self).x,
      let index = segments.indices.first(where: { segmentFrame($0).maxX > x }),
      x >= 0, index != selected, segments[index].canBeChosen
    else { return }
    select(index, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override var keptTaps: Int { 1 }

  private func select(_ index: Int, animated: Bool) {
    let movesThumb = animated && selected != Self.noSegment
    selected = index
    show(animated: movesThumb)
  }

  // MARK: Look

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widest = segments.map(\.width).max() ?? 0
    return CGSize(width: CGFloat(segments.count) * (widest + 2 * Self.padding), height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private func show(animated: Bool) {
    guard animated, window != nil else { return UIView.performWithoutAnimation(place) }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .overrideInheritedDuration],
      animations: place)
  }

  private func place() {
    thumb.isHidden = !segments.indices.contains(selected)
    // While it is made it has no size yet, and nothing is to be inset.
    guard segmentFrame(0).width >= 2 * Self.margin, bounds.height >= 2 * Self.margin else { return }
    if !thumb.isHidden { thumb.frame = segmentFrame(selected).insetBy(dx: Self.margin, dy: Self.margin) }
    for (index, segment) in segments.enumerated() {
      write(segment, isSelected: index == selected, isEnabled: isEnabled && segment.canBeChosen)
      for view in segment.views { view.frame = segmentFrame(index).insetBy(dx: Self.margin, dy: 0) }
    }
  }

  private func write(_ segment: Segment, isSelected: Bool, isEnabled: Bool) {
    var attributes = titleAttributes[.normal] ?? [:]
    let states: [State] = (isSelected ? [.selected] : []) + (isEnabled ? [] : [.disabled])
    for state in states { attributes.merge(titleAttributes[state] ?? [:]) { _, own in own } }
    segment.write(
      font: attributes[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular),
      color: attributes[.foregroundColor] as? UIColor ?? (isEnabled ? .label : .tertiaryLabel))
  }

  private func segmentFrame(_ index: Int) -> CGRect {
    let width = bounds.width / CGFloat(max(1, segments.count))
    return CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
  }
}
