import InteractiveTransitions
import UIKit

extension HerbListViewController {
  /// Lets a finger catch the herb, carry it about, and pull it back into the list. The animators are the delegate's own.
  func letFingerTake(_ detail: HerbDetailViewController, from picture: UIView) {
    let drag = DraggedTransition(ScreenDrag(of: detail, from: picture)) { [weak self, weak detail] isPresenting in
      guard let self, let detail else { return nil }
      return isPresenting
        ? animationController(forPresented: detail, presenting: self, source: self)
        : animationController(forDismissed: detail)
    }
    detail.drag = drag
    detail.transitioningDelegate = drag
  }
}
