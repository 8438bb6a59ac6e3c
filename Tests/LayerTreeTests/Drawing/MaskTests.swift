import DisplayList
import Foundation
import Testing

@testable import LayerTree

@Suite struct MaskTests {
  private let mask = CAShapeLayer()

  init() { mask.delegate = NoActions.shared }

  private func circle(_ radius: CGFloat) -> CGPath {
    CGPath(ellipseIn: CGRect(x: 50 - radius, y: 50 - radius, width: 2 * radius, height: 2 * radius), transform: nil)
  }

  private func commands(_ stage: TestStage, at time: Double = 0) -> [DrawCommand] {
    stage.root.displayList(at: time, size: CGSize(width: 400, height: 800)).commands
  }

  private func masked() -> TestStage {
    let stage = TestStage()
    stage.layer.backgroundColor = .white
    stage.layer.mask = mask
    return stage
  }

  @Test func aCircleThatGrowsReveals() throws {
    let stage = masked()
    mask.path = circle(70)
    let growth = CABasicAnimation(keyPath: "path")
    (growth.fromValue, growth.duration) = (circle(10), 4)
    mask.add(growth, forKey: nil)

    let commands = commands(stage, at: 1)

    guard case .pushClip(let shape, _) = try #require(commands.first) else {
      Issue.record("no clip")
      return
    }
    #expect(shape.path.bounds == CGRect(x: 25, y: 25, width: 50, height: 50))
    #expect(commands.count == 3)
    #expect(commands.last == .popClip)
  }

  @Test func aMaskIsMovedWithItsLayerAndInItsTime() throws {
    let stage = masked()
    mask.path = circle(10)
    mask.position = CGPoint(x: 5, y: 0)
    stage.layer.position = CGPoint(x: 150, y: 250)
    stage.layer.beginTime = 3
    let turn = CABasicAnimation(keyPath: "position.x")
    (turn.fromValue, turn.toValue, turn.beginTime, turn.duration) = (0.0, 40.0, 1, 4)
    mask.add(turn, forKey: nil)

    for (time, x) in [(0.0, 105.0), (5, 110)] {
      guard case .pushClip(_, let map) = try #require(commands(stage, at: time).first) else {
        Issue.record("no clip")
        return
      }
      #expect(map.apply(to: .zero) == CGPoint(x: x, y: 200))
    }
  }

  @Test func aMaskThatIsNotOneOpaqueShapeIsAPicture() {
    let stage = masked()
    mask.path = circle(10)
    mask.opacityValue = 0.5
    let fill = commands(stage).last { if case .fill = $0 { true } else { false } }

    #expect(commands(stage).count == 5)
    #expect(commands(stage).first == .beginMask)
    #expect(commands(stage)[2...] == [.pushMask, fill, .popMask].compactMap(\.self)[...])
  }

  @Test func anEmptyMaskLetsNothingThrough() {
    let stage = masked()
    #expect(commands(stage).isEmpty)
    mask.path = circle(10)
    #expect(!commands(stage).isEmpty)
    mask.isHidden = true
    #expect(commands(stage).isEmpty)
  }

  @Test func aMaskLeavesWithoutATrace() {
    let stage = masked()
    stage.layer.mask = nil
    #expect(mask.superlayer == nil)
    #expect(commands(stage).count == 1)
    stage.layer.mask = mask
    mask.removeFromSuperlayer()
    #expect(stage.layer.mask == nil)
  }

  @Test func aMaskIsTakenFromItsSuperlayerAndNoLayerMasksItself() {
    let stage = TestStage()
    stage.root.addSublayer(mask)
    stage.layer.mask = mask
    #expect(stage.root.sublayers == [stage.layer])
    stage.layer.mask = stage.root
    #expect(stage.layer.mask === mask)
    #expect(stage.kinds == [.layerCycle])
  }

  @Test func aFrozenCopyKeepsTheMaskThatShows() throws {
    let stage = masked()
    mask.path = circle(70)
    let growth = CABasicAnimation(keyPath: "path")
    (growth.fromValue, growth.duration) = (circle(10), 4)
    mask.add(growth, forKey: nil)
    stage.clock.advance(to: 1)
    let frozen = try #require(stage.layer.frozenCopy(isPresented: true).mask)
    #expect(frozen.state.shape?.path?.bounds.width == 50)
    #expect((stage.layer.presentation()?.mask as? CAShapeLayer)?.path?.boundingBoxOfPath.width == 50)
  }

  @Test func aShapeIsFilledByItsRule() throws {
    let stage = TestStage()
    stage.layer.addSublayer(mask)
    (mask.path, mask.fillRule) = (circle(5), .evenOdd)
    guard case .fill(let shape, _, _) = try #require(commands(stage).first) else { return }
    #expect(shape.fillRule == .evenOdd)
  }
}
