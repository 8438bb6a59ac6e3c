import UIKit

/// A screen of one bright colour, whose transition is easy to follow. It is its own transitioning delegate; a tap dismisses it.
final class BlueViewController: UIViewController {
  private let step: DropInStep
  private let hint = UILabel("A tap dismisses this screen.", font: .body, color: Palette.onAccent)
  private let flow = FlowLog()

  init(_ step: DropInStep) {
    self.step = step
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let control = UIControl()
    control.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    control.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    view = control
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if step != .standard { transitioningDelegate = self }
    view.accessibilityIdentifier = "dismiss"
    view.accessibilityLabel = "Dismiss"
    view.backgroundColor = Palette.brightBlue
    hint.textAlignment = .center
    view.addSubview(hint)
    flow.isHidden = step != .fiveSteps
    view.addSubview(flow)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // The container's safe area: the view's own changes while it moves.
    let insets = view.superview?.safeAreaInsets ?? view.safeAreaInsets
    let area = view.bounds.inset(by: insets).insetBy(dx: Metrics.margin, dy: Metrics.margin)
    guard !area.isNull else { return }
    let height = hint.sizeThatFits(area.size).height
    hint.frame = CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
    let width = min(area.width, Metrics.readableWidth)
    let rows = flow.sizeThatFits(CGSize(width: width, height: area.height)).height
    flow.frame = CGRect(
      x: area.midX - width / 2, y: area.minY + max(0, (area.height - height - rows) / 2), width: width, height: rows)
  }
}

extension BlueViewController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let animator = DropInAnimator()
    animator.reducesMotion = UIAccessibility.isReduceMotionEnabled
    guard step == .fiveSteps else { return animator }
    flow.note(.asked)
    flow.note(.supplied)
    return NarratedAnimator(animator) { [flow] in flow.note($0) }
  }

  /// Nil has the system animate the dismissal.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    flow.note(.askedForWayBack)
    return nil
  }
}
