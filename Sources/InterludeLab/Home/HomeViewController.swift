import InterludeUI

/// The home screen: a large title and one row per scene.
final class HomeViewController: UIViewController {
  /// Called with the scene whose row was clicked.
  var onSelect: (Scene) -> Void = { _ in }

  private let scenes: [Scene]
  private let scrollView = UIScrollView()
  /// Behind the status bar, where rows pass below it.
  private let statusBackground = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private var rows: [SceneRow] = []

  init(scenes: [Scene]) {
    self.scenes = scenes
    super.init(nibName: nil, bundle: nil)
    title = "Interlude"
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    titleLabel.text = title
    titleLabel.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 34, weight: .bold))
    subtitleLabel.text = "S slow motion, D the lab, H the keys."
    subtitleLabel.font = .preferredFont(forTextStyle: .subheadline)
    subtitleLabel.numberOfLines = 0
    subtitleLabel.textColor = .secondaryLabel
    for label in [titleLabel, subtitleLabel] { label.adjustsFontForContentSizeCategory = true }
    rows = scenes.filter { !$0.isStep }.map { scene in
      let row = SceneRow(scene: scene)
      row.addAction(UIAction { [weak self] _ in self?.onSelect(scene) }, for: .touchUpInside)
      return row
    }
    scrollView.alwaysBounceVertical = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    statusBackground.alpha = 0
    view.addSubview(scrollView)
    view.addSubview(statusBackground)
    for subview in [titleLabel, subtitleLabel] + rows { scrollView.addSubview(subview) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    scrollView.flashScrollIndicators()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    // The window's insets: the navigation bar is not over this screen, not even while it slides in for the next.
    let insets = view.window?.safeAreaInsets ?? .zero
    let layout = layout(in: insets)
    statusBackground.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: insets.top)
    titleLabel.frame = layout.title
    subtitleLabel.frame = layout.subtitle
    for (index, row) in rows.enumerated() { row.frame = layout.row(at: index) }
    scrollView.contentSize = layout.contentSize
  }

  private func layout(in insets: UIEdgeInsets) -> HomeLayout {
    var layout = HomeLayout(width: view.bounds.width, insets: insets, rowCount: rows.count)
    layout.maximumColumns = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 1 : 2
    func height(of view: UIView, in width: CGFloat) -> CGFloat {
      view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }
    layout.titleHeight = max(layout.titleHeight, height(of: titleLabel, in: layout.headingWidth))
    layout.subtitleHeight = max(layout.subtitleHeight, height(of: subtitleLabel, in: layout.headingWidth))
    layout.rowHeights = rows.map { height(of: $0, in: layout.rowWidth) }
    return layout
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.setNeedsLayout()
  }
}

extension HomeViewController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let way = titleLabel.frame.minY - statusBackground.frame.maxY
    statusBackground.alpha = way > 0 ? min(max(scrollView.contentOffset.y / way, 0), 1) : 1
  }
}
