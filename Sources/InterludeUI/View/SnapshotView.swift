/// Shows a layer that no longer changes, stretched over its bounds.
final class SnapshotView: UIView {
  /// Carries the frozen layer. It is a view so that it stretches along in an animation block, but nobody's subview.
  private let picture = UIView()
  private var pictureSize = CGSize.zero

  /// As large as the layer's bounds.
  init(of frozen: CALayer) {
    super.init(frame: .zero)
    Stage.current.animationBlocks.suspended {
      pictureSize = frozen.bounds.size
      isUserInteractionEnabled = false
      frozen.transform = CATransform3DIdentity
      frozen.zPosition = 0
      frozen.position = CGPoint(
        x: frozen.anchorPoint.x * pictureSize.width, y: frozen.anchorPoint.y * pictureSize.height)
      picture.layer.anchorPoint = .zero
      picture.layer.addSublayer(frozen)
      layer.addSublayer(picture.layer)
      frame = CGRect(origin: .zero, size: pictureSize)
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
    guard pictureSize.width > 0, pictureSize.height > 0 else { return }
    picture.center = bounds.origin
    picture.transform = CGAffineTransform(
      scaleX: bounds.width / pictureSize.width, y: bounds.height / pictureSize.height)
  }
}
