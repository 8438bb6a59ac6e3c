import InteractiveTransitions
import UIKit

/// A card in the middle of an otherwise clear screen, and its own transitioning delegate.
final class DropInCardViewController: UIViewController {
  private let step: DropInStep
  private let card = RoundedCard()
  private lazy var content = PictureAndText(
    picture: RoundedPicture(.gallery("rosemary")),
    column: Column(
      spacing: Metrics.margin,
      [
        Column([
          UILabel("Time to water", font: .heading),
          UILabel(
            "The rosemary on the sill has been dry for three days. A cup at the foot of the plant is enough; its "
              + "needles would rather stay dry.", font: .body, color: Palette.softInk),
        ]),
        PrimaryButton("Done", identifier: "dismiss", color: Palette.dropIn) { [weak self] in
          self?.dismiss(animated: true)
        },
      ]))

  init(_ step: DropInStep) {
    self.step = step
    super.init(nibName: nil, bundle: nil)
    // Keeps the presenter on the screen behind the clear part.
    modalPresentationStyle = .overFullScreen
    transitioningDelegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    card.accessibilityIdentifier = "drop-in-card"
    card.layer.shadowOpacity = 0.28
    card.layer.shadowRadius = 32
    card.addSubview(content)
    view.addSubview(card)
    if step == .percentDriven { pan.attach(to: self) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: Metrics.margin, dy: Metrics.margin)
    content.isSideBySide = room.width > room.height
    let width = min(room.width, content.isSideBySide ? 600 : 350)
    let inner = CGSize(width: width - 2 * Metrics.margin, height: room.height - 2 * Metrics.margin)
    func fits() -> Bool { content.height(forWidth: inner.width, pictureHeight: 60) <= inner.height }
    if content.isSideBySide { content.isSideBySide = fits() }
    content.showsPictureAbove = true
    content.showsPictureAbove = fits()
    let wished = content.height(forWidth: inner.width, pictureHeight: 220) + 2 * Metrics.margin
    let height = min(wished, room.height)
    card.frame = CGRect(x: room.midX - width / 2, y: room.midY - height / 2, width: width, height: height)
    content.frame = card.bounds.insetBy(dx: Metrics.margin, dy: Metrics.margin)
  }

  // MARK: By hand

  private let pan = PanDismissal()

  private lazy var drag = TransitionDrag(dismissing: self) { [unowned self] transition in
    CGVector(dx: 0, dy: isBeingPresented ? 200 : transition.containerView.bounds.height)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if step != .percentDriven { drag.attach(to: transitionCoordinator?.containerView) }
  }
}

extension DropInCardViewController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let animator = DropInAnimator()
    animator.reducesMotion = reducesMotion
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let animator = SinkAnimator()
    animator.reducesMotion = reducesMotion
    return animator
  }

  private var reducesMotion: Bool { UIAccessibility.isReduceMotionEnabled || step == .reducedMotion }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { step == .percentDriven ? nil : drag }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard step == .percentDriven else { return drag }
    // Nil after a tap on the button: otherwise the transition would wait for a drag that never comes.
    return pan.isDriving ? pan : nil
  }
}
