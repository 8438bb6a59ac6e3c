import UIKit

/// One herb on the whole screen: its picture at the top, and what there is to say about it below.
final class ZoomDetailViewController: UIViewController {
  /// The drag that can move the screen anywhere and dismiss it.
  var drag: DraggedTransition?
  private let herb: Herb
  private let picture = UIImageView()
  private let words: Column
  private lazy var closeButton = CloseButton { [weak self] in self?.close() }

  init(_ herb: Herb) {
    self.herb = herb
    words = Column(
      spacing: Metrics.margin,
      [
        Column(
          spacing: 2,
          [
            UILabel(herb.name, font: .display),
            UILabel(herb.latinName, font: .scaled(.italicSystemFont(ofSize: 17), as: .body), color: Palette.zoom),
          ]),
        UILabel(herb.text, font: .body, color: Palette.softInk),
      ])
    super.init(nibName: nil, bundle: nil)
    // A custom presentation is not asked for its status bar otherwise.
    modalPresentationCapturesStatusBarAppearance = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { herb.isDark ? .lightContent : .darkContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "zoomed"
    view.backgroundColor = Palette.paper
    picture.image = herb.image
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    closeButton.alpha = 0
    for subview in [picture, words, closeButton] { view.addSubview(subview) }
  }

  /// Unless another finger already takes the screen away.
  private func close() {
    if !isBeingDismissed { dismiss(animated: true) }
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    drag?.screen.containerWillResize(with: coordinator)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    fadeCloseButton(to: 1)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    fadeCloseButton(to: 0)
  }

  private func fadeCloseButton(to alpha: CGFloat) {
    let fade = { [closeButton] in closeButton.alpha = alpha }
    let isOnItsWay = transitionCoordinator?.animate(alongsideTransition: { _ in fade() })
    if isOnItsWay != true { fade() }
  }

  /// During the transition the screen is clipped below. The picture becomes shorter accordingly, down to the square that it is in the
  /// grid.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (width, screen) = (view.bounds.width, view.superview?.bounds.height ?? view.bounds.height)
    let insets = view.superview?.safeAreaInsets ?? view.safeAreaInsets
    let column = min(width - 2 * Metrics.margin, Metrics.readableWidth)
    let height = words.sizeThatFits(CGSize(width: column, height: screen)).height
    let whole = min(width * 4 / 3, screen * 0.62, max(0, screen - insets.bottom - height - 2 * Metrics.margin))
    let cut = screen == width ? 0 : min(max((screen - view.bounds.height) / (screen - width), -0.5), 1.5)
    picture.frame = CGRect(x: 0, y: 0, width: width, height: whole + (width - whole) * cut)
    words.frame = CGRect(
      x: (width - column) / 2, y: picture.frame.maxY + Metrics.margin, width: column, height: height)
    closeButton.frame = CGRect(
      x: width - insets.right - Metrics.margin - CloseButton.size, y: insets.top + Metrics.spacing,
      width: CloseButton.size, height: CloseButton.size)
  }
}
