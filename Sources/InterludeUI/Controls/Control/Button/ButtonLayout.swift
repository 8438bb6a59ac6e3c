/// Where a button's image, title and subtitle go.
struct ButtonLayout {
  var image: CGSize
  var title: CGSize
  var subtitle: CGSize
  var insets: UIEdgeInsets
  var imagePadding: CGFloat
  var titlePadding: CGFloat
  var placement: NSDirectionalRectEdge

  /// Where everything is in the button's coordinates.
  struct Frames {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  /// The size of content and insets.
  var size: CGSize {
    let content = contentSize(text: textSize)
    return CGSize(
      width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
  }

  /// The same with an image that is no larger than a size.
  func limitingImage(to size: CGSize) -> ButtonLayout {
    var layout = self
    layout.image = CGSize(width: max(0, min(image.width, size.width)), height: max(0, min(image.height, size.height)))
    return layout
  }

  /// The places in a button's bounds. Text that has too little room gives way; the image does not.
  func frames(
    in bounds: CGRect, alignment: UIControl.ContentHorizontalAlignment,
    vertical: UIControl.ContentVerticalAlignment = .center
  ) -> Frames {
    frames(inContent: bounds.inset(by: insets), alignment: alignment, vertical: vertical)
  }

  /// The places in the room that the insets leave.
  func frames(
    inContent room: CGRect, alignment: UIControl.ContentHorizontalAlignment,
    vertical: UIControl.ContentVerticalAlignment
  ) -> Frames {
    let imageWidth = isHorizontal ? image.width + gap : 0
    let textWidth = max(0, min(textSize.width, room.width - imageWidth))
    let text = CGSize(width: textWidth, height: textSize.height)
    let content = contentSize(text: text)
    let box = CGRect(
      x: room.minX + (room.width - content.width) * alignment.leftShare,
      y: room.minY + (room.height - content.height) * vertical.topShare, width: content.width, height: content.height)
    return frames(in: box, text: text)
  }

  private func frames(in box: CGRect, text: CGSize) -> Frames {
    var frames = Frames()
    var imageOrigin = CGPoint(x: box.midX - image.width / 2, y: box.midY - image.height / 2)
    var textOrigin = CGPoint(x: box.midX - text.width / 2, y: box.midY - text.height / 2)
    switch placement {
    case .trailing: (textOrigin.x, imageOrigin.x) = (box.minX, box.maxX - image.width)
    case .top: (imageOrigin.y, textOrigin.y) = (box.minY, box.maxY - text.height)
    case .bottom: (textOrigin.y, imageOrigin.y) = (box.minY, box.maxY - image.height)
    default: (imageOrigin.x, textOrigin.x) = (box.minX, box.maxX - text.width)
    }
    frames.image = CGRect(origin: imageOrigin, size: image)
    frames.title = CGRect(x: textOrigin.x, y: textOrigin.y, width: text.width, height: title.height)
    let subtitleY = textOrigin.y + text.height - subtitle.height
    frames.subtitle = CGRect(x: textOrigin.x, y: subtitleY, width: text.width, height: subtitle.height)
    return frames
  }

  private var isHorizontal: Bool { placement != .top && placement != .bottom }

  /// Between image and text, when there are both.
  private var gap: CGFloat { image == .zero || textSize == .zero ? 0 : imagePadding }

  private var textSize: CGSize {
    let padding = title == .zero || subtitle == .zero ? 0 : titlePadding
    return CGSize(width: max(title.width, subtitle.width), height: title.height + padding + subtitle.height)
  }

  private func contentSize(text: CGSize) -> CGSize {
    isHorizontal
      ? CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
      : CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
  }
}
