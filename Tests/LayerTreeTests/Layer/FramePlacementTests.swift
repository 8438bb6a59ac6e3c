import DisplayList
import Foundation
import InterludeTestSupport
import Testing

@testable import LayerTree

/// A frame that is set on a scaled or mirrored layer is the one that it then has, wherever its anchor is.
@Suite struct FramePlacementTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func theFrameThatIsSetIsTheFrame(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let layer = TestStage().layer
      let anchor = random.point(0...1)
      let mirror = CGPoint(x: Bool.random(using: &random) ? -1 : 1, y: Bool.random(using: &random) ? -1 : 1)
      let scale = random.point(0.2...4)
      layer.anchorPoint = anchor
      layer.setAffineTransform(CGAffineTransform(scaleX: mirror.x * scale.x, y: mirror.y * scale.y))
      let frame = CGRect(origin: random.point(-200...200), size: CGSize(width: 60, height: 90))

      layer.frame = frame

      #expect(layer.frame.distance(to: frame) < 1e-9, "seed \(seed)")
      #expect(abs(layer.bounds.width - 60 / scale.x) < 1e-9, "seed \(seed)")
      #expect(abs(layer.bounds.height - 90 / scale.y) < 1e-9, "seed \(seed)")
      // The anchor's part of the frame, counted from the other side where the layer is mirrored.
      let part = CGPoint(x: mirror.x > 0 ? anchor.x : 1 - anchor.x, y: mirror.y > 0 ? anchor.y : 1 - anchor.y)
      let place = CGPoint(x: frame.minX + part.x * 60, y: frame.minY + part.y * 90)
      #expect(layer.position.distance(to: place) < 1e-9, "seed \(seed)")
    }
  }
}
