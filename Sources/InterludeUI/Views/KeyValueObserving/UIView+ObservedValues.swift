extension UIView {
  /// What stands at a key path of the view's own, or of its layer's; nil for what cannot be observed.
  func value(observedAs keyPath: String) -> Any? {
    switch keyPath {
    case "frame": frame
    case "bounds": bounds
    case "center": center
    case "transform": transform
    case "alpha": alpha
    case "hidden": isHidden
    case "backgroundColor": backgroundColor ?? .clear
    case "contentOffset": asScrollingView.map(\.bounds.origin)
    case "contentSize": asScrollingView.map(\.contentSize)
    default: keyPath.hasPrefix("layer.") ? layer.value(forKeyPath: String(keyPath.dropFirst("layer.".count))) : nil
    }
  }
}
