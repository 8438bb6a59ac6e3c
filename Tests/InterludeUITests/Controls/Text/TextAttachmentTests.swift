import InterludeUI
import InterludeUITestSupport
import Testing

/// Pictures among the letters of a label. A character is half as wide as its font is large, a line 1.2 times as high, all but its sixth
/// above the baseline; there are two pixels a point.
@Suite final class TextAttachmentTests {
  lazy var bench = LabelBench()
  private let font = UIFont.systemFont(ofSize: 20)

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  /// “ab”, the picture, “cd”.
  private func text(_ attachment: NSTextAttachment) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: "cd", attributes: [.font: font]))
    return text
  }

  /// The red rectangles of a label's picture, in pixels.
  private func pictures(of label: UILabel) throws -> [PixelRect] {
    bench.world.stage.commit()
    let image = try #require(label.layer.contents as? CGImage)
    let fills: [(CGRect, CGColor)] = (image.drawing?.commands ?? []).compactMap { command in
      guard case .fill(.roundedRect(let shape), let color, let map) = command else { return nil }
      return (
        CGRect(origin: map.apply(to: shape.rect.origin), size: .zero).union(
          CGRect(origin: map.apply(to: CGPoint(x: shape.rect.maxX, y: shape.rect.maxY)), size: .zero)), color
      )
    }
    return fills.map { rect, color in
      PixelRect(
        x: Int((2 * rect.minX).rounded()), y: Int((2 * rect.minY).rounded()), width: Int((2 * rect.width).rounded()),
        height: Int((2 * rect.height).rounded()), pixel: color.premultipliedPixel())
    }
  }

  @Test func anAttachmentIsOneCharacter() {
    let attachment = NSTextAttachment(image: image(4, 4))
    let text = NSAttributedString(attachment: attachment)
    #expect(text.string == "\u{FFFC}" && NSTextAttachment.character == 0xFFFC)
    #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
  }

  @Test func aPictureStandsOnTheBaselineInItsOwnSize() throws {
    let label = bench.label(text(NSTextAttachment(image: image(30, 16))), CGRect(x: 0, y: 0, width: 200, height: 24))
    // Two letters of 10, the picture, two letters; the line stays as high as its letters.
    #expect(label.intrinsicContentSize == CGSize(width: 70, height: 24))
    #expect(try pictures(of: label) == [PixelRect(x: 40, y: 8, width: 60, height: 32, pixel: 0xFFFF_0000)])
    #expect(bench.drawn().flatMap(\.lines).map(\.string) == ["ab", "cd"])
    #expect(bench.renderer.drawn.last?.lines.map(\.origin) == [CGPoint(x: 0, y: 20), CGPoint(x: 50, y: 20)])
  }

  @Test func boundsSayHowLargeItIsAndHowFarBelowTheBaseline() throws {
    let attachment = NSTextAttachment(image: image(30, 16))
    attachment.bounds = CGRect(x: 0, y: -10, width: 20, height: 40)
    let label = bench.label(text(attachment), CGRect(x: 0, y: 0, width: 200, height: 40))
    // 30 above the baseline and 10 below it.
    #expect(label.intrinsicContentSize == CGSize(width: 60, height: 40))
    #expect(try pictures(of: label) == [PixelRect(x: 40, y: 0, width: 40, height: 80, pixel: 0xFFFF_0000)])
    #expect(bench.renderer.drawn.last?.lines.first?.origin.y == 30)
  }

  @Test func anEllipsisAfterAPictureIsALetter() throws {
    let string = NSMutableAttributedString(attributedString: text(NSTextAttachment(image: image(30, 16))))
    string.append(NSAttributedString(string: "efghij", attributes: [.font: font]))
    // Room for “ab”, the picture and one letter.
    let label = bench.label(string, CGRect(x: 0, y: 0, width: 60, height: 24))
    #expect(try pictures(of: label).count == 1)
    #expect(bench.drawn().flatMap(\.lines).map(\.string).joined() == "ab…")
  }

  @Test(arguments: [UIImage.RenderingMode.alwaysTemplate, .alwaysOriginal])
  func aStencilHasTheColourOfItsText(mode: UIImage.RenderingMode) throws {
    let attachment = NSTextAttachment(image: image(30, 16).withRenderingMode(mode))
    let string = NSMutableAttributedString(attributedString: NSAttributedString(attachment: attachment))
    string.addAttributes([.font: font, .foregroundColor: UIColor.blue], range: NSRange(location: 0, length: 1))
    let label = bench.label(string, CGRect(x: 0, y: 0, width: 30, height: 16))
    bench.world.stage.commit()
    let picture = try #require(label.layer.contents as? CGImage)
    let colors = (picture.drawing?.commands ?? []).compactMap { command -> CGColor? in
      if case .fill(_, let color, _) = command { color } else { nil }
    }
    #expect(colors.contains(UIColor.blue.cgColor) == (mode == .alwaysTemplate) && !colors.isEmpty)
  }

  @Test func otherCharactersAreLetters() {
    let label = bench.label(
      bench.text(("ab", [.font: font, .attachment: NSTextAttachment(image: image(30, 16))])),
      CGRect(x: 0, y: 0, width: 100, height: 24))
    #expect(label.intrinsicContentSize == CGSize(width: 20, height: 24))
    #expect(bench.drawn().flatMap(\.lines).map(\.string) == ["ab"])
  }

  @Test func aPictureIsSetSmallerWithItsText() {
    let string = NSMutableAttributedString(attributedString: text(NSTextAttachment(image: image(40, 16))))
    string.addAttribute(.font, value: font, range: NSRange(location: 0, length: string.length))
    let label = bench.label(string, CGRect(x: 0, y: 0, width: 40, height: 24))
    label.adjustsFontSizeToFitWidth = true
    // 80 points on 40: all of it is half as large.
    #expect(bench.drawn().flatMap(\.lines).map { ($0.string + "\($0.origin.x)") } == ["ab0.0", "cd30.0"])
  }
}
