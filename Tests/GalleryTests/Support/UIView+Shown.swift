import InterludeUI

/// What shows now, animations included.
extension UIView {
  var shownFrame: CGRect { shown.frame }
  var shownAlpha: Double { shown.opacityValue }
  var shownCornerRadius: CGFloat { shown.cornerRadius }
  var shownTransform: CGAffineTransform { shown.affineTransform() }
  var shownBackground: CGColor? { shown.backgroundColor }

  /// Where the view shows in the window, its ancestors' animations included.
  var shownFrameInWindow: CGRect {
    sequence(first: self, next: \.superview).dropFirst().reduce(shownFrame) { frame, ancestor in
      guard ancestor.superview != nil else { return frame }
      let state = ancestor.shown
      let (bounds, transform) = (state.bounds, state.affineTransform())
      return
        frame
        .applying(CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY))
        .applying(transform)
        .applying(CGAffineTransform(translationX: state.position.x, y: state.position.y))
    }
  }

  private var shown: CALayer { layer.presentation() ?? layer }
}
