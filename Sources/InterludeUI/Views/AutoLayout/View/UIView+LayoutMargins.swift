extension UIView {
  /// The layout margins by direction; leading is left, unless the view's content is turned round.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let (leading, trailing) = isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
      return NSDirectionalEdgeInsets(top: margins.top, leading: leading, bottom: margins.bottom, trailing: trailing)
    }
    set {
      var insets = newValue.edgeInsets
      if isRightToLeft { (insets.left, insets.right) = (insets.right, insets.left) }
      layoutMargins = insets
    }
  }

  /// With the safe area and the superview's margins, as far as the view takes them in.
  var currentLayoutMargins: UIEdgeInsets {
    preservingSuperviewMargins(baseLayoutMargins + (insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero))
  }

  func setOwnLayoutMargins(_ margins: UIEdgeInsets) {
    ownLayoutMargins = margins
    layoutMarginsDidChange()
  }

  func layOutInNewMargins() {
    layoutSystemDidChange()
    setNeedsLayout()
  }

  /// Without the safe area.
  private var baseLayoutMargins: UIEdgeInsets {
    if let ownLayoutMargins { return ownLayoutMargins }
    return owner == nil
      ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
  }
}
