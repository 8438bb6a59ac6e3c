/// A picture in a text.
struct TextAttachment: Equatable {
  nonisolated static let character: Character = "\u{FFFC}"

  let image: UIImage
  /// From its place on the baseline, in points, y upwards.
  var box: CGRect

  static func == (a: TextAttachment, b: TextAttachment) -> Bool { a.image === b.image && a.box == b.box }

  /// Nil for one that shows nothing.
  ///
  /// - Parameter font: What a symbol is as large as that does not say itself, and in the middle of whose capitals it is.
  init?(_ attachment: NSTextAttachment, font: UIFont) {
    guard let own = attachment.image else { return nil }
    image = own.isSymbolImage ? own.preferring(UIImage.SymbolConfiguration(font: font)) : own
    let bounds = attachment.bounds
    guard (bounds.minX + bounds.minY + bounds.width + bounds.height).isFinite else { return nil }
    guard bounds.width <= 0 || bounds.height <= 0 else {
      box = bounds
      return
    }
    let y = image.isSymbolImage ? (font.capHeight - image.size.height) / 2 : 0
    box = CGRect(origin: CGPoint(x: bounds.minX, y: bounds.minY + y), size: image.size)
  }

  /// As many times as large.
  func scaled(by factor: CGFloat) -> TextAttachment {
    var attachment = self
    attachment.box = box.applying(CGAffineTransform(scaleX: factor, y: factor))
    return attachment
  }

  /// How far it reaches above the baseline, and below it, in points.
  var reach: (above: CGFloat, below: CGFloat) { (box.maxY, -box.minY) }
}
