import UIKit

/// Dismisses a screen by a pan downwards, which says how far the transition has come, and by its place and velocity at the end
/// whether it goes on or comes back.
final class PanDismissal: UIPercentDrivenInteractiveTransition {
  private weak var screen: UIViewController?
  /// Whether a finger moves the transition: only then is this the transition's interaction controller.
  private(set) var isDriving = false

  func attach(to screen: UIViewController) {
    self.screen = screen
    // Goes on from where the finger was, without a halt.
    completionCurve = .easeOut
    let pan = UIPanGestureRecognizer(target: self, action: Selector(("panned:")))
    screen.view.addGestureRecognizer(pan)
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func panned(_ pan: UIPanGestureRecognizer) {
    guard let view = pan.view, view.bounds.height > 0 else { return }
    // In the window, since the view itself is moved. The animator takes it down by its height.
    let progress = max(0, pan.translation(in: nil).y / view.bounds.height)
    switch pan.state {
    case .began where screen?.transitionCoordinator == nil:
      isDriving = true
      screen?.dismiss(animated: true)
    case .changed where isDriving: update(min(progress, 1))
    case .ended where isDriving:
      isDriving = false
      // Where the finger would be a quarter of a second later.
      let velocity = pan.velocity(in: nil).y / view.bounds.height
      if progress + velocity / 4 > 0.5 { finish() } else { cancel() }
    case .cancelled where isDriving:
      isDriving = false
      cancel()
    default: break
    }
  }
}

#if !canImport(ObjectiveC)
  extension PanDismissal: ActionTarget {
    func perform(_ action: Selector, with sender: Any?) -> Bool {
      guard action == "panned:", let pan = sender as? UIPanGestureRecognizer else { return false }
      panned(pan)
      return true
    }
  }
#endif
