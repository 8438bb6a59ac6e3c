import UIKit

/// One herb on the whole screen. A tap anywhere beside its buttons dismisses it.
final class HerbDetailViewController: UIViewController {
  /// The finger that can take the screen anywhere.
  var drag: DraggedTransition?
  private let fadesCaption: Bool
  private let herb: Herb
  private let picture = UIImageView()
  private lazy var caption = HerbCaption(herb) { [weak self] in self?.show($0) }

  init(_ herb: Herb, fadesCaption: Bool) {
    (self.herb, self.fadesCaption) = (herb, fadesCaption)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { herb.isDark ? .lightContent : .darkContent }

  override func loadView() {
    let control = UIControl()
    control.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    control.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    view = control
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "herb-detail"
    view.accessibilityLabel = "Close \(herb.name)"
    view.backgroundColor = Palette.well
    picture.image = herb.image
    picture.contentMode = .scaleAspectFill
    view.addSubview(picture)
    caption.alpha = fadesCaption ? 0 : 1
    view.addSubview(caption)
  }

  private func show(_ credit: PictureCredit) {
    guard presentedViewController == nil, !isBeingDismissed else { return }
    present(PictureCreditViewController(credit), animated: true)
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
    fadeCaption(to: 1)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    fadeCaption(to: 0)
  }

  /// Alongside the transition, but neither as long nor along its spring: words must not flicker when the picture bounces.
  private func fadeCaption(to alpha: CGFloat) {
    guard fadesCaption else { return }
    let isOnItsWay = transitionCoordinator?.animate(alongsideTransition: { [caption] _ in
      UIView.animate(
        withDuration: 0.3, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve]
      ) {
        caption.alpha = alpha
      }
    })
    if isOnItsWay != true { caption.alpha = alpha }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    picture.frame = view.bounds
    // The container's safe area: the view's own changes while it moves, and the caption must not.
    let insets = view.superview?.safeAreaInsets ?? view.safeAreaInsets
    let safeArea = view.bounds.inset(by: insets).insetBy(dx: Metrics.margin, dy: Metrics.margin)
    caption.isHidden = safeArea.width < Metrics.smallestWidth
    guard !caption.isHidden else { return }
    let width = min(safeArea.width, Metrics.readableWidth)
    let height = caption.sizeThatFits(CGSize(width: width, height: safeArea.height)).height
    caption.frame = CGRect(x: safeArea.midX - width / 2, y: safeArea.maxY - height, width: width, height: height)
  }
}
