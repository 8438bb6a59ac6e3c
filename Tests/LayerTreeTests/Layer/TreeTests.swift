import Foundation
import Testing

@testable import LayerTree

@Suite struct TreeTests {
  private func named(_ names: String...) -> [CALayer] {
    names.map {
      let layer = CALayer()
      layer.name = $0
      return layer
    }
  }

  private func order(_ layer: CALayer) -> String { (layer.sublayers ?? []).compactMap(\.name).joined() }

  @Test func insertingAboveBelowAndInstead() {
    let root = CALayer()
    let l = named("a", "b", "c", "d")
    root.addSublayer(l[0])
    root.addSublayer(l[1])
    root.insertSublayer(l[2], at: 0)
    #expect(order(root) == "cab")
    root.insertSublayer(l[3], above: l[0])
    #expect(order(root) == "cadb")
    root.insertSublayer(l[1], below: l[0])
    #expect(order(root) == "cbad")
    root.insertSublayer(l[2], at: 99)
    #expect(order(root) == "badc")
    root.addSublayer(l[1])
    #expect(order(root) == "adcb")
    root.replaceSublayer(l[3], with: l[1])
    #expect(order(root) == "abc")
    #expect(l[3].superlayer == nil)
    root.replaceSublayer(l[3], with: l[0])
    #expect(order(root) == "abc")
    root.sublayers = nil
    #expect(root.sublayers == nil && l[0].superlayer == nil)
  }

  @Test func aLayerLeavesItsOldPlace() {
    let (a, b, child) = (CALayer(), CALayer(), CALayer())
    a.addSublayer(child)
    b.addSublayer(child)
    #expect(a.sublayers == nil && child.superlayer === b)
    child.removeFromSuperlayer()
    #expect(b.sublayers == nil && child.superlayer == nil)
  }

  @Test func aLayerThatOutlivesItsSuperlayerHasNone() {
    let (child, mask) = (CALayer(), CALayer())
    scoped {
      let parent = CALayer()
      parent.addSublayer(child)
      parent.mask = mask
      #expect(child.superlayer === parent && mask.superlayer === parent)
    }
    #expect(child.superlayer == nil && mask.superlayer == nil)
    // It can be put elsewhere.
    let other = CALayer()
    other.addSublayer(child)
    #expect(child.superlayer === other)
  }

  @Test func aLayerKeepsNoDelegateAlive() {
    final class Painter: NSObject, CALayerDelegate {}
    let layer = CALayer()
    scoped {
      let painter = Painter()
      layer.delegate = painter
      #expect(layer.delegate === painter)
    }
    #expect(layer.delegate == nil)
  }

  @Test func serialNumbersAreNeverUsedTwice() {
    var serials: Set<Int> = []
    for _ in 0..<100 { serials.insert(CALayer().serial) }
    #expect(serials.count == 100)
  }

  /// Runs a body whose locals are gone when it returns.
  @inline(never) private func scoped(_ body: () -> Void) { body() }

  @Test func aLayerInsideItselfIsReported() {
    let stage = TestStage()
    stage.layer.addSublayer(stage.root)
    stage.layer.addSublayer(stage.layer)
    #expect(stage.kinds == [.layerCycle, .layerCycle])
    #expect(stage.layer.superlayer === stage.root && stage.layer.sublayers == nil)
  }

  @Test func timesConvertThroughNestedLayers() {
    let stage = TestStage()
    let inner = CALayer()
    stage.layer.addSublayer(inner)
    (stage.root.speed, stage.root.beginTime) = (2, 3)
    (stage.layer.timeOffset, inner.speed, inner.beginTime) = (10, 0.5, 4)
    // ((7 − 3) · 2 + 10 − 4) · ½ = 7
    #expect(inner.convertTime(7, from: nil) == 7)
    #expect(inner.convertTime(7, to: nil) == 7)
    #expect(inner.convertTime(18, from: stage.layer) == 7)
    #expect(inner.convertTime(7, to: stage.root) == 8)
    stage.clock.advance(to: 42)
    stage.layer.speed = 0
    #expect(inner.convertTime(1, to: nil) == 42)
  }
}
