import DisplayList
import Foundation
import Testing

@testable import LayerTree

@Suite struct PathAnimationTests {
  private func animate(
    _ path: CGPath, duration: Double, keyPath: String = "position", _ change: (CAKeyframeAnimation) -> Void = { _ in }
  ) -> TestStage {
    let stage = TestStage()
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    (animation.path, animation.duration) = (path, duration)
    change(animation)
    stage.layer.add(animation, forKey: nil)
    return stage
  }

  private func position(_ stage: TestStage, at time: Double) throws -> CGPoint {
    stage.clock.advance(to: time)
    return try #require(stage.layer.presentation()).position
  }

  /// Right by 10, then down by 30.
  private var corner: CGPath {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)])
    return path
  }

  private var circle: CGPath {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 100, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    return path
  }

  @Test func linearTakesAsLongForEachLine() throws {
    let stage = animate(corner, duration: 4)
    #expect(try position(stage, at: 1).distance(to: CGPoint(x: 5, y: 0)) < 1e-12)
    #expect(try position(stage, at: 3).distance(to: CGPoint(x: 10, y: 15)) < 1e-12)
  }

  @Test func keyTimesAreThoseOfTheEndsOfLines() throws {
    let stage = animate(corner, duration: 4) { $0.keyTimes = [0, 0.25, 1] }
    #expect(try position(stage, at: 1).distance(to: CGPoint(x: 10, y: 0)) < 1e-12)
    #expect(try position(stage, at: 2.5).distance(to: CGPoint(x: 10, y: 15)) < 1e-12)
  }

  @Test func pacedGoesAtAnEvenSpeed() throws {
    let stage = animate(corner, duration: 4) { $0.calculationMode = .paced }
    #expect(try position(stage, at: 1).distance(to: CGPoint(x: 10, y: 0)) < 1e-11)
    #expect(try position(stage, at: 2).distance(to: CGPoint(x: 10, y: 10)) < 1e-11)
  }

  /// y = x², whose length to x is x·√(1 + 4x²)/2 + asinh(2x)/4.
  @Test func pacedGoesByArcLengthWithinACurve() throws {
    let parabola = CGMutablePath()
    parabola.move(to: .zero)
    parabola.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 0.5, y: 0))
    func length(_ x: Double) -> Double { x * (1 + 4 * x * x).squareRoot() / 2 + asinh(2 * x) / 4 }
    let stage = animate(parabola, duration: length(1)) { $0.calculationMode = .paced }
    for x in [0.2, 0.5, 0.8] {
      #expect(try position(stage, at: length(x)).distance(to: CGPoint(x: x, y: x * x)) < 1e-10)
    }
  }

  @Test func discreteJumpsFromPointToPoint() throws {
    let stage = animate(corner, duration: 3) { $0.calculationMode = .discrete }
    #expect(try [0.9, 1.1, 2.1].map { try position(stage, at: $0) } == corner.path.elements.compactMap(\.points.last))
  }

  @Test func aPathComesBeforeValuesAndAClosedOneReturns() throws {
    let closed = try #require(corner.mutableCopy())
    closed.closeSubpath()
    let stage = animate(closed, duration: 3) {
      ($0.values, $0.fillMode, $0.isRemovedOnCompletion) = ([7], .both, false)
    }
    #expect(try position(stage, at: 2).distance(to: CGPoint(x: 10, y: 30)) < 1e-12)
    #expect(try position(stage, at: 3) == .zero)
    #expect(stage.kinds.isEmpty)
  }

  @Test(arguments: [(CAAnimationRotationMode.rotateAuto, 1.0), (.rotateAutoReverse, -1)])
  func theLayerTurnsWithThePath(mode: CAAnimationRotationMode, sign: Double) throws {
    let stage = animate(circle, duration: 4) { ($0.rotationMode, $0.calculationMode) = (mode, .paced) }
    // An eighth of a circle on, by symmetry, the way leads at right angles to the radius.
    stage.clock.advance(to: 0.5)
    let presented = try #require(stage.layer.presentation())
    #expect(presented.position.distance(to: CGPoint(x: 50 * 2.0.squareRoot(), y: 50 * 2.0.squareRoot())) < 1e-9)
    let truth = CATransform3DMakeRotation(.pi * 3 / 4 + (sign < 0 ? .pi : 0), 0, 0, 1)
    #expect(presented.transform.distance(to: truth) < 1e-9)
  }

  @Test func turningComesBeforeTheLayersOwnTransform() throws {
    let stage = animate(corner, duration: 4) { $0.rotationMode = .rotateAuto }
    stage.layer.transform = CATransform3DMakeScale(2, 1, 1)
    stage.clock.advance(to: 3)
    let transform = try #require(stage.layer.presentation()).transform
    // Down the second line: x turns to y, which is not scaled; y turns to −x, which is.
    #expect(abs(transform.m12 - 1) < 1e-12 && abs(transform.m21 + 2) < 1e-12)
  }

  @Test func aPathThatCannotBeFollowedIsReported() {
    let point = CGMutablePath()
    point.move(to: CGPoint(x: 5, y: 5))
    #expect(animate(point, duration: 1).kinds == [.invalidKeyframes])
    #expect(animate(corner, duration: 1, keyPath: "opacity").kinds == [.wrongValueType])
  }
}
