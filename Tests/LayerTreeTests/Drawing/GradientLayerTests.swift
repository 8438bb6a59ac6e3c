import DisplayList
import Foundation
import Testing

@testable import LayerTree

@Suite struct GradientLayerTests {
  private let layer = CAGradientLayer()

  private func staged() -> TestStage {
    let stage = TestStage()
    layer.delegate = NoActions.shared
    layer.bounds = CGRect(x: 10, y: 20, width: 200, height: 100)
    layer.colors = [CGColor.black, CGColor.white]
    stage.layer.addSublayer(layer)
    return stage
  }

  private func gradient(_ stage: TestStage, at time: Double = 0) -> Gradient? {
    let commands = stage.root.displayList(at: time, size: CGSize(width: 400, height: 800)).commands
    guard case .gradient(let gradient, _, _)? = commands.first else { return nil }
    return gradient
  }

  @Test func coloursLieEvenlyFromTheTopEdgeToTheBottomOne() throws {
    let stage = staged()
    layer.colors = [CGColor.black, CGColor.white, CGColor.black]
    let gradient = try #require(self.gradient(stage))
    #expect(gradient.kind == .axial)
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect((gradient.start, gradient.end) == (CGPoint(x: 110, y: 20), CGPoint(x: 110, y: 120)))
  }

  @Test func locationsCountWhenThereAreAsManyAndAscend() {
    let stage = staged()
    layer.locations = [0.25, 0.75]
    #expect(gradient(stage)?.stops.map(\.location) == [0.25, 0.75])
    layer.locations = [0.75, 0.25]
    #expect(gradient(stage)?.stops.map(\.location) == [0.75, 0.75])
    layer.locations = [0.5]
    #expect(gradient(stage)?.stops.map(\.location) == [0, 1])
  }

  @Test func allOfItAnimates() throws {
    let stage = staged()
    layer.type = .radial
    for (key, from, to) in [
      ("colors", [CGColor.white, CGColor.white] as Any, [CGColor.black, CGColor.white] as Any),
      ("locations", [0.0, 0.5], [0.4, 0.9]), ("startPoint", CGPoint.zero, CGPoint(x: 1, y: 1)),
      ("endPoint", CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)),
    ] {
      let animation = CABasicAnimation(keyPath: key)
      (animation.fromValue, animation.toValue, animation.duration) = (from, to, 4)
      layer.add(animation, forKey: key)
    }
    stage.clock.advance(to: 1)
    let presented = try #require(layer.presentation() as? CAGradientLayer)
    #expect(presented.colors as? [CGColor] == [CGColor(gray: 0.75, alpha: 1), .white])
    #expect(presented.locations == [0.1, 0.6])
    #expect((presented.startPoint, presented.endPoint) == (CGPoint(x: 0.25, y: 0.25), CGPoint(x: 0.75, y: 0.25)))
    #expect(presented.type == .radial)
    #expect(gradient(stage, at: 1)?.start == CGPoint(x: 60, y: 45))
    #expect(stage.kinds.isEmpty)
  }

  @Test func listsOfDifferentLengthChangeOverHalfWay() {
    let stage = staged()
    let animation = CABasicAnimation(keyPath: "colors")
    (animation.fromValue, animation.duration) = ([CGColor.white], 4)
    layer.add(animation, forKey: nil)
    #expect(gradient(stage, at: 1.9)?.stops.count == 1)
    #expect(gradient(stage, at: 2)?.stops.count == 2)
  }

  @Test func coloursOnStageAnimateByThemselves() {
    let stage = staged()
    layer.delegate = nil
    layer.colors = [CGColor.white, CGColor.black]
    #expect(layer.animationKeys() == ["colors"])
    #expect(stage.kinds.isEmpty)
  }

  @Test func whatIsNoColourIsReportedAndIgnored() {
    let stage = staged()
    layer.colors = ["red"]
    #expect(layer.colors?.count == 2)
    #expect(stage.kinds == [.wrongValueType])
    layer.colors = nil
    #expect(gradient(stage) == nil)
  }
}
