import UIKit

/// Mistakes in a call rather than in an animator.
extension WhatGoesWrongViewController {
  func makeMistake() {
    let next = ArrivedViewController()
    next.modalPresentationStyle = .fullScreen
    switch mistake {
    case .presentsMeanwhile:
      present(next, animated: true)
      present(ArrivedViewController(), animated: true)
    case .presentsFromOutside:
      ArrivedViewController().present(next, animated: true)
    case .presentsTwice:
      present(next, animated: true) { [weak self] in self?.present(next, animated: true) }
    case .pushesTwice:
      navigationController?.pushViewController(self, animated: true)
    case .selectsNoTab:
      let tabs = UITabBarController()
      tabs.viewControllers = [next]
      tabs.modalPresentationStyle = .fullScreen
      present(tabs, animated: true)
      tabs.selectedIndex = 3
    case .pointsAtNothing:
      next.modalPresentationStyle = .popover
      next.preferredContentSize = CGSize(width: 320, height: 480)
      next.popoverPresentationController?.delegate = self
      present(next, animated: true)
    default: break
    }
  }
}

extension WhatGoesWrongViewController: UIPopoverPresentationControllerDelegate {
  /// A popover where there is little width, too; else it would be a sheet, which points at nothing.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
