/// A row of titles of which one is chosen.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The chosen segment, or `noSegment`. Setting it does not send anything; an index out of range is `noSegment`.
  open var selectedSegmentIndex: Int {
    get { selected }
    set { select(labels.indices.contains(newValue) ? newValue : Self.noSegment, animated: false) }
  }

  /// The colour behind the chosen title; white without one.
  open var selectedSegmentTintColor: UIColor? {
    didSet { thumb.backgroundColor = selectedSegmentTintColor ?? .selectedSegment }
  }
  /// In place of an index: none of the segments.
  public nonisolated static let noSegment = -1

  private var selected = noSegment
  private var labels: [UILabel] = []
  /// Of each segment, whether it can be chosen.
  private var canChoose: [Bool] = []
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

  /// A control with titles: the items are strings, others are left out.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for title in (items ?? []).compactMap({ $0 as? String }) {
      insertSegment(withTitle: title, at: numberOfSegments, animated: false)
    }
    frame.size = intrinsicContentSize
  }

  private func setUp() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 9
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
  open var numberOfSegments: Int { labels.count }

  /// Puts a segment at an index, or at the nearest one there is.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let label = UILabel()
    label.text = title
    label.textAlignment = .center
    let index = min(max(segment, 0), labels.count)
    labels.insert(label, at: index)
    canChoose.insert(true, at: index)
    addSubview(label)
    if selected >= index { selected += 1 }
    segmentsDidChange(animated: animated)
  }

  /// Removes a segment; an index out of range removes nothing. Removing the chosen one leaves none chosen.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard labels.indices.contains(segment) else { return }
    labels.remove(at: segment).removeFromSuperview()
    canChoose.remove(at: segment)
    if selected == segment { selected = Self.noSegment } else if selected > segment { selected -= 1 }
    segmentsDidChange(animated: animated)
  }

  /// Sets a segment's title; an index out of range changes nothing.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard labels.indices.contains(segment) else { return }
    labels[segment].text = title
    segmentsDidChange(animated: false)
  }

  /// A segment's title; nil for an index out of range.
  open func titleForSegment(at segment: Int) -> String? {
    labels.indices.contains(segment) ? labels[segment].text : nil
  }

  /// Sets whether a finger can choose a segment, which is gray where it cannot; an index out of range changes nothing.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard labels.indices.contains(segment) else { return }
    canChoose[segment] = enabled
    segmentsDidChange(animated: false)
  }

  /// Whether a finger can choose a segment, as every one by default; false for an index out of range.
  open func isEnabledForSegment(at segment: Int) -> Bool { labels.indices.contains(segment) && canChoose[segment] }

  /// Removes all segments.
  open func removeAllSegments() {
    labels.forEach { $0.removeFromSuperview() }
    (labels, canChoose, selected) = ([], [], Self.noSegment)
    segmentsDidChange(animated: false)
  }

  /// Sets how titles are written in a state: the font and the foreground colour; other attributes do not show. The chosen segment
  /// is in the state `selected`; what a state does not say is that of the normal state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
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
      let index = labels.indices.first(where: { segmentFrame($0).maxX > x }),
      x >= 0, index != selected, canChoose[index]
    else { return }
    select(index, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !(gestureRecognizer is UITapGestureRecognizer) || gestureRecognizer.view === self
  }

  private func select(_ index: Int, animated: Bool) {
    let movesThumb = animated && selected != Self.noSegment
    selected = index
    show(animated: movesThumb)
  }

  // MARK: Look

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widest = labels.map { $0.intrinsicContentSize.width }.max() ?? 0
    return CGSize(width: CGFloat(labels.count) * (widest + 2 * Self.padding), height: Self.height)
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
    thumb.isHidden = !labels.indices.contains(selected)
    // While it is made it has no size yet, and nothing is to be inset.
    guard segmentFrame(0).width >= 2 * Self.margin, bounds.height >= 2 * Self.margin else { return }
    if !thumb.isHidden { thumb.frame = segmentFrame(selected).insetBy(dx: Self.margin, dy: Self.margin) }
    for (index, label) in labels.enumerated() {
      write(label, isSelected: index == selected, isEnabled: isEnabled && canChoose[index])
      label.frame = segmentFrame(index).insetBy(dx: Self.margin, dy: 0)
    }
  }

  private func write(_ label: UILabel, isSelected: Bool, isEnabled: Bool) {
    var attributes = titleAttributes[.normal] ?? [:]
    let states: [State] = (isSelected ? [.selected] : []) + (isEnabled ? [] : [.disabled])
    for state in states { attributes.merge(titleAttributes[state] ?? [:]) { _, own in own } }
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? (isEnabled ? .label : .tertiaryLabel)
  }

  private func segmentFrame(_ index: Int) -> CGRect {
    let width = bounds.width / CGFloat(max(1, labels.count))
    return CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
  }
}
