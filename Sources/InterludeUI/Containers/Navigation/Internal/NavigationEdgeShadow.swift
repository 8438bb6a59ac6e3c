/// The shadow to the left of the upper screen's edge.
final class NavigationEdgeShadow: UIView {
  init(_ shadow: SystemBehavior.EdgeShadow, height: CGFloat) {
    super.init(frame: CGRect(x: 0, y: 0, width: shadow.width, height: height))
    isUserInteractionEnabled = false
    let gradient = layer as? CAGradientLayer
    gradient?.colors = [UIColor(white: 0, alpha: 0).cgColor, UIColor(white: 0, alpha: shadow.darkness).cgColor]
    gradient?.startPoint = CGPoint(x: 0, y: 0.5)
    gradient?.endPoint = CGPoint(x: 1, y: 0.5)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override class var layerClass: AnyClass { CAGradientLayer.self }

  func place(beside screen: CGRect) { frame.origin = CGPoint(x: screen.minX - bounds.width, y: screen.minY) }
}
