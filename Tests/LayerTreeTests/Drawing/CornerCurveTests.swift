import DisplayList
import Foundation
import Testing

@testable import LayerTree

/// Continuous corners.
@Suite struct CornerCurveTests {
  private let world = TestStage()

  private func commands(_ layer: CALayer) -> [DrawCommand] {
    world.root.displayList(at: 0, size: world.root.bounds.size).commands
  }

  private var layer: CALayer {
    let layer = world.layer
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    layer.backgroundColor = .black
    layer.cornerRadius = 20
    return layer
  }

  @Test func aLayerFillsTheContinuousOutlineAndTheCircularOneByDefault() {
    let layer = layer
    let circular = RoundedRect(CGRect(x: 0, y: 0, width: 100, height: 80), radius: 20)
    #expect(layer.cornerCurve == .circular)
    #expect(commands(layer) == [.fill(.roundedRect(circular), .black, .identity)])
    layer.cornerCurve = .continuous
    #expect(commands(layer) == [.fill(.path(Path(continuous: circular)), .black, .identity)])
    layer.cornerRadius = 0
    #expect(commands(layer) == [.fill(.roundedRect(RoundedRect(layer.bounds)), .black, .identity)])
  }

  @Test func theBorderIsABandInsideTheOutline() throws {
    let layer = layer
    layer.backgroundColor = nil
    layer.cornerCurve = .continuous
    layer.borderWidth = 5
    guard case .fill(.evenOddPath(let band), _, _) = try #require(commands(layer).first) else {
      Issue.record("the border is no band")
      return
    }
    #expect(band.bounds == layer.bounds)
    let inside = CGPath(band)
    #expect(inside.contains(CGPoint(x: 50, y: 2), using: .evenOdd))
    #expect(!inside.contains(CGPoint(x: 50, y: 6), using: .evenOdd))
  }

  @Test func theCurveBeginsWhereTheExpansionFactorSaysAndIsTheSameFromBothSides() {
    let path = Path(continuous: RoundedRect(CGRect(x: 0, y: 0, width: 100, height: 100), radius: 20))
    let outline = CGPath(path)
    let reach = 20 * CALayer.cornerCurveExpansionFactor(.continuous)
    #expect(abs(reach - 30.5733) < 1e-4)
    for (x, y) in [(1.0, 8.0), (3.0, 5.0), (6, 6), (5.7, 5.7), (12, 0.4)] as [(CGFloat, CGFloat)] {
      let (a, b) = (CGPoint(x: x, y: y), CGPoint(x: y, y: x))
      #expect(outline.contains(a) == outline.contains(b))
      #expect(outline.contains(a) == outline.contains(CGPoint(x: 100 - x, y: y)))
      #expect(outline.contains(a) == outline.contains(CGPoint(x: 100 - y, y: 100 - x)))
    }
    // On the side before the reach nothing is missing; just behind it something is.
    #expect(outline.contains(CGPoint(x: reach + 0.01, y: 1e-6)))
    #expect(!outline.contains(CGPoint(x: reach - 5, y: 1e-6)))
    // In the diagonal it lies as near to the tip as a quarter circle, but for a thirtieth of the radius.
    let tip = (0..<2000).map { CGFloat($0) / 100 }.first { outline.contains(CGPoint(x: $0, y: $0)) } ?? 0
    #expect(abs(tip - 20 * (1 - 1 / 2.0.squareRoot())) < 20.0 / 30)
  }

  @Test func withoutRoomItIsACircle() {
    let outline = CGPath(Path(continuous: RoundedRect(CGRect(x: -50, y: -50, width: 100, height: 100), radius: 90)))
    for step in 0..<360 {
      let (x, y) = (cos(CGFloat(step) * .pi / 180), sin(CGFloat(step) * .pi / 180))
      #expect(outline.contains(CGPoint(x: 49.95 * x, y: 49.95 * y)))
      #expect(!outline.contains(CGPoint(x: 50.05 * x, y: 50.05 * y)))
    }
  }

  @Test func onlyTheMaskedCornersBend() {
    let outline = CGPath(
      Path(
        continuous: RoundedRect(CGRect(x: 0, y: 0, width: 100, height: 80), radius: 20, corners: .layerMaxXMaxYCorner)))
    #expect(outline.contains(CGPoint(x: 0.1, y: 0.1)) && outline.contains(CGPoint(x: 99.9, y: 0.1)))
    #expect(outline.contains(CGPoint(x: 0.1, y: 79.9)) && !outline.contains(CGPoint(x: 99, y: 79)))
    #expect(outline.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 80))
  }
}
