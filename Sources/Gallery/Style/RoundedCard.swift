import UIKit

/// A white card with round corners and a soft shadow.
final class RoundedCard: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Palette.card
    layer.cornerRadius = Metrics.cardRadius
    castSoftShadow()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

extension UIView {
  /// The one shadow of the gallery: wide, faint and a little below.
  func castSoftShadow() {
    layer.shadowColor = Palette.night.cgColor
    layer.shadowOpacity = 0.14
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 8)
  }
}
