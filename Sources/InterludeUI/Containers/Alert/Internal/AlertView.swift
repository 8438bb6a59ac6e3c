/// All of an alert or an action sheet that shows, and the finger on its rows: it highlights the row that it is on, goes on to
/// others, and chooses the one that it leaves.
final class AlertView: UIView {
  private let look: AlertLook
  private let choose: (UIAlertAction) -> Void
  private let header: AlertHeaderView
  private let main: AlertGroupView
  /// Where an action sheet has the action that cancels.
  private let apart: AlertGroupView
  private var trackedTouch: UITouch?

  init(look: AlertLook, choose: @escaping (UIAlertAction) -> Void) {
    (self.look, self.choose) = (look, choose)
    header = AlertHeaderView(look: look)
    main = AlertGroupView(look: look, header: header)
    apart = AlertGroupView(look: look, header: nil)
    super.init(frame: .zero)
    for group in [main, apart] { addSubview(group) }
  }

  required init?(coder: NSCoder) { nil }

  private var rows: [AlertRow] { main.rows + apart.rows }

  /// Those with something in them, from the top down.
  private var groups: [AlertGroupView] {
    (header.isEmpty && main.rows.isEmpty ? [] : [main]) + (apart.rows.isEmpty ? [] : [apart])
  }

  /// Whether it has nothing to show.
  var isEmpty: Bool { groups.isEmpty }

  /// The row of an action; nil for one of another alert.
  func row(of action: UIAlertAction) -> AlertRow? { rows.first { $0.action === action } }

  // MARK: Content

  func show(title: String?, message: String?, fields: [UITextField]) {
    header.show(title: title, message: message, fields: fields)
    layOutAnew()
  }

  /// Shows actions; the one that cancels is the last.
  func show(_ actions: [UIAlertAction], prominent: UIAlertAction?) {
    release()
    func rows(where isMeant: (UIAlertAction) -> Bool) -> [AlertRow] {
      actions.filter(isMeant).map { AlertRow($0, look: look, isProminent: $0 === prominent) }
    }
    let (others, cancel) = (rows { $0.style != .cancel }, rows { $0.style == .cancel })
    main.show(look.isSheet ? others : others + cancel)
    apart.show(look.isSheet ? cancel : [])
    layOutAnew()
  }

  private func layOutAnew() {
    for group in [main, apart] {
      group.isHidden = !groups.contains(group)
      group.setNeedsLayout()
    }
    setNeedsLayout()
  }

  // MARK: Layout

  /// Where it belongs in a container: an alert in the middle, an action sheet at the bottom.
  func frame(in container: CGRect, safeArea: UIEdgeInsets) -> CGRect {
    let width = look.width(in: container.size)
    let room = container.height - safeArea.top - safeArea.bottom - 2 * (look.isSheet ? look.gap : look.margin)
    let height = min(sizeThatFits(CGSize(width: width, height: .infinity)).height, max(0, room))
    let bottom = container.maxY - max(look.gap, safeArea.bottom)
    let top = look.isSheet ? bottom - height : container.midY - height / 2
    let scale = stage.scale
    return CGRect(
      x: ((container.midX - width / 2) * scale).rounded() / scale, y: (top * scale).rounded() / scale, width: width,
      height: height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let heights = groups.map { $0.sizeThatFits(size).height }
    return CGSize(width: size.width, height: heights.reduce(look.gap * CGFloat(max(0, groups.count - 1)), +))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var bottom = bounds.height
    for (index, group) in groups.enumerated().reversed() {
      let natural = group.sizeThatFits(bounds.size).height
      let height = index == 0 ? max(0, bottom) : natural
      group.frame = CGRect(x: 0, y: bottom - height, width: bounds.width, height: height)
      bottom -= height + look.gap
    }
  }

  /// What is between the groups is outside.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && (groups.isEmpty || groups.contains { $0.frame.contains(point) })
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard trackedTouch == nil, let touch = touches.first(where: { row(under: $0) != nil }) else { return }
    trackedTouch = touch
    highlight(row(under: touch))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let trackedTouch, touches.contains(trackedTouch) else { return }
    highlight(row(under: trackedTouch))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let trackedTouch, touches.contains(trackedTouch) else { return }
    let row = row(under: trackedTouch)
    release()
    if let row { choose(row.action) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let trackedTouch, touches.contains(trackedTouch) else { return }
    release()
  }

  private func release() {
    trackedTouch = nil
    highlight(nil)
  }

  private func highlight(_ row: AlertRow?) {
    for other in rows where other.isHighlighted != (other === row) { other.isHighlighted = other === row }
  }

  /// The row that a touch is on, if it can be chosen and shows there.
  private func row(under touch: UITouch) -> AlertRow? {
    rows.first { row in
      row.action.isEnabled && row.bounds.contains(touch.location(in: row))
        && row.superview.map { $0.bounds.contains(touch.location(in: $0)) } ?? false
    }
  }
}
