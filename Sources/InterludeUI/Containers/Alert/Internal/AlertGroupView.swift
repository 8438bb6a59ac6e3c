/// A rounded card with the header, if it has one, and rows below it or, where two fit, side by side. Either part scrolls when
/// there is too little height.
final class AlertGroupView: UIView {
  private let look: AlertLook
  private let header: AlertHeaderView?
  /// From the top down; the one that cancels is the first where two are side by side.
  private(set) var rows: [AlertRow] = []
  private let headerScrollView = UIScrollView()
  private let rowScrollView = UIScrollView()
  private let headerHairline = UIView()
  /// Before each row but the first.
  private var hairlines: [UIView] = []

  init(look: AlertLook, header: AlertHeaderView?) {
    (self.look, self.header) = (look, header)
    super.init(frame: .zero)
    clipsToBounds = true
    layer.cornerRadius = look.cornerRadius
    // What stands alone hides what is behind it.
    let ground = header == nil ? UIView() : UIVisualEffectView(effect: UIBlurEffect(style: look.effect))
    if header == nil { ground.backgroundColor = .secondarySystemGroupedBackground }
    ground.isUserInteractionEnabled = false
    ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    headerHairline.backgroundColor = .separator
    for view in [ground, headerScrollView, rowScrollView, headerHairline] { addSubview(view) }
    for scrollView in [headerScrollView, rowScrollView] { scrollView.contentInsetAdjustmentBehavior = .never }
    if let header { headerScrollView.addSubview(header) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ rows: [AlertRow]) {
    (self.rows + hairlines).forEach { $0.removeFromSuperview() }
    self.rows = rows
    hairlines = rows.dropFirst().map { _ in UIView() }
    for hairline in hairlines { hairline.backgroundColor = .separator }
    (rows + hairlines).forEach(rowScrollView.addSubview)
    setNeedsLayout()
  }

  /// Whether the rows of a width are side by side.
  private func isSideBySide(inWidth width: CGFloat) -> Bool {
    !look.isSheet && rows.count == 2 && rows.allSatisfy { $0.naturalWidth <= width / 2 }
  }

  private func headerHeight(inWidth width: CGFloat) -> CGFloat {
    header?.sizeThatFits(CGSize(width: width, height: .infinity)).height ?? 0
  }

  private func rowsHeight(inWidth width: CGFloat) -> CGFloat {
    look.rowHeight * CGFloat(isSideBySide(inWidth: width) ? 1 : rows.count)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: headerHeight(inWidth: size.width) + rowsHeight(inWidth: size.width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    let (headerHeight, rowsHeight) = (headerHeight(inWidth: width), rowsHeight(inWidth: width))
    // Rows keep half the height where there is too little of it.
    let rowRoom = min(rowsHeight, max(height - headerHeight, min(rowsHeight, height / 2)))
    headerScrollView.frame = CGRect(x: 0, y: 0, width: width, height: max(0, height - rowRoom))
    headerScrollView.contentSize = CGSize(width: width, height: headerHeight)
    header?.frame = CGRect(x: 0, y: 0, width: width, height: headerHeight)
    rowScrollView.frame = CGRect(x: 0, y: height - rowRoom, width: width, height: rowRoom)
    rowScrollView.contentSize = CGSize(width: width, height: rowsHeight)
    placeRows(inWidth: width)
    headerHairline.isHidden = headerHeight == 0 || rows.isEmpty
    headerHairline.frame = CGRect(x: 0, y: height - rowRoom, width: width, height: 1 / stage.scale)
  }

  private func placeRows(inWidth width: CGFloat) {
    if isSideBySide(inWidth: width) { placeSideBySide(inWidth: width) } else { placeStacked(inWidth: width) }
  }

  private func placeSideBySide(inWidth width: CGFloat) {
    let ordered = rows.last?.action.style == .cancel ? rows.reversed() : rows
    for (index, row) in ordered.enumerated() {
      row.frame = CGRect(x: CGFloat(index) * width / 2, y: 0, width: width / 2, height: look.rowHeight)
    }
    hairlines.first?.frame = CGRect(x: width / 2, y: 0, width: 1 / stage.scale, height: look.rowHeight)
  }

  private func placeStacked(inWidth width: CGFloat) {
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: CGFloat(index) * look.rowHeight, width: width, height: look.rowHeight)
      if index > 0 {
        hairlines[index - 1].frame = CGRect(x: 0, y: row.frame.minY, width: width, height: 1 / stage.scale)
      }
    }
  }
}
