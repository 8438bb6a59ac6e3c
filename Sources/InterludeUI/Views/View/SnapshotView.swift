/// Shows a layer that no longer changes, or a part of it, stretched over its bounds: those that show, whatever animates them.
final class SnapshotView: UIView {
  /// As large as the layer's bounds, or as the part of them, counted from their origin.
  init(of frozen: CALayer, showing part: CGRect? = nil) {
    super.init(frame: .zero)
    stage.animationBlocks.suspended {
      let pictureSize = frozen.bounds.size
      let shown = part ?? CGRect(origin: .zero, size: pictureSize)
      clipsToBounds = part != nil
      isUserInteractionEnabled = false
      frozen.transform = CATransform3DIdentity
      frozen.zPosition = 0
      frozen.position = CGPoint(
        x: frozen.anchorPoint.x * pictureSize.width, y: frozen.anchorPoint.y * pictureSize.height)
      layer.addSublayer(frozen)
      layer.stretchedPart = shown
      frame = CGRect(origin: .zero, size: shown.size)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
