/// Shows a layer that no longer changes, or a part of it, stretched over its bounds.
final class SnapshotView: UIView {
  /// Carries the frozen layer. It is a view so that it stretches along in an animation block, but not a subview of any.
  private let picture = UIView()
  private var part = CGRect.zero

  /// As large as the layer's bounds, or as the part of them, counted from their origin.
  init(of frozen: CALayer, showing part: CGRect? = nil) {
    super.init(frame: .zero)
    stage.animationBlocks.suspended {
      let pictureSize = frozen.bounds.size
      self.part = part ?? CGRect(origin: .zero, size: pictureSize)
      clipsToBounds = part != nil
      isUserInteractionEnabled = false
      frozen.transform = CATransform3DIdentity
      frozen.zPosition = 0
      frozen.position = CGPoint(
        x: frozen.anchorPoint.x * pictureSize.width, y: frozen.anchorPoint.y * pictureSize.height)
      picture.layer.anchorPoint = .zero
      picture.layer.addSublayer(frozen)
      layer.addSublayer(picture.layer)
      frame = CGRect(origin: .zero, size: self.part.size)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      stretch()
    }
  }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      super.bounds = newValue
      stretch()
    }
  }

  private func stretch() {
    guard part.width > 0, part.height > 0 else { return }
    let (x, y) = (bounds.width / part.width, bounds.height / part.height)
    picture.center = CGPoint(x: bounds.minX - part.minX * x, y: bounds.minY - part.minY * y)
    picture.transform = CGAffineTransform(scaleX: x, y: y)
  }
}
