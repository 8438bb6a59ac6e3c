import DisplayList
import Foundation
import Testing

@testable import LayerTree

/// Whether a layer is rasterized, and at which scale, is set, read and animated as any property is.
@Suite struct RasterizationTests {
  @Test func aLayerIsNoBitmapUnlessAsked() {
    let layer = CALayer()

    #expect(!layer.shouldRasterize)
    #expect(layer.rasterizationScale == 1)
  }

  @Test func theBitmapHasTheRasterizationScale() {
    let stage = TestStage.rasterized
    #expect(stage.bitmap()?.scale == 1)

    stage.layer.rasterizationScale = 3

    #expect(stage.bitmap()?.scale == 3)
    #expect(stage.bitmap()?.pixelSize ?? (0, 0) == (300, 300))
  }

  @Test func theSameBitmapIsShownWhileNothingInItChanges() throws {
    let stage = TestStage.rasterized
    let first = try #require(stage.bitmap())
    stage.layer.position = CGPoint(x: 70, y: 3)
    #expect(stage.bitmap() === first)

    stage.layer.backgroundColor = .black
    #expect(stage.bitmap() != first)

    stage.layer.backgroundColor = .pureRed
    #expect(stage.bitmap() == first)
  }

  @Test func bothAnimate() throws {
    let stage = TestStage.rasterized
    for (key, from) in [("rasterizationScale", 3.0), ("shouldRasterize", 0)] {
      let animation = CABasicAnimation(keyPath: key)
      (animation.fromValue, animation.duration) = (from, 4)
      stage.layer.add(animation, forKey: nil)
    }

    // From not to yes: a bitmap from half of the way on.
    #expect(stage.bitmap(at: 1.9) == nil)
    #expect(stage.bitmap(at: 2)?.scale == 2)
    #expect(stage.bitmap(at: 3)?.scale == 1.5)
    #expect(stage.layer.presentation()?.shouldRasterize == false)
  }

  @Test func bothAreSetAndReadByKey() {
    let stage = TestStage.rasterized
    stage.layer.setValue(false, forKey: "shouldRasterize")
    stage.layer.setValue(2.5, forKey: "rasterizationScale")

    #expect(!stage.layer.shouldRasterize)
    #expect(stage.layer.rasterizationScale == 2.5)
    #expect(stage.layer.value(forKeyPath: "rasterizationScale") as? Double == 2.5)
    #expect(stage.diagnostics.isEmpty)
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func aScaleOutOfRangeIsReportedAndIgnored(scale: CGFloat) {
    let stage = TestStage.rasterized
    stage.layer.rasterizationScale = 2

    stage.layer.rasterizationScale = scale

    #expect(stage.layer.rasterizationScale == 2)
    #expect(stage.kinds == [.invalidNumber])
  }

  @Test func aScaleThatIsAnimatedBelowZeroShowsNothing() {
    let stage = TestStage.rasterized
    let animation = CABasicAnimation(keyPath: "rasterizationScale")
    (animation.fromValue, animation.toValue, animation.duration) = (1, -1, 2)
    stage.layer.add(animation, forKey: nil)

    #expect(stage.commands(at: 0.5).count == 1)
    #expect(stage.commands(at: 1).isEmpty)
    #expect(stage.commands(at: 1.5).isEmpty)
  }

  @Test func aCopyThatIsKeptIsRasterizedToo() {
    let stage = TestStage.rasterized
    stage.layer.rasterizationScale = 2

    let copy = stage.layer.frozenCopy(isPresented: true)

    #expect(copy.shouldRasterize)
    #expect(copy.rasterizationScale == 2)
  }
}
