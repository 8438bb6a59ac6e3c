import InterludeUI
import InterludeUITestSupport
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

  /// The rectangles that are filled in a label's picture, back to front, in pixels.
  func fills(of label: UILabel) throws -> [PixelRect] {
    world.stage.commit()
    let image = try #require(label.layer.contents as? CGImage)
    return (image.drawing?.commands ?? []).compactMap { command in
      guard case .fill(.roundedRect(let shape), let color, _) = command else { return nil }
      let (rect, scale) = (shape.rect, CGFloat(image.width) / label.bounds.width)
      let sides = [rect.minX, rect.minY, rect.width, rect.height].map { Int(($0 * scale).rounded()) }
      return PixelRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3], pixel: color.premultipliedPixel())
    }
  }
}

/// A rectangle of pixels of a colour.
struct PixelRect: Equatable {
  var x, y, width, height: Int
  var pixel: UInt32
}
