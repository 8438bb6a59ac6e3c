extension UIView {
  /// The background as an app set it: the dynamic colour, as long as the layer shows what that is now.
  var shownBackgroundColor: UIColor? {
    get {
      let shown = layer.backgroundColor
      if let dynamicBackgroundColor, shown == dynamicBackgroundColor.content.color(under: traits) {
        return dynamicBackgroundColor
      }
      return shown.map(UIColor.init(cgColor:))
    }
    set {
      dynamicBackgroundColor = newValue?.isDynamic == true ? newValue : nil
      layer.backgroundColor = newValue?.content.color(under: traits)
    }
  }

  func setOwnBackgroundColor(_ color: UIColor?) {
    noteSetting("backgroundColor")
    shownBackgroundColor = color
  }

  /// Gives the layer the colour that the background has now, if it has that of other traits before.
  func showBackgroundColor(insteadOfThatUnder previous: UITraitCollection) {
    guard let color = dynamicBackgroundColor?.content, layer.backgroundColor == color.color(under: previous) else {
      return
    }
    layer.backgroundColor = color.color(under: traits)
  }
}
