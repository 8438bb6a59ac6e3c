import DisplayList
import Foundation
import Testing

@testable import LayerTree

/// A rasterized layer is one command: a bitmap of its drawing.
@Suite struct RasterizedLayerTests {
  @Test func theBitmapHoldsTheDrawingInTheLayersOwnPoints() throws {
    let stage = TestStage.rasterized
    let layer = stage.layer
    (layer.borderWidth, layer.cornerRadius, layer.masksToBounds) = (2, 8, true)
    (layer.shadowOpacity, layer.shadowRadius) = (0.5, 4)
    let child = CALayer()
    (child.frame, child.backgroundColor) = (CGRect(x: 10, y: 20, width: 30, height: 40), .black)
    layer.addSublayer(child)
    let mask = CALayer()
    mask.contents = CGImage(width: 1, height: 1, pixels: [.max])
    mask.frame = CGRect(x: -50, y: -50, width: 200, height: 200)
    layer.mask = mask
    let plain = TestStage()
    layer.shouldRasterize = false
    plain.layer.removeFromSuperlayer()
    let copy = layer.frozenCopy(isPresented: true)
    copy.position = CGPoint(x: 50, y: 50)
    plain.root.addSublayer(copy)

    layer.shouldRasterize = true

    #expect(stage.commands().count == 1)
    #expect(stage.bitmap()?.commands == plain.commands())
  }

  @Test func opacityAndTransformAreNotInTheBitmap() throws {
    let stage = TestStage.rasterized
    let before = try #require(stage.bitmap())
    stage.layer.position = CGPoint(x: 150, y: 200)
    (stage.layer.transform, stage.layer.opacityValue) = (CATransform3DMakeScale(2, 3, 1), 0.5)

    let after = stage.commands()

    // The anchor (50, 50) is at the position.
    let map = Homography(CGAffineTransform(2, 0, 0, 3, 50, 50))
    #expect(after == [.pushGroup(opacity: 0.5), .bitmap(before, map), .popGroup])
  }

  @Test func theBitmapReachesAsFarAsWhatIsDrawn() throws {
    let stage = TestStage.rasterized
    let child = CALayer()
    (child.frame, child.backgroundColor) = (CGRect(x: -30, y: 90, width: 20, height: 30.25), .pureRed)
    stage.layer.addSublayer(child)
    #expect(stage.bitmap()?.bounds == CGRect(x: -30, y: 0, width: 130, height: 121))

    stage.layer.masksToBounds = true
    #expect(stage.bitmap()?.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))

    (stage.layer.shadowOpacity, stage.layer.shadowRadius, stage.layer.shadowOffset) = (
      1, 5, CGSize(width: 0, height: 10)
    )
    let bounds = try #require(stage.bitmap()?.bounds)
    // 3.6 standard deviations, beyond which there is less than the faintest colour.
    #expect(bounds.contains(CGRect(x: -18, y: -8, width: 136, height: 136)))
    #expect(CGRect(x: -22, y: -12, width: 144, height: 144).contains(bounds))
  }

  @Test func whatIsParkedFarAwayDoesNotMakeTheBitmapLarger() {
    let stage = TestStage.rasterized
    let parked = CALayer()
    (parked.frame, parked.backgroundColor) = (CGRect(x: -10_000, y: 0, width: 50, height: 50), .pureRed)
    stage.layer.addSublayer(parked)

    #expect(stage.bitmap()?.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func theGridOfPixelsBeginsAtTheBoundsCorner() {
    let stage = TestStage.rasterized
    stage.layer.bounds = CGRect(x: 0.25, y: 7.75, width: 99.5, height: 60)

    #expect(stage.bitmap()?.bounds == CGRect(x: 0.25, y: 7.75, width: 100, height: 60))
  }

  @Test func aLayerInWhichNothingIsDrawnIsNoBitmap() {
    let stage = TestStage.rasterized
    stage.layer.backgroundColor = nil

    #expect(stage.commands().isEmpty)
  }

  @Test func otherBoundsGiveAnotherBitmapOfTheSameCommands() throws {
    let stage = TestStage.rasterized
    stage.layer.backgroundColor = nil
    let child = CALayer()
    (child.frame, child.backgroundColor) = (CGRect(x: 10, y: 10, width: 20, height: 20), .pureRed)
    stage.layer.addSublayer(child)
    #expect(stage.bitmap()?.bounds == CGRect(x: 10, y: 10, width: 20, height: 20))

    stage.layer.bounds.origin.x = 0.5

    #expect(stage.bitmap()?.bounds == CGRect(x: 9.5, y: 10, width: 21, height: 20))
  }

  @Test func aRasterizedMaskMasks() {
    let stage = TestStage()
    stage.layer.backgroundColor = .pureRed
    let mask = CALayer()
    (mask.frame, mask.backgroundColor, mask.shouldRasterize) = (stage.layer.bounds, .pureRed, true)
    stage.layer.mask = mask

    let kinds = stage.commands()

    #expect(kinds.count == 5)
    #expect(kinds.first == .beginMask && kinds.last == .popMask)
  }

  @Test func farInsideEachOtherLayersAreDrawnSharp() throws {
    let stage = TestStage.rasterized
    var layer = stage.layer
    for _ in 0..<20 {
      let child = CALayer()
      (child.frame, child.backgroundColor, child.shouldRasterize) = (layer.bounds, .pureRed, true)
      layer.addSublayer(child)
      layer = child
    }

    var counts: [Int] = []
    var next = stage.bitmap()
    while let bitmap = next {
      counts.append(bitmap.commands.count)
      next = bitmap.commands.lazy.compactMap { if case .bitmap(let inner, _) = $0 { inner } else { nil } }.first
    }

    // Fifteen hold a fill and a bitmap, the sixteenth its own fill and five more.
    #expect(counts == Array(repeating: 2, count: 15) + [6])
    #expect(stage.bitmap()?.pixelSize != nil)
  }

  @Test func aRasterizedLayerInARasterizedOneIsABitmapInABitmap() throws {
    let stage = TestStage.rasterized
    let child = CALayer()
    (child.frame, child.backgroundColor) = (CGRect(x: 10, y: 20, width: 30, height: 40), .pureRed)
    (child.shouldRasterize, child.rasterizationScale) = (true, 0.5)
    stage.layer.addSublayer(child)

    let outer = try #require(stage.bitmap())

    guard case .bitmap(let inner, let map)? = outer.commands.last else {
      Issue.record("no bitmap inside")
      return
    }
    #expect(inner.scale == 0.5)
    #expect(inner.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(map.apply(to: .zero) == CGPoint(x: 10, y: 20))
  }
}
