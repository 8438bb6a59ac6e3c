import DisplayList
import Foundation
import Testing

@testable import LayerTree

@Suite struct ShadowPathTests {
  private func shadow(_ stage: TestStage, at time: Double = 0) -> (path: Path, alpha: CGFloat)? {
    let commands = stage.root.displayList(at: time, size: CGSize(width: 400, height: 800)).commands
    guard case .shadow(let shape, _, let color, _)? = commands.first else { return nil }
    return (shape.path, color.alpha)
  }

  private func square(_ side: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: 0, y: 0, width: side, height: side), transform: nil)
  }

  @Test func aPathCastsAnOpaqueShadowWithoutABackground() throws {
    let stage = TestStage()
    (stage.layer.shadowOpacity, stage.layer.shadowOffset) = (0.5, CGSize(width: 7, height: 9))
    #expect(shadow(stage) == nil)

    stage.layer.shadowPath = square(30)

    let cast = try #require(shadow(stage))
    #expect(cast.path.bounds == CGRect(x: 7, y: 9, width: 30, height: 30))
    #expect(cast.alpha == 0.5)
  }

  @Test func aPathTakesThePlaceOfTheBackground() throws {
    let stage = TestStage()
    (stage.layer.backgroundColor, stage.layer.shadowOffset) = (CGColor(gray: 1, alpha: 0.25), .zero)
    stage.layer.shadowOpacity = 1
    #expect(shadow(stage)?.alpha == 0.25)

    stage.layer.shadowPath = square(30)

    let cast = try #require(shadow(stage))
    #expect(cast.path == square(30).path)
    #expect(cast.alpha == 1)
  }

  @Test func pathsOfOneStructureMovePointByPoint() throws {
    let stage = TestStage()
    (stage.layer.shadowOpacity, stage.layer.shadowOffset) = (1, .zero)
    stage.layer.shadowPath = square(40)
    let animation = CABasicAnimation(keyPath: "shadowPath")
    (animation.fromValue, animation.duration) = (square(20), 4)
    stage.layer.add(animation, forKey: nil)

    #expect(try #require(shadow(stage, at: 1)).path == square(25).path)
    #expect(try #require(shadow(stage, at: 3)).path == square(35).path)
    #expect(stage.kinds.isEmpty)
  }

  @Test func pathsOfDifferentStructureChangeOverHalfWay() throws {
    let stage = TestStage()
    (stage.layer.shadowOpacity, stage.layer.shadowOffset) = (1, .zero)
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
    let animation = CABasicAnimation(keyPath: "shadowPath")
    (animation.fromValue, animation.toValue, animation.duration) = (square(20), circle, 4)
    stage.layer.add(animation, forKey: nil)

    #expect(try #require(shadow(stage, at: 1.99)).path == square(20).path)
    #expect(try #require(shadow(stage, at: 2)).path == circle.path)
  }

  @Test func theKeyPathTakesAPathOrNil() {
    let stage = TestStage()
    stage.layer.setValue(square(5), forKeyPath: "shadowPath")
    #expect(stage.layer.value(forKeyPath: "shadowPath") as? CGPath == square(5))

    stage.layer.setValue(nil, forKeyPath: "shadowPath")
    #expect(stage.layer.shadowPath == nil)
  }

  @Test func aPathThatIsNotFiniteIsReportedAndIgnored() {
    let stage = TestStage()
    stage.layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: Double.infinity, height: 1), transform: nil)

    #expect(stage.layer.shadowPath == nil)
    #expect(stage.kinds == [.invalidNumber])
  }

  /// The spline of numbers is the truth for every coordinate.
  @Test func pathsOnASplineMoveAsNumbersDo() throws {
    let stage = TestStage()
    (stage.layer.shadowOpacity, stage.layer.shadowOffset) = (1, .zero)
    let paths = CAKeyframeAnimation(keyPath: "shadowPath")
    paths.values = [square(10), square(30), square(20)]
    let numbers = CAKeyframeAnimation(keyPath: "zPosition")
    numbers.values = [10, 30, 20]
    for animation in [paths, numbers] {
      (animation.calculationMode, animation.duration) = (.cubic, 4)
      stage.layer.add(animation, forKey: nil)
    }
    for time in [0.5, 1.7, 3.1] {
      stage.clock.advance(to: time)
      let side = try #require(stage.presented("zPosition"))
      #expect(abs(try #require(shadow(stage, at: time)).path.bounds.width - side) < 1e-12)
    }
  }
}
