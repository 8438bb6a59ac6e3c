extension UIView {
  var currentSafeAreaInsets: UIEdgeInsets {
    guard let superview else { return safeAreaInsets(inheriting: rootSafeAreaInsets) }
    return safeAreaInsets(inheriting: part(of: superview.safeAreaInsets, in: superview.bounds))
  }

  /// Tells the views of this subtree of changed insets at once, so that what they do about it animates with the block it is in.
  /// Returns whether there were any.
  @discardableResult func deliverSafeAreaChanges() -> Bool {
    let inherited = superview.map { part(of: $0.safeAreaInsets, in: $0.bounds) } ?? rootSafeAreaInsets
    return deliverSafeAreaChanges(inheriting: inherited)
  }

  /// Tells the views of this subtree whose insets have changed since they were last told, and asks for their layout.
  /// Returns whether there were any.
  ///
  /// - Parameter inherited: What of the superview's insets reaches into this view.
  func deliverSafeAreaChanges(inheriting inherited: UIEdgeInsets) -> Bool {
    let insets = safeAreaInsets(inheriting: inherited)
    var isChanged = false
    if insets != deliveredSafeAreaInsets {
      deliveredSafeAreaInsets = insets
      isChanged = true
      setNeedsLayout()
      layoutSystemDidChange()
      safeAreaInsetsDidChange()
      if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
      owner?.viewSafeAreaInsetsDidChange()
    }
    let room = insets == .zero ? .zero : bounds
    // No closure: entering one would ask each time whether it runs on the main actor, which takes longer than all else here.
    for subview in subviews where subview.deliverSafeAreaChanges(inheriting: subview.part(of: insets, in: room)) {
      isChanged = true
    }
    return isChanged
  }

  private func safeAreaInsets(inheriting inherited: UIEdgeInsets) -> UIEdgeInsets {
    guard let owner else { return inherited }
    if owner.keepsSafeArea { return deliveredSafeAreaInsets }
    let own = owner.totalAdditionalSafeAreaInsets
    // Less than none there is not: a screen that a tab bar is to leave takes its room off before it is in the window.
    return UIEdgeInsets(
      top: max(0, inherited.top + own.top), left: max(0, inherited.left + own.left),
      bottom: max(0, inherited.bottom + own.bottom), right: max(0, inherited.right + own.right))
  }

  /// The part of the superview's insets that reaches into this view's frame; a view that lies outside keeps none.
  private func part(of outer: UIEdgeInsets, in room: CGRect) -> UIEdgeInsets {
    guard outer != .zero else { return .zero }
    let box = frameForSafeArea
    return UIEdgeInsets(
      top: max(0, min(outer.top - (box.minY - room.minY), outer.top)),
      left: max(0, min(outer.left - (box.minX - room.minX), outer.left)),
      bottom: max(0, min(outer.bottom - (room.maxY - box.maxY), outer.bottom)),
      right: max(0, min(outer.right - (room.maxX - box.maxX), outer.right)))
  }

  private var rootSafeAreaInsets: UIEdgeInsets { (self as? UIWindow)?.windowSafeAreaInsets ?? .zero }
}
