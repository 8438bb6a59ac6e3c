import UIKit

/// The button that leads back here from a screen that a mistake has made unusable.
extension WhatGoesWrongViewController {
  /// Makes the window once the view is in a scene: a window without one does not show.
  func makeWayOut() {
    guard wayOut == nil, let scene = view.window?.windowScene else { return }
    let window = WayOut(windowScene: scene)
    window.onTap = { [weak self] in self?.comeBack() }
    wayOut = window
  }

  /// Offers the way out after a mistake on the way there.
  func offerWayOut() {
    let hasArrived = presentedViewController != nil || navigationController?.topViewController !== self
    wayOut?.isHidden = mistake == .none || isOnWayBack || !hasArrived
  }

  func offerWayOutIfLost() {
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

  /// Puts this screen back after a mistake on the way back.
  private func mend() {
    view.transform = .identity
    // The window's root itself went with the container.
    if let host = navigationController, host.view.window == nil {
      wayOut?.windowScene?.windows.first { $0.rootViewController === host }?.addSubview(host.view)
    }
    if view.window == nil {
      navigationController?.pushViewController(UIViewController(), animated: false)
      navigationController?.popViewController(animated: false)
    }
    if let superview = view.superview { view.frame = superview.bounds }
  }
}
