import UIKit

/// The card's animator, but for how the screen behind steps back: by its layer's transform, in three dimensions.
final class LayerTransformAnimator: CardAnimator {
  override func scale(_ presenter: UIView, by factor: CGFloat) {
    presenter.layer.transform = CATransform3DMakeScale(factor, factor, 1)
  }
}
