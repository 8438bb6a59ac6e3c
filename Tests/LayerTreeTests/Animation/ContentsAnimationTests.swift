import DisplayList
import Foundation
import Testing

@testable import LayerTree

/// Contents cross-fade: each picture shows by its share.
@Suite struct ContentsAnimationTests {
  private let a = CGImage(width: 1, height: 1, pixels: [0xFFFF_0000])
  private let b = CGImage(width: 1, height: 1, pixels: [0xFF00_FF00])
  private let c = CGImage(width: 1, height: 1, pixels: [0xFF00_00FF])

  /// The shares of a, b and c.
  private func shares(_ layer: CALayer) -> [Double] {
    let parts = layer.presentedState.contents.parts
    return [a, b, c].map { image in parts.first { $0.image === image }?.weight ?? 0 }
  }

  private func fade(from: CGImage?, to: CGImage?, in seconds: Double) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "contents")
    (fade.fromValue, fade.toValue, fade.duration) = (from, to, seconds)
    fade.timingFunction = CAMediaTimingFunction(name: .linear)
    return fade
  }

  @Test func onePictureFadesToAnother() {
    let stage = TestStage()
    stage.layer.contents = b
    stage.layer.add(fade(from: a, to: nil, in: 4), forKey: nil)

    let seen = [0, 1, 3].map { (time: Double) in
      stage.clock.advance(to: time)
      return shares(stage.layer)
    }

    #expect(seen == [[1, 0, 0], [0.75, 0.25, 0], [0.25, 0.75, 0]])
    #expect(stage.layer.presentation()?.contents as? CGImage === b)
  }

  @Test func nothingFadesToAPicture() {
    let stage = TestStage()
    stage.layer.contents = a
    let keys = CAKeyframeAnimation(keyPath: "contents")
    (keys.values, keys.duration, keys.calculationMode) = ([a as Any, b as Any, c as Any], 4, .cubic)
    stage.layer.add(keys, forKey: nil)

    stage.clock.advance(to: 1)

    #expect(shares(stage.layer) == [0.5, 0.5, 0])
  }

  @Test func aFadeThatIsTurnedElsewhereGoesOnFromWhatShows() {
    let stage = TestStage()
    stage.layer.delegate = nil
    stage.layer.contents = a
    CATransaction.flush()
    stage.layer.removeAllAnimations()
    CATransaction.setAnimationDuration(4)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))

    stage.layer.contents = b
    stage.clock.advance(to: 1)
    CATransaction.setAnimationDuration(4)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    stage.layer.contents = c

    #expect(shares(stage.layer) == [0.75, 0.25, 0])
    stage.clock.advance(to: 3)
    #expect(shares(stage.layer) == [0.375, 0.125, 0.5])
    stage.clock.advance(to: 5)
    #expect(shares(stage.layer) == [0, 0, 1])
  }

  @Test func theFrameAddsThePicturesUp() throws {
    let stage = TestStage()
    stage.layer.contents = b
    stage.layer.add(fade(from: a, to: b, in: 4), forKey: nil)

    let commands = stage.root.displayList(at: 1, size: CGSize(width: 400, height: 800)).commands

    try #require(commands.count == 8)
    #expect(commands[0] == .pushMix)
    #expect(commands[1] == .pushGroup(opacity: 0.75))
    #expect(commands[4] == .pushGroup(opacity: 0.25))
    #expect([commands[3], commands[6], commands[7]] == [.popGroup, .popGroup, .popGroup])
    let images = commands.compactMap { if case .image(let image, _, _, _, _) = $0 { image } else { nil } }
    #expect(images.map { $0 === a } == [true, false])
  }

  @Test func whatIsNoPictureIsReported() {
    let stage = TestStage()
    let wrong = CABasicAnimation(keyPath: "contents")
    wrong.fromValue = 3

    stage.layer.add(wrong, forKey: nil)

    #expect(stage.kinds == [.wrongValueType])
  }
}
