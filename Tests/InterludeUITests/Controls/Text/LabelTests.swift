import InterludeUI
import InterludeUITestSupport
import Testing

/// Labels with a font of 20 points: 10 points a character, 24 points a line.
@Suite final class LabelTests {
  lazy var world = World()
  lazy var renderer = FixedWidthRenderer()
  lazy var screen = world.showEmpty()

  private func label(_ text: String?, _ frame: CGRect = .zero) -> UILabel {
    screen.view.backgroundColor = .white
    world.stage.textRenderer = renderer
    let label = UILabel(frame: frame)
    label.font = .systemFont(ofSize: 20)
    label.text = text
    screen.view.addSubview(label)
    return label
  }

  private func draw() -> FixedWidthRenderer.Drawing? {
    world.stage.commit()
    return renderer.drawn.last
  }

  // MARK: Size

  @Test func oneLineIsAsWideAsItsText() {
    let label = label("twelve chars")
    #expect(label.intrinsicContentSize == CGSize(width: 120, height: 24))
    #expect(label.sizeThatFits(CGSize(width: 50, height: 10)) == CGSize(width: 120, height: 24))
  }

  @Test func severalLinesWrapAtTheWidth() {
    let label = label("twelve chars")
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 70, height: 0)) == CGSize(width: 60, height: 48))
    #expect(label.intrinsicContentSize == CGSize(width: 120, height: 24))
    label.preferredMaxLayoutWidth = 70
    #expect(label.intrinsicContentSize == CGSize(width: 60, height: 48))
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize == CGSize(width: 120, height: 24))
  }

  /// A new label, which has measured nothing yet, tells what is right.
  @Test func whatWasMeasuredDoesNotOutliveAChange() {
    let label = label("twelve chars")
    let changes: [(UILabel) -> Void] = [
      { $0.numberOfLines = 0 }, { $0.text = "two words more" }, { $0.font = .systemFont(ofSize: 40) },
      { $0.lineBreakMode = .byCharWrapping },
      { $0.attributedText = NSAttributedString(string: "small", attributes: [.font: UIFont.systemFont(ofSize: 10)]) },
      { $0.font = .systemFont(ofSize: 30) }, { $0.preferredMaxLayoutWidth = 50 }, { $0.text = nil },
    ]
    for count in 0...changes.count {
      let fresh = self.label("twelve chars")
      for change in changes[..<count] { change(fresh) }
      if count > 0 { changes[count - 1](label) }
      for width in [60.0, 90, 130, 400, 60] {
        let box = CGSize(width: width, height: 0)
        #expect(label.sizeThatFits(box) == fresh.sizeThatFits(box), "change \(count), width \(width)")
      }
      #expect(label.intrinsicContentSize == fresh.intrinsicContentSize)
    }
  }

  @Test func otherFontsMeasureAnew() {
    let label = label("twelve chars")
    #expect(label.intrinsicContentSize.width == 120)
    world.stage.textRenderer = nil
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test(arguments: [nil, ""])
  func noTextTakesNoRoom(text: String?) {
    #expect(label(text).intrinsicContentSize == .zero)
  }

  @Test func sizesAreWholePixels() {
    let label = label("abc")
    label.font = .systemFont(ofSize: 17)
    // 25.5 by 20.4 points at 2 pixels a point.
    #expect(label.sizeThatFits(.zero) == CGSize(width: 25.5, height: 20.5))
  }

  @Test func textTakesNoRoomWithoutARenderer() {
    world.stage.textRenderer = nil
    let label = UILabel()
    label.text = "abc"
    #expect(label.intrinsicContentSize == .zero)
  }

  // MARK: Drawing

  @Test func textIsDrawnInTheMiddleOfTheHeight() throws {
    _ = label("abc", CGRect(x: 0, y: 0, width: 100, height: 64))
    let drawing = try #require(draw())
    #expect(drawing.lines == [TextLine(string: "abc", origin: CGPoint(x: 0, y: 40))])
    #expect(drawing.size == CGSize(width: 100, height: 64))
    #expect(drawing.scale == 2)
    #expect(drawing.color == .black)
  }

  @Test(arguments: [(NSTextAlignment.left, 0.0), (.natural, 0), (.center, 35), (.right, 70)])
  func linesAreAligned(alignment: NSTextAlignment, x: CGFloat) throws {
    label("abc", CGRect(x: 0, y: 0, width: 100, height: 24)).textAlignment = alignment
    #expect(try #require(draw()).lines.first?.origin.x == x)
  }

  @Test func aLabelThatIsTooLowShowsFewerLinesAndAnEllipsis() throws {
    label("aaaa bbbb cccc dddd", CGRect(x: 0, y: 0, width: 50, height: 50)).numberOfLines = 0
    #expect(try #require(draw()).lines.map(\.string) == ["aaaa", "bbbb…"])
  }

  @Test func aLineIsShrunkToFit() throws {
    let label = label("0123456789", CGRect(x: 0, y: 0, width: 50, height: 24))
    label.adjustsFontSizeToFitWidth = true
    #expect(try #require(draw()).font.pointSize == 10)
    label.minimumScaleFactor = 0.75
    let limited = try #require(draw())
    #expect(limited.font.pointSize == 15)
    #expect(limited.lines.map(\.string) == ["01234…"])
  }

  @Test(arguments: [(UIBaselineAdjustment.alignBaselines, 20), (.alignCenters, 16), (.none, 10)] as [(_, CGFloat)])
  func aLineThatIsShrunkStandsWhereItIsAdjustedTo(adjustment: UIBaselineAdjustment, baseline: CGFloat) throws {
    // At full size the line takes all of the height, with its baseline 20 points down; shrunk, it is 12 points high.
    let label = label("0123456789", CGRect(x: 0, y: 0, width: 50, height: 24))
    label.adjustsFontSizeToFitWidth = true
    label.baselineAdjustment = adjustment
    #expect(try #require(draw()).lines.map(\.origin.y) == [baseline])
  }

  @Test func changesAreDrawnOnceBeforeTheNextFrame() {
    let label = label("abc", CGRect(x: 0, y: 0, width: 100, height: 24))
    _ = draw()
    _ = draw()
    #expect(renderer.drawn.count == 1)
    label.text = "abd"
    label.textColor = .red
    label.alpha = 0.5
    _ = draw()
    #expect(renderer.drawn.count == 2)
    #expect(renderer.drawn.last?.color == UIColor.red.cgColor)
    label.frame.size.width = 120
    _ = draw()
    #expect(renderer.drawn.last?.size.width == 120)
    label.text = nil
    _ = draw()
    #expect(label.layer.contents == nil)
  }

  /// As UIKit draws: when all is laid out, not while it is.
  @Test func textIsDrawnOnceHoweverOftenItIsLaidOut() throws {
    let label = label("abc", CGRect(x: 0, y: 0, width: 100, height: 24))
    screen.view.layoutIfNeeded()
    label.frame.size.width = 50
    screen.view.layoutIfNeeded()
    #expect(renderer.drawn.isEmpty)
    #expect(try #require(draw()).size.width == 50)
    #expect(renderer.drawn.count == 1)
  }

  @Test func anOverrideOfDrawTextGivesMargins() throws {
    final class Inset: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 30, bottom: 10, right: 20)))
      }
    }
    screen.view.backgroundColor = .white
    world.stage.textRenderer = renderer
    let label = Inset(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    (label.font, label.text) = (.systemFont(ofSize: 20), "twelve chars")
    screen.view.addSubview(label)

    let drawing = try #require(draw())
    #expect(drawing.size == CGSize(width: 50, height: 34))
    #expect(drawing.lines.map(\.string) == ["twel…"])
    let commands = try #require((label.layer.contents as? CGImage)?.drawing?.commands)
    guard commands.count == 1, case .image(_, _, let destination, let map, _) = commands[0] else {
      Issue.record("\(commands)")
      return
    }
    #expect(destination.applying(map.affine) == CGRect(x: 30, y: 0, width: 50, height: 34))
  }

  @Test func whatIsDrawnInTheLabelsPlaceTakesTheTextsPlace() throws {
    final class Dot: UILabel {
      override func draw(_ rect: CGRect) {
        UIGraphicsGetCurrentContext()?.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
      }
    }
    screen.view.backgroundColor = .white
    world.stage.textRenderer = renderer
    let label = Dot(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    label.text = "abc"
    screen.view.addSubview(label)

    #expect(draw() == nil)
    #expect((label.layer.contents as? CGImage)?.drawing?.commands.count == 1)
  }

  @Test func anotherScaleIsDrawnAnew() throws {
    _ = label("abc", CGRect(x: 0, y: 0, width: 100, height: 24))
    _ = draw()
    world.stage.send(InputEvent(time: 1, kind: .resize(world.stage.size, scale: 3)))
    #expect(try #require(draw()).scale == 3)
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 0, height: 20), CGSize(width: 20, height: 0)])
  func anEmptyLabelDrawsNothing(size: CGSize) {
    _ = label("abc", CGRect(origin: .zero, size: size))
    #expect(draw() == nil)
  }

  @Test func aDisabledLabelIsHalfAsStrong() {
    let label = label("text", CGRect(x: 0, y: 0, width: 100, height: 30))
    label.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.8)
    #expect(draw()?.color.alpha == 0.8)
    label.isEnabled = false
    #expect(draw()?.color == CGColor(red: 1, green: 0, blue: 0, alpha: 0.4))
    label.isEnabled = true
    #expect(draw()?.color.alpha == 0.8)
  }

  @Test func aHighlightedLabelIsInItsOwnColor() {
    let label = label("text", CGRect(x: 0, y: 0, width: 100, height: 30))
    (label.textColor, label.highlightedTextColor) = (.red, .blue)
    #expect(draw()?.color == UIColor.red.cgColor)
    label.isHighlighted = true
    #expect(draw()?.color == UIColor.blue.cgColor)
    label.highlightedTextColor = nil
    #expect(draw()?.color == UIColor.red.cgColor)
  }
}
