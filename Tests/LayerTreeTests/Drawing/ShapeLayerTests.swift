import DisplayList
import Foundation
import Testing

@testable import LayerTree

@Suite struct ShapeLayerTests {
  private let stage = TestStage()
  private let shape = CAShapeLayer()

  init() {
    shape.delegate = NoActions.shared
    stage.layer.addSublayer(shape)
    shape.path = square(20)
  }

  private func square(_ side: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: 0, y: 0, width: side, height: side), transform: nil)
  }

  private func commands(at time: Double = 0) -> [DrawCommand] {
    stage.root.displayList(at: time, size: CGSize(width: 400, height: 800)).commands
  }

  private func fill(at time: Double = 0) -> (path: Path, color: CGColor)? {
    guard case .fill(let shape, let color, _)? = commands(at: time).first else { return nil }
    return (shape.path, color)
  }

  @Test func aPathIsFilledInBlackWhateverTheBounds() throws {
    let fill = try #require(self.fill())
    #expect(shape.bounds == .zero)
    #expect(fill.path == square(20).path)
    #expect(fill.color == .black)
  }

  @Test func withoutPathOrColourNothingShows() {
    shape.fillColor = nil
    #expect(commands().isEmpty)
    (shape.fillColor, shape.path) = (.white, nil)
    #expect(commands().isEmpty)
  }

  @Test func pathAndColourAnimateAndThePresentationIsAShape() throws {
    for (key, from, to) in [
      ("path", square(20) as Any, square(40) as Any), ("fillColor", CGColor.black, CGColor.white),
    ] {
      let animation = CABasicAnimation(keyPath: key)
      (animation.fromValue, animation.toValue, animation.duration) = (from, to, 4)
      shape.add(animation, forKey: key)
    }
    stage.clock.advance(to: 1)
    let presented = try #require(shape.presentation() as? CAShapeLayer)
    #expect(presented.path == square(25))
    #expect(presented.fillColor == CGColor(gray: 0.25, alpha: 1))
    #expect(fill(at: 1)?.path == square(25).path)
  }

  @Test func aColourAnimatesByItselfAPathDoesNot() {
    shape.delegate = nil
    shape.path = square(50)
    #expect(shape.animationKeys() == nil)
    shape.fillColor = .white
    #expect(shape.animationKeys() == ["fillColor"])
  }

  @Test func aLineIsDrawnOverTheFillAndGrowsAlongThePath() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    (shape.path, shape.strokeColor, shape.lineWidth, shape.lineCap) = (path, .white, 4, .square)
    let growth = CABasicAnimation(keyPath: "strokeEnd")
    (growth.fromValue, growth.duration) = (0.0, 4)
    shape.add(growth, forKey: nil)

    let commands = commands(at: 1)

    #expect(commands.count == 2)
    guard case .fill(let line, let color, _)? = commands.last else { return }
    #expect(color == .white)
    #expect(line.path.bounds == CGRect(x: -2, y: -2, width: 29, height: 4))
    stage.clock.advance(to: 1)
    #expect((shape.presentation() as? CAShapeLayer)?.strokeEnd == 0.25)
  }

  private var line: Path {
    guard case .fill(let line, _, _)? = commands().last else { return Path() }
    return line.path
  }

  @Test func aLineHasAStartDashesAndAMiterLimit() {
    #expect(shape.strokeStart == 0 && shape.strokeEnd == 1 && shape.miterLimit == 10 && shape.lineDashPhase == 0)
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 100, y: 0)])
    (shape.path, shape.fillColor, shape.strokeColor, shape.lineWidth) = (path, nil, .white, 4)
    (shape.strokeStart, shape.strokeEnd) = (0.25, 0.75)
    #expect(line.bounds == CGRect(x: 25, y: -2, width: 50, height: 4))

    // Half of the first dash is before the line.
    (shape.strokeStart, shape.strokeEnd, shape.lineDashPattern, shape.lineDashPhase) = (0, 1, [10, 10], 5)
    let isDrawn = [2, 10, 20, 30, 40].map { CGPath(line).contains(CGPoint(x: $0, y: 0)) }
    #expect(isDrawn == [true, false, true, false, true])

    // A corner whose miter is 10.15 line widths long: 1 / sin(½ atan(10 / 50)).
    let corner = CGMutablePath()
    corner.addLines(between: [.zero, CGPoint(x: 50, y: 0), CGPoint(x: 0, y: 10)])
    (shape.path, shape.lineDashPattern) = (corner, nil)
    #expect(line.bounds.maxX < 53)
    shape.miterLimit = 11
    #expect(abs(line.bounds.maxX - 70) < 1)

    shape.delegate = nil
    (shape.strokeStart, shape.miterLimit, shape.lineDashPhase) = (0.5, 3, 7)
    #expect(Set(shape.animationKeys() ?? []) == ["strokeStart", "miterLimit", "lineDashPhase"])
  }

  @Test func aShapeCastsItsShadow() {
    (shape.shadowOpacity, shape.shadowOffset) = (0.5, CGSize(width: 1, height: 2))
    guard case .shadow(let silhouette, _, let color, _)? = commands().first else {
      Issue.record("no shadow")
      return
    }
    #expect(silhouette.path.bounds == CGRect(x: 1, y: 2, width: 20, height: 20))
    #expect(color.alpha == 0.5)
  }

  @Test func anyOtherLayerKeepsWhatIsStoredUnderTheName() {
    stage.layer.setValue("mine", forKey: "path")
    #expect(stage.layer.value(forKey: "path") as? String == "mine")
    #expect(stage.kinds.isEmpty)
  }
}
