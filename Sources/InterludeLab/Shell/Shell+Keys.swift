import InterludeUI

extension Shell {
  /// Does what a key does in an app: Esc goes back, Tab and the arrows move the focus, Return and Space press what has it, the
  /// keys beside them scroll, and Ctrl+K turns the keyboard on the screen on or off.
  func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) {
    let focus = stage.focusSystem
    switch key {
    case .escape: goBack()
    case .tab: focus.moveFocus(modifiers.contains(.shift) ? .previous : .next)
    case .upArrow: focus.moveFocus(.up)
    case .downArrow: focus.moveFocus(.down)
    case .leftArrow: focus.moveFocus(.left)
    case .rightArrow: focus.moveFocus(.right)
    case .return, .space: focus.pressFocusedItem()
    case .pageUp: scroll { $0.y -= $1 }
    case .pageDown: scroll { $0.y += $1 }
    case .home: scroll { place, _ in place.y = -.greatestFiniteMagnitude }
    case .end: scroll { place, _ in place.y = .greatestFiniteMagnitude }
    case .character(let character) where modifiers.contains(.control) && character.lowercased() == "k":
      stage.showsSoftwareKeyboard.toggle()
    case .delete, .forwardDelete, .f1, .character: break
    }
  }

  /// Whether a key does anything in an app: it is typed, or has a meaning here.
  func takes(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
    if stage.takesKey(key, modifiers) { return true }
    return switch key {
    case .character(let character): modifiers.contains(.control) && character.lowercased() == "k"
    case .delete, .forwardDelete, .f1: false
    default: true
    }
  }

  /// Scrolls what has the focus, else what is in the middle of the screen. The closure is given the offset and the height of
  /// a page, which leaves some of the page before.
  private func scroll(_ change: (inout CGPoint, CGFloat) -> Void) {
    stage.asCurrent {
      guard let scrollView else { return }
      let insets = scrollView.adjustedContentInset
      let room = scrollView.bounds.inset(by: insets)
      var offset = scrollView.contentOffset
      change(&offset, max(room.height - Self.pageOverlap, room.height / 2))
      let highest = max(scrollView.contentSize.height - scrollView.bounds.height + insets.bottom, -insets.top)
      offset.y = min(max(offset.y, -insets.top), highest)
      scrollView.setContentOffset(offset, animated: true)
    }
  }

  private var scrollView: UIScrollView? {
    let (window, focused) = (frontWindow, stage.focusSystem.focusedItem as? UIView)
    let bounds = window.bounds
    let start =
      focused
      ?? window.hitTest(CGPoint(x: bounds.midX, y: bounds.midY), with: nil)
    guard let start else { return nil }
    return sequence(first: start, next: \.superview).lazy.compactMap { $0 as? UIScrollView }
      .first { $0.isScrollEnabled && $0.contentSize.height > $0.bounds.height }
  }

  /// How much of a page is seen on the next, in points.
  private static let pageOverlap: CGFloat = 60
}
