import InterludeUI
import InterludeUITestSupport
import Testing

/// Text layers in a font of 20 points: 10 points a character, 24 points a line.
@Suite(.ownWorld) @MainActor struct TextLayerTextTests {
  private let world = World()
  private let renderer = FixedWidthRenderer()
  private let layer = CATextLayer()

  init() {
    world.stage.textRenderer = renderer
    let screen = world.showEmpty()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    layer.fontSize = 20
    layer.contentsScale = 2
    layer.actions = ["foregroundColor": NSNull()]
    screen.view.layer.addSublayer(layer)
  }

  private func lines(_ text: String) -> [TextLine] {
    layer.string = text
    _ = world.stage.displayList()
    return renderer.drawn.last?.lines ?? []
  }

  @Test func aTextBeginsAtTheTopLeftCorner() throws {
    layer.foregroundColor = UIColor.red.cgColor
    #expect(lines("Herbs") == [TextLine(string: "Herbs", origin: CGPoint(x: 0, y: 20))])
    let drawn = try #require(renderer.drawn.last)
    #expect(drawn.font.pointSize == CGFloat(20) && drawn.color == UIColor.red.cgColor && drawn.scale == CGFloat(2))
  }

  @Test(arguments: [(CATextLayerAlignmentMode.left, 0.0), (.natural, 0), (.center, 25), (.right, 50)])
  func linesAreAligned(mode: CATextLayerAlignmentMode, x: Double) {
    layer.alignmentMode = mode
    #expect(lines("Herbs").map(\.origin.x) == [CGFloat(x)])
  }

  @Test func aLineThatIsTooLongGoesOnOnlyWhereItIsWrapped() {
    #expect(lines("Herbs and trees").map(\.string) == ["Herbs and trees"])
    layer.isWrapped = true
    #expect(lines("Herbs and trees").map(\.string) == ["Herbs and", "trees"])
  }

  @Test func whatIsTooLongIsTruncatedAsTheModeSays() {
    layer.truncationMode = .end
    #expect(lines("Herbs and trees").map(\.string) == ["Herbs and…"])
    layer.truncationMode = .start
    #expect(lines("Herbs and trees").map(\.string) == ["…and trees"])
    layer.truncationMode = .middle
    #expect(lines("Herbs and trees").first?.string.contains("…") == true)
    // Two lines of 24 points are in 60.
    (layer.truncationMode, layer.isWrapped) = (.end, true)
    #expect(lines("Herbs and trees and more of them").map(\.string) == ["Herbs and", "trees and…"])
  }

  @Test func aNewlineBeginsALine() {
    #expect(lines("One\nTwo").map(\.origin) == [CGPoint(x: 0, y: 20), CGPoint(x: 0, y: 44)])
  }

  @Test func aFontGivesTheFaceAndTheLayerItsSize() {
    layer.font = UIFont.boldSystemFont(ofSize: 99)
    _ = lines("Herbs")
    #expect(renderer.drawn.last?.font == FontDescriptor(weight: 700, pointSize: 20))
    layer.font = "Fixed-Bold" as CFTypeRef
    _ = lines("Trees")
    #expect(renderer.drawn.last?.font == FontDescriptor(pointSize: 20, faceName: "Fixed-Bold"))
    layer.font = "Nonesuch"
    _ = lines("Moss")
    #expect(renderer.drawn.last?.font == FontDescriptor(pointSize: 20))
  }

  @Test func aStyledTextHasItsOwnFontAndColour() {
    layer.string = NSAttributedString(
      string: "Styled", attributes: [.font: UIFont.systemFont(ofSize: 8), .foregroundColor: UIColor.blue])
    _ = world.stage.displayList()
    #expect(renderer.drawn.last?.font.pointSize == CGFloat(8) && renderer.drawn.last?.color == UIColor.blue.cgColor)
  }

  @Test func itWouldLikeToBeAsLargeAsItsText() {
    layer.string = "Herbs and trees"
    #expect(layer.preferredFrameSize() == CGSize(width: 150, height: 24))
    layer.isWrapped = true
    #expect(layer.preferredFrameSize() == CGSize(width: 90, height: 48))
  }
}
