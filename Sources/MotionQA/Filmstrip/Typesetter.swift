import InterludeUI

/// Sets single lines of text as draw commands, for pictures that are made without views.
struct Typesetter {
  enum Alignment { case left, center }

  let renderer: any TextRenderer
  /// Pixels per point.
  let scale: CGFloat

  /// A line in the vertical middle of a box; what does not fit is cut at the box's edge.
  func line(
    _ text: String, in box: CGRect, font: FontDescriptor, color: CGColor, alignment: Alignment
  ) -> [DrawCommand] {
    let metrics = renderer.metrics(of: font)
    let slack = max(0, box.width - renderer.width(of: text, font: font))
    let baseline = (box.height + metrics.capHeight) / 2
    let origin = CGPoint(x: alignment == .left ? 0 : slack / 2, y: baseline)
    let line = TextLine(string: text, origin: origin)
    guard let image = renderer.image(of: [line], font: font, color: color, size: box.size, scale: scale) else {
      return []
    }
    let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    return [.image(image, source: unit, destination: CGRect(origin: box.origin, size: size), .identity)]
  }
}
