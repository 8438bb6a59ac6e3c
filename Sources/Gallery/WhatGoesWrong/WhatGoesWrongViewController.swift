import UIKit

/// Pushes or presents with an animator that makes a mistake: the screen shows what UIKit would show.
public final class WhatGoesWrongViewController: UIViewController {
  private var mistake: Mistake {
    didSet { nameMistake() }
  }
  private weak var careless: CarelessAnimator?
  private let mistakeTitle = UILabel("", font: .subheading)
  private let mistakeText = UILabel("", font: .body, color: Palette.softInk)
  private lazy var wayOut: WayOut = {
    let window = WayOut(frame: UIScreen.main.bounds)
    window.onTap = { [weak self] in self?.comeBack() }
    return window
  }()
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
      text: "UIKit says nothing about such mistakes; the banner does. Behind Steps are others.",
      controls: [
        Column(spacing: 4, [mistakeTitle, mistakeText]),
        PrimaryButton("Present", identifier: "present-careless", color: Palette.whatGoesWrong) { [weak self] in
          self?.presentNext()
        },
        PrimaryButton("Push", identifier: "push-careless", color: Palette.whatGoesWrong, emphasis: .tinted) {
          [weak self] in self?.pushNext()
        },
      ])
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "What goes wrong"
    nameMistake()
    navigationItem.rightBarButtonItem = .variants({ [unowned self] in mistake }, of: self) { [weak self] in
      self?.mistake = $0
    }
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    wayOut.isHidden = true
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
    (mistakeTitle.text, mistakeText.text) = (mistake.title, mistake.text)
    viewIfLoaded?.setNeedsLayout()
  }

  private func presentNext() {
    let next = ArrivedViewController()
    next.modalPresentationStyle = .fullScreen
    next.transitioningDelegate = self
    present(next, animated: true) { [weak self] in self?.offerWayOut() }
  }

  private func pushNext() {
    navigationController?.pushViewController(ArrivedViewController(), animated: true)
  }

  private func offerWayOut() {
    wayOut.isHidden = mistake == .none || mistake.isOnWayBack
  }

  private func comeBack() {
    careless?.giveUp()
    if presentedViewController != nil {
      dismiss(animated: true)
    } else {
      navigationController?.popToViewController(self, animated: true)
    }
  }
}

extension WhatGoesWrongViewController: UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(isWayBack: false) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(isWayBack: true) }

  /// Careless in one direction only; the other is the system's on the way back.
  private func animator(isWayBack: Bool) -> CarelessAnimator? {
    let isCareless = mistake.isOnWayBack == isWayBack
    guard isCareless || !isWayBack else { return nil }
    let animator = CarelessAnimator(making: isCareless ? mistake : .none)
    animator.onWaiting = { [weak self] in self?.offerWayOut() }
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
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    if viewController is ArrivedViewController { offerWayOut() }
  }
}
