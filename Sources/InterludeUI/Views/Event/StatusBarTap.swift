/// A finger that comes down on the status bar and leaves it where it came down. The views under it have it all the same.
struct StatusBarTap {
  private var began: (pointer: TouchChange.Pointer, at: CGPoint)?
  /// How far a finger may move, in points: as with other taps.
  private static let slop: CGFloat = 10

  /// Whether a change ends a tap.
  mutating func isEnded(by change: TouchChange, in statusBar: CGRect) -> Bool {
    switch change.phase {
    case .began: began = change.location.flatMap { statusBar.contains($0) ? (change.pointer, $0) : nil }
    case .moved, .ended:
      guard let began, began.pointer == change.pointer else { return false }
      if let location = change.location, hypot(location.x - began.at.x, location.y - began.at.y) > Self.slop {
        self.began = nil
      } else if change.phase == .ended {
        self.began = nil
        return true
      }
    default: began = nil
    }
    return false
  }
}

extension Stage {
  /// A tap on the status bar: the scroll view that wants it scrolls to its top; with several of them none does.
  func statusBarTapped() {
    var wanting: [any ScrollingView] = []
    application.keyWindow?.forEachShownInSubtree { view in
      if let scrollView = view.asScrollingView, scrollView.scrollsToTop { wanting.append(scrollView) }
    }
    if wanting.count == 1 { wanting[0].scrollToTop() }
  }
}

extension UIView {
  /// Calls the closure with this view and all that is in it, other than what is hidden or out of the window.
  fileprivate func forEachShownInSubtree(_ body: (UIView) -> Void) {
    guard !isHidden, alpha > 0, let window, convert(bounds, to: window).intersects(window.bounds) else { return }
    body(self)
    for subview in subviews { subview.forEachShownInSubtree(body) }
  }
}
