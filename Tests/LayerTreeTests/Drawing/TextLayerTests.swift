import DisplayList
import Foundation
import Testing

@testable import LayerTree

/// What a text layer asks its typesetter for, and where it puts what it gets.
@MainActor
struct TextLayerTests {
  private let stage = TestStage()
  private let layer = CATextLayer()
  private let typesetter = Typesetter()

  /// Writes down what it is asked for, and answers with a square of the text's colour, as large as the font.
  private final class Typesetter: LayerTypesetter {
    var asked: [(text: TextState, size: CGSize, scale: CGFloat)] = []

    func commands(for text: TextState, in size: CGSize, scale: CGFloat) -> [DrawCommand] {
      asked.append((text, size, scale))
      let square = CGRect(x: 0, y: 0, width: text.fontSize, height: text.fontSize)
      return [.fill(.roundedRect(RoundedRect(square)), text.color ?? .clear, .identity)]
    }

    func size(of text: TextState, width: CGFloat) -> CGSize { CGSize(width: min(width, 77), height: 11) }
  }

  init() {
    stage.clock.typesetter = typesetter
    layer.delegate = NoActions.shared
    stage.layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.frame = CGRect(x: 10, y: 12, width: 60, height: 40)
    stage.layer.addSublayer(layer)
    layer.string = "Herbs"
  }

  private func fill(at time: Double = 0) -> (side: CGFloat, color: CGColor)? {
    stage.commands(at: time).lazy.compactMap {
      if case .fill(.roundedRect(let shape), let color, _) = $0 { (shape.rect.width, color) } else { nil }
    }.first
  }

  @Test func defaultsAreQuartzCores() {
    let layer = CATextLayer()
    #expect(layer.string == nil && layer.font == nil && layer.fontSize == CGFloat(36) && !layer.isWrapped)
    #expect(layer.foregroundColor == .white && layer.alignmentMode == .natural && layer.truncationMode == .none)
  }

  @Test func aTextIsSetInTheBoundsAndEndsThere() throws {
    layer.bounds.origin = CGPoint(x: 5, y: 7)
    (layer.contentsScale, layer.fontSize) = (3, 20)
    (layer.isWrapped, layer.alignmentMode, layer.truncationMode) = (true, .center, .end)

    let commands = stage.commands()
    #expect(commands.count == 3)
    guard case .pushClip(.roundedRect(let clip), _)? = commands.first,
      case .fill(_, _, let map)? = commands.dropFirst().first
    else { return #expect(Bool(false), "a clip and a fill") }
    #expect(clip.rect == layer.bounds)
    // The text's corner is that of the layer, wherever its bounds begin.
    #expect(map.apply(to: .zero) == CGPoint(x: 10, y: 12))
    let asked = try #require(typesetter.asked.last)
    #expect(asked.size == CGSize(width: 60, height: 40) && asked.scale == CGFloat(3))
    #expect(asked.text.content?.string as? String == "Herbs" && asked.text.fontSize == CGFloat(20))
    #expect(asked.text.isWrapped && asked.text.alignment == .center && asked.text.truncation == .end)
  }

  @Test func aTextThatStaysIsSetOnce() {
    _ = stage.commands()
    _ = stage.commands(at: 1)
    #expect(typesetter.asked.count == 1)
    layer.string = "Trees"
    _ = stage.commands(at: 2)
    #expect(typesetter.asked.count == 2)
  }

  /// Half way of a straight line from 10 to 30 is 20.
  @Test func fontSizeAndColorAnimate() throws {
    let size = CABasicAnimation(keyPath: "fontSize")
    (size.fromValue, size.toValue, size.duration) = (10, 30, 1)
    let color = CABasicAnimation(keyPath: "foregroundColor")
    (color.fromValue, color.toValue, color.duration) = (CGColor.black, CGColor.white, 1)
    for animation in [size, color] { animation.timingFunction = CAMediaTimingFunction(name: .linear) }
    layer.add(size, forKey: nil)
    layer.add(color, forKey: nil)

    let half = try #require(fill(at: 0.5))
    #expect(abs(half.side - 20) < 1e-9 && abs(half.color.red - 0.5) < 1e-9)
    stage.clock.advance(to: 0.25)
    #expect((layer.presentation() as? CATextLayer)?.fontSize == CGFloat(15))
  }

  @Test func valuesByKeyAreTheSame() {
    layer.setValue(12, forKeyPath: "fontSize")
    #expect(layer.fontSize == CGFloat(12))
    #expect(stage.layer.value(forKeyPath: "fontSize") == nil)
  }

  @Test func anythingButATextIsReported() {
    layer.string = 7
    #expect(layer.string == nil && stage.kinds == [.wrongValueType])
    #expect(stage.commands().isEmpty)
  }

  @Test func anAttributedStringIsKept() {
    layer.string = NSAttributedString(string: "Styled")
    #expect((layer.string as? NSAttributedString)?.string == "Styled")
    #expect(stage.diagnostics.isEmpty)
  }

  /// The old look of a transition is that of the old text.
  @Test func aTransitionFadesFromTheOldText() {
    // Tests take turns between `init` and here.
    MediaClock.current = stage.clock
    CATransaction.flush()
    let transition = CATransition()
    transition.duration = 1
    layer.add(transition, forKey: nil)
    layer.string = "Trees"
    typesetter.asked = []

    _ = stage.commands(at: 0.5)
    #expect(typesetter.asked.map { $0.text.content?.string as? String } == ["Herbs", "Trees"])
  }

  @Test func itWouldLikeToBeAsLargeAsItsText() {
    #expect(layer.preferredFrameSize() == CGSize(width: 77, height: 11))
    layer.isWrapped = true
    #expect(layer.preferredFrameSize() == CGSize(width: 60, height: 11))
    #expect(stage.layer.preferredFrameSize() == stage.layer.frame.size)
  }
}
