/// A page view controller's own view: the pages and, below them, the row of dots if there is one.
final class PageView: UIView {
  let scrollView: PageScrollView
  private let indicator = UIPageControl()
  private weak var turning: PageTurning?
  /// The dot of the page on show.
  private var dot = 0
  /// What the row of dots takes of the view's height above the safe area, in points. From memory, not from a device.
  private static let indicatorHeight: CGFloat = 37

  init(isVertical: Bool, spacing: CGFloat, turning: PageTurning) {
    self.turning = turning
    scrollView = PageScrollView(isVertical: isVertical, spacing: spacing, turning: turning)
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
    indicator.isHidden = true
    addSubview(indicator)
    indicator.addAction(UIAction { [weak self] _ in self?.dotChosen() }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a number of dots; none for 0.
  func indicate(_ index: Int, of count: Int) {
    indicator.numberOfPages = count
    indicator.currentPage = index
    dot = indicator.currentPage
    indicator.isHidden = count < 1
    setNeedsLayout()
  }

  /// The next page is on show, or the one before.
  func indicate(step: Int) {
    indicator.currentPage = dot + step
    dot = indicator.currentPage
  }

  private func dotChosen() {
    let step = (indicator.currentPage - dot).signum()
    let turns = step != 0 && turning?.turnByIndicator(step) == true
    indicator.currentPage = turns ? dot + step : dot
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let row = indicator.isHidden ? 0 : Self.indicatorHeight + safeAreaInsets.bottom
    turning?.resize(to: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: row, right: 0)))
    indicator.frame = CGRect(x: 0, y: bounds.maxY - row, width: bounds.width, height: Self.indicatorHeight)
  }
}
