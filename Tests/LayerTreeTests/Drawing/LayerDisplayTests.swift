import DisplayList
import Foundation
import Testing

@testable import LayerTree

/// When a layer makes its contents, and who does.
@Suite struct LayerDisplayTests {
  private final class Drawn: CALayer {
    var count = 0

    override func draw(in ctx: CGContext) {
      count += 1
      ctx.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  private final class Delegate: NSObject, CALayerDelegate {
    var calls: [String] = []

    func layerWillDraw(_ layer: CALayer) { calls.append("will") }
    func draw(_ layer: CALayer, in ctx: CGContext) {
      calls.append("draw")
      ctx.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
  }

  private final class Displaying: NSObject, CALayerDelegate {
    let image: CGImage

    init(_ image: CGImage) { self.image = image }

    func display(_ layer: CALayer) { layer.contents = image }
  }

  private let world = TestStage()

  private func add(_ layer: CALayer) {
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    world.root.addSublayer(layer)
  }

  @Test func aLayerIsDrawnWhenThatWasAskedForAndNotOtherwise() {
    let layer = Drawn()
    add(layer)
    world.root.displaySubtreeIfNeeded()
    #expect(layer.count == 0 && !layer.needsDisplay())
    layer.setNeedsDisplay()
    #expect(layer.needsDisplay())
    world.root.displaySubtreeIfNeeded()
    world.root.displaySubtreeIfNeeded()
    #expect(layer.count == 1 && layer.contents is CGImage)
  }

  /// As UIKit calls no `draw(_:)` of what is hidden.
  @Test func whatIsHiddenIsDrawnOnceItShows() {
    let (parent, layer) = (CALayer(), Drawn())
    add(parent)
    parent.addSublayer(layer)
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    parent.isHidden = true
    layer.setNeedsDisplay()
    world.root.displaySubtreeIfNeeded()
    #expect(layer.count == 0 && layer.needsDisplay())
    // Asked for again meanwhile, it is drawn no sooner and no oftener.
    layer.setNeedsDisplay()
    world.root.displaySubtreeIfNeeded()
    #expect(layer.count == 0)

    parent.isHidden = false
    world.root.displaySubtreeIfNeeded()
    world.root.displaySubtreeIfNeeded()
    #expect(layer.count == 1 && layer.contents is CGImage)
  }

  @Test func whatShowsBesideSomethingHiddenIsDrawnAtOnce() {
    let (hidden, shown) = (Drawn(), Drawn())
    for layer in [hidden, shown] { add(layer) }
    hidden.isHidden = true
    for layer in [hidden, shown] { layer.setNeedsDisplay() }
    world.root.displaySubtreeIfNeeded()
    #expect(hidden.count == 0 && shown.count == 1)
    hidden.isHidden = false
    world.root.displaySubtreeIfNeeded()
    #expect(hidden.count == 1 && shown.count == 1)
  }

  @Test func aNewSizeAsksForItWhereTheLayerSaysSo() {
    let layer = Drawn()
    add(layer)
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 20
    layer.displayIfNeeded()
    layer.bounds.origin.x = 5
    layer.displayIfNeeded()
    #expect(layer.count == 1)
    layer.needsDisplayOnBoundsChange = false
    layer.bounds.size.width = 30
    layer.displayIfNeeded()
    #expect(layer.count == 1)
  }

  @Test func aDelegateDrawsOrGivesThePicture() throws {
    let (drawing, displaying) = (CALayer(), CALayer())
    let delegate = Delegate()
    let image = try #require(CGImage(width: 1, height: 1, pixels: [7]))
    let other = Displaying(image)
    (drawing.delegate, displaying.delegate) = (delegate, other)
    for layer in [drawing, displaying] {
      add(layer)
      layer.setNeedsDisplay()
    }
    world.root.displaySubtreeIfNeeded()
    #expect(delegate.calls == ["will", "draw"])
    #expect((drawing.contents as? CGImage)?.width == 10)
    #expect(displaying.contents as? CGImage === image)
  }

  /// A picture that was set stays where nobody draws; a delegate that draws nothing leaves none.
  @Test func whoDrawsNothingClearsThePictureAndNobodyKeepsIt() throws {
    final class Blank: NSObject, CALayerDelegate {
      func draw(_ layer: CALayer, in ctx: CGContext) {}
    }
    let (layer, delegate) = (CALayer(), Blank())
    add(layer)
    let image = try #require(CGImage(width: 1, height: 1, pixels: [7]))
    layer.contents = image
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(layer.contents as? CGImage === image)
    layer.delegate = delegate
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(layer.contents == nil)
  }

  @Test func aDrawingFadesOverToTheNextButNotInFromNothing() {
    let layer = Drawn()
    add(layer)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(layer.animation(forKey: "contents") == nil)
    layer.bounds.size = CGSize(width: 20, height: 20)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(layer.animation(forKey: "contents") != nil)
  }

  @Test func whatIsBlurredInARenderedLayerIsOnlyWhatLiesBehindItThere() {
    let (parent, backdrop) = (CALayer(), BackdropLayer())
    add(parent)
    backdrop.frame = parent.bounds
    backdrop.backdropBlur = 5
    parent.addSublayer(backdrop)
    let context = CGContext(size: CGSize(width: 10, height: 10), scale: 1)
    parent.render(in: context)
    let commands = context.drawing.commands
    #expect(commands.first == .pushMix && commands.last == .popGroup)
  }
}
