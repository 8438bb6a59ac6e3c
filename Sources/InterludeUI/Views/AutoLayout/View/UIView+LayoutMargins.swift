extension UIView {
  /// The layout margins by direction; leading is left.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set { layoutMargins = newValue.edgeInsets }
  }

  /// Without the safe area.
  var baseLayoutMargins: UIEdgeInsets {
    if let ownLayoutMargins { return ownLayoutMargins }
    return owner == nil
      ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
  }
}
