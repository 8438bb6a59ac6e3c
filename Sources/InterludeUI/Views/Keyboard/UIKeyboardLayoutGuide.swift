/// What the keyboard covers of a view, from the bottom edge up; while it is down, what the safe area leaves out there. Constraints to
/// it move along with the keyboard.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide is never lower than the safe area's part at the bottom; true unless set. Without it the guide has no height
  /// while the keyboard is down.
  open var usesBottomSafeArea = true {
    didSet {
      guard usesBottomSafeArea != oldValue else { return }
      owningView?.setNeedsLayout()
      owningView?.layoutSystemDidChange()
    }
  }

  /// In points, as things are now.
  var height: CGFloat {
    owningView.map { $0.keyboardOverlap(from: usesBottomSafeArea ? $0.safeAreaInsets.bottom : 0) } ?? 0
  }
}

extension UIView {
  /// What the keyboard covers of the view.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide(.keyboard) as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide(region: .keyboard)
  }

  /// Whether the view has been asked for that guide.
  var hasKeyboardGuide: Bool { layoutTraits?.systemGuides.contains { $0.region == .keyboard } ?? false }

  /// Whether the view, or one in it, has been.
  var containsKeyboardGuide: Bool { hasKeyboardGuide || subviews.contains(where: \.containsKeyboardGuide) }

  /// How far the keyboard reaches into the view, or will once it has moved, in points; not less than what is given.
  func keyboardOverlap(from least: CGFloat) -> CGFloat {
    guard let window, !(window is KeyboardWindow), let keyboard = stage.keyboard.frame else { return least }
    let bottom = convert(CGPoint(x: bounds.midX, y: bounds.maxY), to: nil).y + window.frame.minY
    return max(least, min(bottom - keyboard.minY, bounds.height))
  }
}
