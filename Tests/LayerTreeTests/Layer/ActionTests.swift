import DisplayList
import Foundation
import Testing

@testable import LayerTree

@Suite struct ActionTests {
  final class Note: NSObject, CAAction {
    let name: String
    static var log: [String] = []

    init(_ name: String) { self.name = name }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      let layer = anObject as? CALayer
      let old = (dict?[CALayer.previousValueKey] as? AnimatableValue)?.any as? Double
      Note.log.append("\(name) \(event) \(old ?? -1) → \(layer?.value(forKey: event) ?? "?")")
    }
  }

  final class Chooser: NSObject, CALayerDelegate {
    var answer: (any CAAction)?

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
  }

  final class ClassLayer: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      event == "zPosition" ? Note("class") : nil
    }
  }

  @Test func theSearchGoesFromDelegateToClass() {
    let stage = TestStage()
    let (layer, chooser) = (ClassLayer(), Chooser())
    stage.root.addSublayer(layer)
    layer.delegate = chooser
    Note.log = []
    layer.zPosition = 1
    layer.actions = ["zPosition": Note("actions")]
    layer.zPosition = 2
    chooser.answer = Note("delegate")
    layer.zPosition = 3
    chooser.answer = NSNull()
    layer.zPosition = 4
    layer.zPosition = 4
    #expect(
      Note.log == ["class zPosition 0.0 → 1.0", "actions zPosition 1.0 → 2.0", "delegate zPosition 2.0 → 3.0"])
    #expect(layer.runningAnimations.isEmpty)
  }

  @Test func aLayerOnStageAnimatesByItselfFromWhatItPresents() throws {
    let stage = TestStage()
    let layer = CALayer()
    stage.root.addSublayer(layer)
    layer.zPosition = 8
    #expect(layer.animationKeys() == ["zPosition"])
    stage.clock.advance(to: 0.1)
    let middle = try #require(layer.presentation()).zPosition
    #expect(middle > 0 && middle < 8)
    layer.zPosition = 0
    #expect(layer.presentation()?.zPosition == middle)
    #expect(layer.animationKeys() == ["zPosition"])
    stage.clock.advance(to: 0.35)
    #expect(layer.presentation()?.zPosition == 0 && layer.animationKeys() == nil)
  }

  /// 0.25 s along `kCAMediaTimingFunctionDefault`, the Bézier curve of (0.25, 0.1) and (0.25, 1); its values by bisection.
  @Test(arguments: [(0.05, 0.295245), (0.125, 0.802403), (0.15, 0.885229)])
  func anImplicitAnimationGoesAtTheDefaultPace(time: Double, part: Double) throws {
    let stage = TestStage()
    let layer = CALayer()
    stage.root.addSublayer(layer)
    stage.clock.advance(to: 1)

    layer.zPosition = 10
    stage.clock.advance(to: 1 + time)

    #expect(abs(try #require(layer.presentation()).zPosition - 10 * part) < 1e-5)
  }

  @Test func offStageOrWithActionsDisabledNothingAnimates() {
    let stage = TestStage()
    let layer = CALayer()
    layer.zPosition = 1
    stage.root.addSublayer(layer)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.zPosition = 2
    CATransaction.begin()
    layer.zPosition = 3
    CATransaction.commit()
    CATransaction.commit()
    #expect(layer.runningAnimations.isEmpty)
    layer.zPosition = 4
    #expect(layer.animationKeys() == ["zPosition"])
  }

  @Test func anAnimationAsActionGoesFromOldToNew() {
    let stage = TestStage()
    let animation = CABasicAnimation()
    animation.duration = 2
    stage.layer.delegate = nil
    stage.layer.actions = ["position": animation]
    stage.layer.position = CGPoint(x: 20, y: 40)
    #expect(stage.presented("position.x") == 0)
    stage.clock.advance(to: 1)
    #expect(stage.layer.presentation()?.position == CGPoint(x: 10, y: 20))
  }
}
