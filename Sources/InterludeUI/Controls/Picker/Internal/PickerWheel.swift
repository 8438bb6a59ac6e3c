/// One wheel of a picker: a scroll view whose content offset is how far the wheel has been turned. Its rows lie on a cylinder.
final class PickerWheel: UIScrollView {
  private weak var picker: UIPickerView?
  private(set) var numberOfRows = 0
  /// In points.
  private(set) var rowHeight: CGFloat = 0
  /// The row at which the wheel has come to rest, or is to; −1 without rows.
  private(set) var selectedRow = -1
  private var makeContent: (_ row: Int, _ reused: UIView?) -> PickerRow.Content = { _, _ in PickerRow.Content() }
  private var rows: [Int: PickerRow] = [:]
  private var spareRows: [PickerRow] = []
  /// A person has set the wheel going: where it comes to rest is a choice.
  private var isTurnedByHand = false
  /// After the mouse's wheel has turned it: when it goes to the nearest row.
  private var settling: ScheduledEvent?
  /// How long the mouse's wheel has to rest for that, in seconds. Ours.
  private static let settlingDelay = 0.15

  init(picker: UIPickerView) {
    self.picker = picker
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    decelerationRate = .fast
    alwaysBounceVertical = true
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
    addGestureRecognizer(PickerTapGestureRecognizer(wheel: self))
  }

  required init?(coder: NSCoder) { nil }

  private var cylinder: PickerCylinder { PickerCylinder(radius: bounds.height / 2, rowHeight: rowHeight) }

  // MARK: Rows

  /// Takes rows, and keeps the one that is chosen if it is still there.
  func load(
    rows count: Int, height: CGFloat, content: @escaping (_ row: Int, _ reused: UIView?) -> PickerRow.Content
  ) {
    (numberOfRows, rowHeight, makeContent) = (max(0, count), height, content)
    rows.values.forEach { $0.removeFromSuperview() }
    (rows, spareRows) = ([:], [])
    resize()
    select(numberOfRows == 0 ? -1 : min(max(selectedRow, 0), numberOfRows - 1), animated: false)
    setNeedsLayout()
  }

  func view(of row: Int) -> UIView? {
    layoutIfNeeded()
    return rows[row]?.ownView
  }

  private func resize() {
    contentSize = CGSize(width: 0, height: CGFloat(max(0, numberOfRows - 1)) * rowHeight + bounds.height)
  }

  override func layoutSubviews() {
    resize()
    super.layoutSubviews()
    UIView.performWithoutAnimation(placeRows)
  }

  private func placeRows() {
    let (cylinder, length) = (cylinder, contentOffset.y)
    let inFront = cylinder.rowsInFront(turnedBy: length, of: numberOfRows)
    for row in rows.keys.sorted() where !inFront.contains(row) {
      guard let view = rows.removeValue(forKey: row) else { continue }
      view.isHidden = true
      spareRows.append(view)
    }
    for row in inFront {
      let view = rows[row] ?? addRow(row)
      let angle = cylinder.angle(of: row, turnedBy: length)
      view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
      view.center = CGPoint(x: bounds.midX, y: bounds.midY)
      view.transform3D = cylinder.transform(at: angle)
      view.alpha = cylinder.opacity(at: angle)
    }
  }

  private func addRow(_ row: Int) -> PickerRow {
    let view = spareRows.popLast() ?? PickerRow(frame: .zero)
    view.show(makeContent(row, view.ownView))
    view.isHidden = false
    if view.superview == nil { addSubview(view) }
    rows[row] = view
    return view
  }

  func refreshRows() {
    for row in rows.keys.sorted() {
      if let view = rows[row] { view.show(makeContent(row, view.ownView)) }
    }
  }

  // MARK: Choice

  /// Turns to a row, or to none where there are none, and tells no one.
  func select(_ row: Int, animated: Bool) {
    selectedRow = row
    isTurnedByHand = false
    settling?.cancel()
    setContentOffset(CGPoint(x: 0, y: CGFloat(max(0, row)) * rowHeight), animated: animated)
  }

  /// Turns to the row at a point that a finger has tapped.
  func choose(at point: CGPoint) {
    guard let row = cylinder.row(at: point.y - bounds.midY, turnedBy: contentOffset.y, of: numberOfRows) else { return }
    isTurnedByHand = true
    turn(to: CGPoint(x: 0, y: CGFloat(row) * rowHeight))
  }

  private func turn(to target: CGPoint) {
    if target == contentOffset { contentRests() } else { setContentOffset(target, animated: true) }
  }

  override func settledTarget(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard rowHeight > 0 else { return proposed }
    return offsetRange.clamp(CGPoint(x: 0, y: (proposed.y / rowHeight).rounded() * rowHeight))
  }

  override func dragBegins() {
    settling?.cancel()
    isTurnedByHand = true
  }

  override func contentRests() {
    let place = rowHeight > 0 ? contentOffset.y / rowHeight : 0
    guard isTurnedByHand, abs(place - place.rounded()) < 1e-6, numberOfRows > 0 else { return }
    isTurnedByHand = false
    let row = min(max(0, Int(place.rounded())), numberOfRows - 1)
    guard row != selectedRow else { return }
    selectedRow = row
    picker?.wheelHasChosen(row, in: self)
  }

  override func mouseWheelMovesContent() {
    isTurnedByHand = true
    settling?.cancel()
    settling = stage.clock.schedule(at: stage.time + Self.settlingDelay) { [weak self] in
      guard let self, drag == nil, motion == nil else { return }
      turn(to: settledTarget(for: contentOffset, velocity: .zero))
    }
  }
}

/// A tap on a row. One that stops a wheel on its way chooses none.
final class PickerTapGestureRecognizer: UITapGestureRecognizer {
  private weak var wheel: PickerWheel?

  init(wheel: PickerWheel) {
    self.wheel = wheel
    super.init(target: nil, action: nil)
    addHandler { [weak wheel] in
      if let wheel { wheel.choose(at: $0.location(in: wheel)) }
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if let wheel, wheel.isDecelerating || wheel.isStoppedByFinger { state = .failed }
  }
}
