import InterludeUI

/// A surface whose colour changes from its top to its bottom.
final class GradientView: UIView {
  private let gradient = CAGradientLayer()

  init(frame: CGRect = .zero, from top: UIColor, to bottom: UIColor) {
    super.init(frame: frame)
    gradient.colors = [top.cgColor, bottom.cgColor]
    layer.addSublayer(gradient)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gradient.frame = bounds
    CATransaction.commit()
  }
}
