import UIKit

/// A herb in the grid: a square picture, over a well that shows while the picture is out.
final class ZoomCell: UIControl {
  let picture = UIImageView()
  private let well = UIView()

  init(_ herb: Herb) {
    super.init(frame: .zero)
    accessibilityIdentifier = "zoom-\(herb.identifier)"
    accessibilityLabel = herb.name
    well.backgroundColor = Palette.well
    picture.image = herb.image
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    for view in [well, picture] {
      view.layer.cornerRadius = 16
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { picture.alpha = isHighlighted ? 0.8 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    well.frame = bounds
    picture.frame = bounds
  }
}
