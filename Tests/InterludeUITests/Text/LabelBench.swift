import InterludeUI
import Testing

/// A screen for labels, and what is drawn for them.
final class LabelBench {
  let world = World()
  let renderer = FixedWidthRenderer()
  private lazy var screen = world.showEmpty()
  private var known = 0

  var view: UIView { screen.view }

  func label(_ text: NSAttributedString?, _ frame: CGRect = .zero) -> UILabel {
    world.stage.textRenderer = renderer
    let label = UILabel(frame: frame)
    label.attributedText = text
    screen.view.addSubview(label)
    return label
  }

  /// A text of stretches with attributes.
  func text(_ parts: (String, [NSAttributedString.Key: Any])...) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (string, attributes) in parts { text.append(NSAttributedString(string: string, attributes: attributes)) }
    return text
  }

  /// What has been drawn since it was asked for last.
  func drawn() -> [FixedWidthRenderer.Drawing] {
    world.stage.commit()
    defer { known = renderer.drawn.count }
    return Array(renderer.drawn[known...])
  }

  /// The rectangles of pixels of one colour in a label's picture, as they are met from the top left; the renderer's letters are
  /// clear.
  func fills(of label: UILabel) throws -> [PixelRect] {
    world.stage.commit()
    let image = try #require(label.layer.contents as? CGImage)
    var (rects, seen) = ([PixelRect](), Set<Int>())
    for index in image.pixels.indices where image.pixels[index] != 0 && !seen.contains(index) {
      let (x, y, pixel) = (index % image.width, index / image.width, image.pixels[index])
      let width = (x..<image.width).prefix { image.pixels[y * image.width + $0] == pixel }.count
      let height = (y..<image.height).prefix { image.pixels[$0 * image.width + x] == pixel }.count
      for row in y..<y + height { seen.formUnion(row * image.width + x..<row * image.width + x + width) }
      rects.append(PixelRect(x: x, y: y, width: width, height: height, pixel: pixel))
    }
    return rects
  }
}

/// A rectangle of pixels of a colour.
struct PixelRect: Equatable {
  var x, y, width, height: Int
  var pixel: UInt32
}
