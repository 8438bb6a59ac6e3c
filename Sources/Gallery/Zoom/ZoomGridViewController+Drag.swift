import InteractiveTransitions
import UIKit

extension ZoomGridViewController {
  /// Lets fingers catch the screen, drag and pinch it, and throw it back into its cell. What the delegate supplies stays its own.
  func letFingersTake(_ detail: ZoomDetailViewController, from picture: UIView) {
    let drag = DraggedTransition(
      ScreenDrag(of: detail, from: picture, fit: .cropped),
      makePresentation: { [weak self] presented, presenting in
        self.flatMap { $0.presentationController(forPresented: presented, presenting: presenting, source: $0) }
      },
      makeAnimator: { [weak self] in self?.makeAnimator(isPresenting: $0) })
    detail.drag = drag
    detail.transitioningDelegate = drag
  }
}
