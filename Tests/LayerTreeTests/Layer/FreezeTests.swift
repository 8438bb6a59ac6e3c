import DisplayList
import Foundation
import Testing

@testable import LayerTree

@Suite struct FreezeTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let glass = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)

  private func child(of layer: CALayer, _ frame: CGRect, _ color: CGColor?) -> CALayer {
    let child = CALayer()
    child.delegate = NoActions.shared
    (child.frame, child.backgroundColor) = (frame, color)
    layer.addSublayer(child)
    return child
  }

  private func fade(_ layer: CALayer) {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0.0, 1.0, 1)
    layer.add(fade, forKey: nil)
  }

  @Test func aCopyOfWhatShowsStandsStill() {
    let stage = TestStage()
    let child = child(of: stage.layer, CGRect(x: 0, y: 0, width: 10, height: 10), red)
    fade(child)
    stage.clock.advance(to: 0.25)
    let copy = stage.layer.frozenCopy(isPresented: true)
    child.position = CGPoint(x: 50, y: 50)
    stage.clock.advance(to: 0.75)
    #expect(copy.sublayers?.first?.opacityValue == 0.25)
    #expect(copy.sublayers?.first?.position == CGPoint(x: 5, y: 5))
    #expect(copy.sublayers?.first?.animationKeys() == nil)
  }

  @Test func aCopyOfTheModelKnowsNoAnimations() {
    let stage = TestStage()
    fade(stage.layer)
    stage.clock.advance(to: 0.25)
    #expect(stage.layer.frozenCopy(isPresented: false).opacityValue == 1)
    #expect(stage.layer.frozenCopy(isPresented: true).opacityValue == 0.25)
  }

  @Test func aFullColourOrPictureCoversTheBounds() {
    let layer = TestStage().layer
    #expect(!layer.coversBounds)
    layer.backgroundColor = glass
    #expect(!layer.coversBounds)
    layer.contents = CGImage(width: 2, height: 1, pixels: [0xFF00_0000, 0xFE00_0000])
    #expect(!layer.coversBounds)
    layer.contents = CGImage(width: 2, height: 1, pixels: [0xFF00_0000, 0xFF00_0000])
    #expect(layer.coversBounds)
    layer.contentsGravity = .center
    #expect(!layer.coversBounds)
    layer.backgroundColor = red
    #expect(layer.coversBounds)
    layer.opacityValue = 0.9
    #expect(!layer.coversBounds)
  }

  @Test func aSublayerCoversWhatItReachesOver() {
    let layer = TestStage().layer
    let child = child(of: layer, CGRect(x: -1, y: 0, width: 101, height: 100), red)
    #expect(layer.coversBounds)
    child.isHidden = true
    #expect(!layer.coversBounds)
    child.isHidden = false
    child.transform = CATransform3DMakeRotation(0.1, 0, 0, 1)
    #expect(!layer.coversBounds)
    child.transform = CATransform3DIdentity
    child.frame = CGRect(x: 1, y: 0, width: 99, height: 100)
    #expect(!layer.coversBounds)
  }
}
