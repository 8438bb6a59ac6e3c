import Foundation
import Testing

@testable import LayerTree

@Suite struct AnimationGroupTests {
  private func ramp(_ keyPath: String, _ duration: Double, begin: Double = 0) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (0, 12, duration)
    (animation.beginTime, animation.fillMode) = (begin, .both)
    return animation
  }

  @Test func childrenLiveInTheGroupsTime() {
    let stage = TestStage()
    stage.clock.advance(to: 10)
    let group = CAAnimationGroup()
    group.animations = [ramp("zPosition", 2, begin: 1), ramp("cornerRadius", 0), ramp("borderWidth", 100)]
    (group.duration, group.speed) = (4, 2)
    stage.layer.add(group, forKey: nil)
    // 0.75 s of the clock are 1.5 s of the group: the first child is a quarter on, the second, which lasts as long as the
    // group, 3/8, and the third is never stretched.
    stage.clock.advance(to: 10.75)
    #expect(stage.presented("zPosition") == 3)
    #expect(stage.presented("cornerRadius") == 4.5)
    #expect(abs((stage.presented("borderWidth") ?? 0) - 0.18) < 1e-12)
    stage.clock.advance(to: 12)
    #expect(stage.presented("borderWidth") == 0)
    #expect(stage.layer.runningAnimations.isEmpty)
  }

  @Test func theGroupsPaceBendsItsChildrensTime() {
    let stage = TestStage()
    let group = CAAnimationGroup()
    group.animations = [ramp("zPosition", 2)]
    (group.duration, group.autoreverses) = (2, true)
    group.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    stage.layer.add(group, forKey: nil)
    let samples = stage.samples("zPosition", at: [0.5, 1, 3, 3.5]).compactMap { $0 }
    #expect(samples[0] < 2.9 && abs(samples[1] - 6) < 1e-12)
    #expect(abs(samples[2] - 6) < 1e-12 && abs(samples[3] - samples[0]) < 1e-12)
  }
}
