import Foundation
import Testing

@testable import LayerTree

@Suite struct TransactionTests {
  private func ramp(_ duration: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "zPosition")
    (animation.fromValue, animation.duration) = (1, duration)
    return animation
  }

  @Test func settingsNestAndComeBack() {
    _ = TestStage()
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
    CATransaction.setAnimationDuration(3)
    #expect(CATransaction.animationDuration() == 3)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2 && !CATransaction.disableActions())
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func settingsByKeyAreTheSame() {
    let stage = TestStage()
    CATransaction.begin()
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue(1.5, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue("x", forKey: "mine")
    #expect(CATransaction.disableActions())
    #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 1.5)
    CATransaction.setValue(2, forKey: kCATransactionAnimationDuration)
    #expect(CATransaction.animationDuration() == 2)
    #expect(CATransaction.value(forKey: "mine") as? String == "x")
    CATransaction.setValue("long", forKey: kCATransactionAnimationDuration)
    CATransaction.setAnimationDuration(-1)
    CATransaction.commit()
    #expect(stage.kinds == [.wrongValueType, .invalidNumber])
  }

  /// Apple's reference: it commits the current transaction, and raises where none exists.
  @Test func aCommitWithoutABeginEndsTheImplicitTransaction() {
    let stage = TestStage()
    var log: [String] = []
    CATransaction.flush()
    CATransaction.commit()
    #expect(stage.kinds == [.unbalancedTransaction])

    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { log.append("\(stage.clock.time)") }
    stage.layer.add(ramp(1), forKey: "a")
    CATransaction.commit()
    #expect(!CATransaction.disableActions() && CATransaction.completionBlock() == nil)
    stage.layer.add(ramp(3), forKey: "b")
    CATransaction.commit()
    stage.clock.advance(to: 2)
    #expect(log == ["1.0"] && stage.kinds == [.unbalancedTransaction])
  }

  @Test func theCompletionBlockWaitsForAllAnimations() {
    let stage = TestStage()
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("outer \(stage.clock.time)") }
    stage.layer.add(ramp(1), forKey: "a")
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("inner \(stage.clock.time)") }
    stage.layer.add(ramp(2), forKey: "b")
    CATransaction.commit()
    CATransaction.commit()
    stage.layer.add(ramp(3), forKey: "c")
    #expect(log.isEmpty)
    stage.clock.advance(to: 5)
    #expect(log == ["outer 2.0", "inner 2.0"])
  }

  @Test func withoutAnimationsTheCompletionBlockRunsAtOnce() {
    let stage = TestStage()
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("first") }
    CATransaction.setCompletionBlock { log.append("second") }
    #expect(log == ["first"])
    CATransaction.commit()
    #expect(log == ["first", "second"])
    CATransaction.setCompletionBlock { log.append("implicit") }
    stage.layer.add(ramp(1), forKey: "a")
    CATransaction.flush()
    stage.layer.removeAllAnimations()
    #expect(log == ["first", "second"])
    stage.clock.advance(to: 0)
    #expect(log == ["first", "second", "implicit"])
  }

  @Test func implicitSettingsEndWithTheEvent() {
    let stage = TestStage()
    var seen: [Double] = []
    stage.clock.schedule(at: 1) {
      CATransaction.setAnimationDuration(9)
      seen.append(CATransaction.animationDuration())
    }
    stage.clock.schedule(at: 1) { seen.append(CATransaction.animationDuration()) }
    stage.clock.advance(to: 1)
    #expect(seen == [9, 0.25])
  }
}
