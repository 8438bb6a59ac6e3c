/// A split view controller's own view: the secondary column underneath, then a dim for where the primary column lies over it, the line
/// between them, and the primary column.
final class SplitView: UIView {
  /// Nil once the view has outlived it; the view then lies still.
  private weak var splitViewController: UISplitViewController?
  let primaryPane = SplitPane()
  let secondaryPane = SplitPane()
  private let separator = UIView()
  private let dim = UIControl()

  /// How much of the primary column has come in from its edge: 0…1.
  var presence: CGFloat = 1
  /// Whether the primary column lies over the other one.
  var isOver = false
  /// The size that the display mode goes by.
  var size = CGSize.zero

  /// How dark the dim is: as behind a sheet.
  private static let darkness: CGFloat = 0.2

  init(splitViewController: UISplitViewController) {
    self.splitViewController = splitViewController
    super.init(frame: UIScreen.main.bounds)
    size = bounds.size
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    separator.backgroundColor = .separator
    dim.backgroundColor = .black
    dim.alpha = 0
    dim.accessibilityIdentifier = "SplitDim"
    dim.addAction(
      UIAction { [weak splitViewController] _ in splitViewController?.choose(.secondaryOnly) }, for: .touchUpInside)
    for view in [secondaryPane, dim, separator, primaryPane] { addSubview(view) }
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Shows what a display mode calls for.
  func take(_ mode: UISplitViewController.DisplayMode) {
    presence = mode.showsPrimary ? 1 : 0
    if mode.showsPrimary { isOver = mode == .oneOverSecondary }
    layOutPanes()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if size != bounds.size {
      let old = size
      size = bounds.size
      splitViewController?.sizeDidChange(from: old)
    }
    layOutPanes()
  }

  func layOutPanes() {
    guard let splitViewController else { return }
    let isCollapsed = splitViewController.isCollapsed
    let layout = splitViewController.layout(in: bounds.size, presence: presence, isOver: isOver)
    primaryPane.layoutFrame = isCollapsed ? bounds : layout.primary
    secondaryPane.layoutFrame = isCollapsed ? bounds : layout.secondary
    separator.layoutFrame = layout.separator
    separator.isHidden = isCollapsed
    dim.layoutFrame = bounds
    dim.alpha = isOver && !isCollapsed ? presence * Self.darkness : 0
  }

  /// Lays out what is in the columns, which have their places.
  func layOutContents() { for pane in [primaryPane, secondaryPane] { pane.layoutIfNeeded() } }

  /// Takes a child out of its column.
  func leave(_ child: UIViewController) {
    for pane in [primaryPane, secondaryPane] where pane.occupant === child { pane.show(nil) }
  }

  /// Has the columns be at once where they belong.
  func stopMotion() {
    for view in [primaryPane, secondaryPane, separator, dim] { view.layer.removeAllAnimations() }
  }
}
