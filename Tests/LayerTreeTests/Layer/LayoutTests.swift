import DisplayList
import Foundation
import Testing

@testable import LayerTree

@Suite struct LayoutTests {
  final class Layout: NSObject, CALayerDelegate {
    var laidOut: [String] = []
    var then: (CALayer) -> Void = { _ in }

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }

    func layoutSublayers(of layer: CALayer) {
      laidOut.append(layer.name ?? "")
      then(layer)
    }
  }

  /// a ⊃ b ⊃ c, all laid out.
  private func chain() -> (Layout, [CALayer]) {
    let layout = Layout()
    let layers = ["a", "b", "c"].map { name in
      let layer = CALayer()
      (layer.name, layer.delegate) = (name, layout)
      return layer
    }
    layers[0].addSublayer(layers[1])
    layers[1].addSublayer(layers[2])
    layers[0].layoutIfNeeded()
    layout.laidOut = []
    return (layout, layers)
  }

  @Test func onlyWhatNeedsItIsLaidOutFromTheTop() {
    let (layout, layers) = chain()
    layers[2].setNeedsLayout()
    layers[0].layoutIfNeeded()
    layers[0].layoutIfNeeded()
    #expect(layout.laidOut == ["c"])
    layers[0].setNeedsLayout()
    layers[1].setNeedsLayout()
    layers[1].layoutIfNeeded()
    #expect(layout.laidOut == ["c", "a", "b"])
    #expect(!layers[0].needsLayout())
  }

  @Test func aNewSizeAndANewSublayerAskForLayoutAMoveDoesNot() {
    let (_, layers) = chain()
    layers[1].position = CGPoint(x: 5, y: 5)
    layers[1].bounds.origin = CGPoint(x: 5, y: 5)
    #expect(!layers[1].needsLayout())
    layers[1].bounds.size = CGSize(width: 5, height: 5)
    #expect(layers[1].needsLayout())
    layers[0].addSublayer(CALayer())
    #expect(layers[0].needsLayout())
  }

  @Test func layoutThatSizesSublayersLaysThemOutInTheSamePass() {
    let (layout, layers) = chain()
    layout.then = { $0.sublayers?.first?.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
    layers[0].setNeedsLayout()
    layers[0].layoutIfNeeded()
    #expect(layout.laidOut == ["a", "b", "c"])
  }

  @Test func aMaskThatIsNewInEveryLayoutAsksForNoOther() {
    let stage = TestStage()
    let layout = Layout()
    stage.layer.delegate = layout
    layout.then = { $0.mask = CAShapeLayer() }
    for _ in 0..<2 {
      stage.layer.setNeedsLayout()
      stage.layer.layoutIfNeeded()
    }
    #expect(layout.laidOut.count == 2 && stage.kinds.isEmpty)
    stage.layer.mask = nil
    #expect(!stage.layer.needsLayout())
  }

  @Test func endlessLayoutIsReported() {
    let stage = TestStage()
    let layout = Layout()
    stage.layer.delegate = layout
    layout.then = { $0.setNeedsLayout() }
    stage.layer.setNeedsLayout()
    stage.layer.layoutIfNeeded()
    #expect(stage.kinds == [.endlessLayout])
  }
}
