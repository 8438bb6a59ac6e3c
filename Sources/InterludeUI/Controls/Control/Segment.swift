/// One of the titles or images of a segmented control.
final class Segment {
  /// Nil for an image.
  let title: String?
  /// Nil for a title.
  let image: UIImage?
  var canBeChosen = true
  private let label: UILabel?
  private let imageView: UIImageView?

  init(title: String?, image: UIImage?) {
    (self.title, self.image) = (title, image)
    label = image == nil ? UILabel() : nil
    label?.text = title
    label?.textAlignment = .center
    imageView = image.map {
      UIImageView(image: $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0)
    }
    imageView?.contentMode = .center
  }

  var views: [UIView] { [label, imageView].compactMap(\.self) }

  /// How wide what it shows is, in points.
  var width: CGFloat { label?.intrinsicContentSize.width ?? image?.size.width ?? 0 }

  /// How its title is written; an image has the colour.
  func write(font: UIFont, color: UIColor) {
    label?.font = font
    label?.textColor = color
    imageView?.tintColor = color
  }
}
