import UIKit

/// Pushes or presents, and makes a mistake: the screen shows what UIKit would show.
public final class WhatGoesWrongViewController: UIViewController {
  var mistake: Mistake {
    didSet { nameMistake() }
  }
  private weak var careless: CarelessAnimator?
  /// What waits for a finger that never comes.
  private weak var interaction: UIPercentDrivenInteractiveTransition?
  private let mistakeTitle = UILabel("", font: .subheading)
  private let mistakeText = UILabel("", font: .note, color: Palette.softInk)
  private let remedy = UILabel("", font: .systemFont(ofSize: 12, weight: .medium), color: Palette.whatGoesWrong)
  private let way = UISegmentedControl(items: ["On the way there", "On the way back"])
  private lazy var presentButton = PrimaryButton(
    "Present", identifier: "present-careless", color: Palette.whatGoesWrong
  ) { [weak self] in self?.presentNext() }
  private lazy var pushButton = PrimaryButton(
    "Push", identifier: "push-careless", color: Palette.whatGoesWrong, emphasis: .tinted
  ) { [weak self] in self?.pushNext() }
  private var wayOut: WayOut?
  private weak var host: UINavigationController?
  private weak var previousDelegate: (any UINavigationControllerDelegate)?

  /// Shows what becomes of a mistake.
  public init(_ mistake: Mistake = .addsNothing) {
    self.mistake = mistake
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func loadView() {
    view = ScenePage(
      picture: "parsley", title: "What goes wrong",
      text: "UIKit is silent about most such mistakes; the banner is not. Behind Steps are others.",
      controls: [Column(spacing: 4, [mistakeTitle, mistakeText, remedy]), way, presentButton, pushButton])
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "What goes wrong"
    way.accessibilityIdentifier = "mistake-way"
    way.accessibilityLabel = "Where the mistake is made"
    nameMistake()
    navigationItem.rightBarButtonItem = .variants({ [unowned self] in mistake }, of: self) { [weak self] in
      self?.mistake = $0
    }
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    wayOut?.isHidden = true
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    makeWayOut()
    // When the transition that brings it back has put everything where it leaves it.
    DispatchQueue.main.async { [weak self] in self?.offerWayOutIfLost() }
  }

  /// Takes the delegate's place on arrival, and gives it back on leaving.
  public override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    host?.delegate = previousDelegate
    host = parent as? UINavigationController
    previousDelegate = host?.delegate
    host?.delegate = self
  }

  private func nameMistake() {
    (mistakeTitle.text, mistakeText.text, remedy.text) = (mistake.title, mistake.text, mistake.remedy)
    way.isEnabled = mistake.place == .anyWay
    way.selectedSegmentIndex = [.pop, .dismissal].contains(mistake.place) ? 1 : 0
    for (button, isOffered) in [(presentButton, mistake.isModal), (pushButton, mistake.isOnStack)] {
      button.isEnabled = isOffered
      button.alpha = isOffered ? 1 : 0.35
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Whether the mistake is made on the way back rather than there.
  private var isOnWayBack: Bool { way.selectedSegmentIndex == 1 }

  private func presentNext() {
    if mistake.place == .present { return makeMistake() }
    let next = ArrivedViewController()
    // The view that is forgotten leaves its presenter to be seen where that stays, and nothing where it is removed.
    let staysBelow = mistake == .addsNothing && !isOnWayBack
    next.modalPresentationStyle = staysBelow ? .overFullScreen : .fullScreen
    next.transitioningDelegate = self
    present(next, animated: true) { [weak self] in self?.offerWayOut() }
  }

  private func pushNext() {
    if mistake.place == .push { return makeMistake() }
    navigationController?.pushViewController(ArrivedViewController(), animated: true)
  }

  // MARK: The way out

  /// Once it is known which scene it belongs to: a window that is in none does not show.
  private func makeWayOut() {
    guard wayOut == nil, let scene = view.window?.windowScene else { return }
    let window = WayOut(windowScene: scene)
    window.onTap = { [weak self] in self?.comeBack() }
    wayOut = window
  }

  /// Where something has gone wrong on the way there, and not back again at once.
  private func offerWayOut() {
    let hasArrived = presentedViewController != nil || navigationController?.topViewController !== self
    wayOut?.isHidden = mistake == .none || isOnWayBack || !hasArrived
  }

  private func offerWayOutIfLost() {
    guard presentedViewController == nil, navigationController?.topViewController === self else { return }
    if view.window == nil || view.transform != .identity || view.bounds.isEmpty { wayOut?.isHidden = false }
  }

  private func comeBack() {
    wayOut?.isHidden = true
    if let interaction { return isOnWayBack ? interaction.finish() : interaction.cancel() }
    careless?.giveUp()
    if presentedViewController != nil {
      dismiss(animated: true)
    } else if navigationController?.topViewController === self {
      mend()
    } else {
      navigationController?.popToViewController(self, animated: true)
    }
  }

  /// Puts this screen back where a careless way back has lost it.
  private func mend() {
    view.transform = .identity
    if view.window == nil {
      navigationController?.pushViewController(UIViewController(), animated: false)
      navigationController?.popViewController(animated: false)
    }
    if let superview = view.superview { view.frame = superview.bounds }
  }
}

extension WhatGoesWrongViewController: UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(isWayBack: false) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(isWayBack: true) }

  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction(for: animator) }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction(for: animator) }

  /// Handed out although no gesture is under way.
  private func interaction(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> UIPercentDrivenInteractiveTransition? {
    guard (animator as? CarelessAnimator)?.mistake == .waitsForFinger else { return nil }
    let interaction = UIPercentDrivenInteractiveTransition()
    self.interaction = interaction
    // When the transition has put everything in place.
    DispatchQueue.main.async { [weak self] in self?.wayOut?.isHidden = false }
    return interaction
  }

  /// Careless in one direction only; the other is the system's on the way back.
  private func animator(isWayBack: Bool) -> CarelessAnimator? {
    let isCareless = isOnWayBack == isWayBack
    guard isCareless || !isWayBack else { return nil }
    let animator = CarelessAnimator(making: isCareless ? mistake : .none)
    animator.onWaiting = { [weak self] in self?.wayOut?.isHidden = false }
    careless = animator
    return animator
  }
}

extension WhatGoesWrongViewController: UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard fromVC is ArrivedViewController || toVC is ArrivedViewController else { return nil }
    return animator(isWayBack: operation == .pop)
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction(for: animationController) }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    if viewController is ArrivedViewController { offerWayOut() }
  }
}
