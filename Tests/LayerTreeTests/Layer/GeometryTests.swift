import DisplayList
import Foundation
import InterludeTestSupport
import Testing

@testable import LayerTree

@Suite struct GeometryTests {
  @Test func theFrameIsPositionAnchorAndSize() {
    let layer = TestStage().layer
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(layer.position == CGPoint(x: 60, y: 40))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(layer.frame == CGRect(x: 60, y: 0, width: 100, height: 40))
    layer.bounds.origin = CGPoint(x: 7, y: 7)
    #expect(layer.frame == CGRect(x: 60, y: 0, width: 100, height: 40))
  }

  @Test func theFrameHoldsTheTransformedBounds() {
    let layer = TestStage().layer
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(layer.frame.distance(to: CGRect(x: 30, y: -30, width: 40, height: 100)) < 1e-12)
    layer.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 2))
    #expect(layer.frame.distance(to: CGRect(x: 25, y: -20, width: 50, height: 80)) < 1e-12)
  }

  @Test func settingTheFrameUnderAScaleGivesThatFrame() {
    let layer = TestStage().layer
    layer.anchorPoint = CGPoint(x: 0.25, y: 1)
    layer.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: -2))
    let frame = CGRect(x: 30, y: 40, width: 60, height: 70)
    layer.frame = frame
    #expect(layer.frame.distance(to: frame) < 1e-12)
    #expect(layer.bounds.size == CGSize(width: 120, height: 35))
  }

  @Test func aPointGoesThroughAnchorTransformPositionAndScroll() {
    let stage = TestStage()
    stage.root.bounds.origin = CGPoint(x: 5, y: 50)
    stage.layer.position = CGPoint(x: 100, y: 200)
    stage.layer.bounds.origin = CGPoint(x: 10, y: 20)
    stage.layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    // (30, 20) lies 30 left of and 50 above the anchor (60, 70); turned by 90° that is (50, −30).
    let point = stage.layer.convert(CGPoint(x: 30, y: 20), to: stage.root)
    #expect(point.distance(to: CGPoint(x: 150, y: 170)) < 1e-12)
    #expect(stage.layer.convert(point, from: stage.root).distance(to: CGPoint(x: 30, y: 20)) < 1e-12)
    #expect(stage.root.convert(point, to: nil).distance(to: CGPoint(x: 145, y: 120)) < 1e-12)
    let rect = stage.layer.convert(CGRect(x: 30, y: 20, width: 10, height: 4), to: stage.root)
    #expect(rect.distance(to: CGRect(x: 146, y: 170, width: 4, height: 10)) < 1e-12)
  }

  @Test(arguments: [1, 2] as [UInt64])
  func thereAndBackThroughTurnedLayersIsTheSame(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let stage = TestStage()
    func chain(_ length: Int) -> CALayer {
      var layer = stage.root
      for _ in 0..<length {
        let next = CALayer()
        next.delegate = NoActions.shared
        next.frame = CGRect(origin: random.point(-50...50), size: CGSize(width: 80, height: 60))
        let turn = CGAffineTransform(rotationAngle: random.number(-3...3))
        next.setAffineTransform(turn.scaledBy(x: random.number(0.5...2), y: random.number(0.5...2)))
        layer.addSublayer(next)
        layer = next
      }
      return layer
    }
    let (a, b) = (chain(4), chain(3))
    for _ in 0..<50 {
      let point = random.point(-100...100)
      #expect(b.convert(a.convert(point, to: b), to: a).distance(to: point) < 1e-9, "seed \(seed)")
      // Through the root is the same way.
      let long = b.convert(a.convert(point, to: nil), from: nil)
      #expect(a.convert(point, to: b).distance(to: long) < 1e-9, "seed \(seed)")
    }
  }

  @Test func perspectiveBringsTheNearEdgeCloser() {
    let stage = TestStage()
    var lens = CATransform3DIdentity
    lens.m34 = -1 / 500
    stage.root.sublayerTransform = lens
    stage.layer.position = CGPoint(x: 200, y: 400)
    stage.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    // The root's anchor is the layer's position. The right edge, 50 from the axis, goes to x = 25 and z = −50 sin 60°.
    let depth = -50 * sin(Double.pi / 3)
    let point = stage.layer.convert(CGPoint(x: 100, y: 50), to: stage.root)
    #expect(point.distance(to: CGPoint(x: 200 + 25 / (1 - depth / 500), y: 400)) < 1e-9)
    stage.layer.zPosition = 100
    let nearer = stage.layer.convert(CGPoint(x: 100, y: 50), to: stage.root)
    #expect(nearer.distance(to: CGPoint(x: 200 + 25 / (1 - (depth + 100) / 500), y: 400)) < 1e-9)
  }

  @Test func hitsFindTheFrontmostDescendantOfTurnedLayers() {
    let stage = TestStage()
    stage.layer.position = CGPoint(x: 100, y: 100)
    stage.layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
    let child = CALayer()
    child.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    stage.layer.addSublayer(child)
    // The child sits at the turned layer's top corner, about (100, 29.3).
    #expect(stage.root.hitTest(CGPoint(x: 100, y: 35)) === child)
    #expect(stage.root.hitTest(CGPoint(x: 100, y: 100)) === stage.layer)
    #expect(stage.root.hitTest(CGPoint(x: 55, y: 55)) === stage.root)
    #expect(stage.root.hitTest(CGPoint(x: -1, y: 0)) == nil)
  }

  @Test func hitsHeedDepthHidingAndMasks() {
    let stage = TestStage()
    let front = CALayer()
    stage.layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    front.frame = stage.layer.frame
    stage.root.addSublayer(front)
    let point = CGPoint(x: 50, y: 50)
    #expect(stage.root.hitTest(point) === front)
    stage.layer.zPosition = 1
    #expect(stage.root.hitTest(point) === stage.layer)
    stage.layer.isHidden = true
    #expect(stage.root.hitTest(point) === front)
    let outside = CALayer()
    outside.frame = CGRect(x: 200, y: 0, width: 50, height: 50)
    front.addSublayer(outside)
    #expect(stage.root.hitTest(CGPoint(x: 220, y: 20)) === outside)
    front.masksToBounds = true
    #expect(stage.root.hitTest(CGPoint(x: 220, y: 20)) === stage.root)
  }

  @Test func thePresentationIsHitWhereItShows() {
    let stage = TestStage()
    let slide = CABasicAnimation(keyPath: "position.x")
    (slide.fromValue, slide.toValue, slide.duration) = (0, 300, 1)
    stage.layer.add(slide, forKey: nil)
    stage.clock.advance(to: 0.5)
    let hit = stage.root.presentation()?.hitTest(CGPoint(x: 190, y: 10))
    #expect(hit?.model() === stage.layer)
    #expect(stage.root.hitTest(CGPoint(x: 190, y: 10)) === stage.root)
    let corner = stage.layer.presentation()?.convert(CGPoint.zero, to: stage.root.presentation())
    #expect(corner == CGPoint(x: 100, y: -50))
  }

  @Test func placesThatAreNotNumbersAreReportedAndIgnored() {
    let stage = TestStage()
    stage.layer.position = CGPoint(x: Double.nan, y: 0)
    stage.layer.frame = CGRect(x: 0, y: 0, width: Double.infinity, height: 1)
    #expect(stage.kinds == [.invalidNumber, .invalidNumber])
    #expect(stage.layer.frame == CGRect(x: -50, y: -50, width: 100, height: 100))
  }

  @Test func aLayerSeenEdgeOnMapsBackToItsAnchor() {
    let stage = TestStage()
    stage.layer.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1))
    #expect(stage.layer.convert(CGPoint(x: 3, y: 4), from: stage.root) == CGPoint(x: 50, y: 50))
    #expect(stage.root.hitTest(.zero) === stage.root)
  }
}
