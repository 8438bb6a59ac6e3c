import UIKit

/// Pushes or presents with an animator that makes a mistake: the screen shows what UIKit would show.
public final class WhatGoesWrongViewController: UIViewController {
  private var mistake: Mistake?
  private lazy var rows = Mistake.allCases.map { mistake in
    MistakeRow(mistake) { [weak self] isOn in self?.choose(isOn ? mistake : nil) }
  }
  private lazy var wayOut: WayOut = {
    let window = WayOut(frame: UIScreen.main.bounds)
    window.onTap = { [weak self] in self?.comeBack() }
    return window
  }()
  private weak var host: UINavigationController?
  private weak var previousDelegate: (any UINavigationControllerDelegate)?

  public override func loadView() {
    view = ScenePage(
      picture: "parsley", title: "What goes wrong",
      text: "UIKit says nothing about these mistakes. The screen goes dark; the banner tells why.",
      controls: rows + [
        PrimaryButton("Present", identifier: "present-careless", color: Palette.whatGoesWrong) { [weak self] in
          self?.presentNext()
        },
        PrimaryButton("Push", identifier: "push-careless", color: Palette.whatGoesWrong, emphasis: .tinted) {
          [weak self] in self?.navigationController?.pushViewController(ArrivedViewController(), animated: true)
        },
      ])
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "What goes wrong"
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

  /// One mistake at a time, or none.
  private func choose(_ mistake: Mistake?) {
    self.mistake = mistake
    for row in rows where row.mistake != mistake { row.setOn(false) }
  }

  private func presentNext() {
    let next = ArrivedViewController()
    next.modalPresentationStyle = .fullScreen
    next.transitioningDelegate = self
    present(next, animated: true) { [weak self] in self?.offerWayOut() }
  }

  private func offerWayOut() {
    wayOut.isHidden = mistake == nil
  }

  private func comeBack() {
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
  ) -> (any UIViewControllerAnimatedTransitioning)? { CarelessAnimator(making: mistake) }
}

extension WhatGoesWrongViewController: UINavigationControllerDelegate {
  /// Careless on the way there only.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operation == .push && toVC is ArrivedViewController ? CarelessAnimator(making: mistake) : nil
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    if viewController is ArrivedViewController { offerWayOut() }
  }
}
