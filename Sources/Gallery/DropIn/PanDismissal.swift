import UIKit

/// Dismisses a screen by a pan downwards. The translation sets the transition's progress; place and velocity at the end decide whether
/// it finishes or is cancelled.
final class PanDismissal: UIPercentDrivenInteractiveTransition {
  private weak var screen: UIViewController?
  /// Whether the pan is active. Only then may this be returned as the interaction controller: after a tap nobody would drive it.
  private(set) var isDriving = false

  func attach(to screen: UIViewController) {
    self.screen = screen
    // Starts fast: the view goes on without a halt when the finger lifts.
    completionCurve = .easeOut
    // In an app: `#selector(panned)`. Linux has no Objective-C, and so no `#selector`: the page Adoption tells more.
    let pan = UIPanGestureRecognizer(target: self, action: Selector(("panned:")))
    screen.view.addGestureRecognizer(pan)
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func panned(_ pan: UIPanGestureRecognizer) {
    guard let view = pan.view, view.bounds.height > 0 else { return }
    // Measured in the window, since the view itself moves. The animator moves it down by its height.
    let progress = max(0, pan.translation(in: nil).y / view.bounds.height)
    switch pan.state {
    case .began where screen?.transitionCoordinator == nil:
      isDriving = true
      screen?.dismiss(animated: true)
    case .changed where isDriving: update(min(progress, 1))
    case .ended where isDriving:
      isDriving = false
      // The projected place: where the finger would be a quarter of a second later.
      let velocity = pan.velocity(in: nil).y / view.bounds.height
      if progress + velocity / 4 > 0.5 { finish() } else { cancel() }
    case .cancelled where isDriving:
      isDriving = false
      cancel()
    default: break
    }
  }
}

// An app needs nothing of the following: where Objective-C is, it finds the method by its name.
#if !canImport(ObjectiveC)
  extension PanDismissal: ActionTarget {
    func perform(_ action: Selector, with sender: Any?) -> Bool {
      guard action == "panned:", let pan = sender as? UIPanGestureRecognizer else { return false }
      panned(pan)
      return true
    }
  }
#endif
