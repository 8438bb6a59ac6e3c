import InteractiveTransitions
import UIKit

/// A card at the bottom of a clear screen. It presents itself the same way wherever it is presented from.
final class BottomSheetViewController: UIViewController {
  static let dimColor = UIColor.black.withAlphaComponent(0.4)
  private static let cardHeight: CGFloat = 500

  let card = RoundedCard()
  var reducesMotion = false
  /// Moves everything while the sheet comes or goes.
  var animator: UIViewPropertyAnimator?
  let step: BottomSheetStep
  /// Everything that is not the card.
  private let surroundings = UIControl()
  private let grabber = UIView()
  private let scrollView = UIScrollView()
  private let recipe = Column(
    spacing: Metrics.margin,
    [
      Column(
        spacing: 4,
        [
          UILabel("Saffron milk", font: .heading),
          UILabel("Two cups, half an hour, hardly any work", font: .body, color: Palette.softInk),
        ]),
      NumberedStep(1, "Warm two cups of milk, and take it off the heat before it boils."),
      NumberedStep(2, "Crush twelve threads of saffron with a pinch of sugar, and stir them in."),
      NumberedStep(3, "Wait for twenty minutes. The milk turns the yellow of a daffodil."),
      NumberedStep(4, "Add a spoon of honey and a crack of cardamom. Drink it warm."),
    ])
  private lazy var done = PrimaryButton("Done", identifier: "dismiss", color: Palette.bottomSheet) { [weak self] in
    self?.dismiss(animated: true)
  }

  /// Sets itself as its delegate here, so that it does not depend on who presents it.
  init(_ step: BottomSheetStep) {
    self.step = step
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = isStandard ? .overFullScreen : .custom
    if !isStandard { transitioningDelegate = self }
  }

  /// Whether the system animates the sheet; it does not animate the dimming.
  private var isStandard: Bool { step == .standardTransition }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if isStandard { view.backgroundColor = Self.dimColor }
    surroundings.accessibilityIdentifier = "dim"
    surroundings.accessibilityLabel = "Close"
    surroundings.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    card.accessibilityIdentifier = "sheet-card"
    card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    grabber.backgroundColor = Palette.softInk.withAlphaComponent(0.25)
    grabber.layer.cornerRadius = 2.5
    card.addSubview(grabber)
    scrollView.addSubview(recipe)
    card.addSubview(scrollView)
    card.addSubview(done)
    view.addSubview(surroundings)
    view.addSubview(card)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    scrollView.flashScrollIndicators()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    surroundings.frame = view.bounds
    let height = min(Self.cardHeight, view.bounds.height - view.safeAreaInsets.top - Metrics.margin)
    let width = min(view.bounds.width, Metrics.readableWidth + 2 * Metrics.margin)
    // Bounds and centre, not the frame, which is undefined while the animator transforms the card.
    card.bounds.size = CGSize(width: width, height: height)
    card.center = CGPoint(x: view.bounds.midX, y: view.bounds.maxY - height / 2)
    layOutCard()
  }

  private func layOutCard() {
    let inner = card.bounds.insetBy(dx: Metrics.margin, dy: Metrics.margin)
    grabber.frame = CGRect(x: inner.midX - 18, y: 8, width: 36, height: 5)
    done.frame = CGRect(
      x: inner.minX, y: inner.maxY - view.safeAreaInsets.bottom - Metrics.buttonHeight, width: inner.width,
      height: Metrics.buttonHeight)
    let top = inner.minY + 8
    // From edge to edge: its indicator is beside the recipe.
    scrollView.frame = CGRect(
      x: 0, y: top, width: card.bounds.width, height: done.frame.minY - Metrics.spacing - top)
    recipe.frame = CGRect(
      x: inner.minX, y: 0, width: inner.width, height: recipe.sizeThatFits(inner.size).height)
    scrollView.contentSize = CGSize(width: card.bounds.width, height: recipe.bounds.height)
  }

  // MARK: By hand

  private(set) lazy var drag = TransitionDrag(dismissing: self) { [unowned self] _ in
    CGVector(dx: 0, dy: isBeingPresented ? -card.bounds.height : card.bounds.height)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    drag.attach(to: transitionCoordinator?.containerView)
  }
}
