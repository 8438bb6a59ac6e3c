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
    default: break
    }
  }
}
