import UIKit

/// A picture that fills a rounded rectangle, over a soft shadow.
final class RoundedPicture: UIView {
  private let imageView = UIImageView()

  init(_ image: UIImage?) {
    super.init(frame: .zero)
    backgroundColor = Palette.well
    layer.cornerRadius = Metrics.pictureRadius
    castSoftShadow()
    // A clipping layer loses its own shadow, so the picture is clipped one level further in.
    imageView.image = image
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = Metrics.pictureRadius
    addSubview(imageView)
  }

  var image: UIImage? {
    get { imageView.image }
    set { imageView.image = newValue }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
  }
}
