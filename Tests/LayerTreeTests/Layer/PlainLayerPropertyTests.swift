import DisplayList
import Foundation
import Testing

@testable import LayerTree

/// Properties that do not animate have keys, too.
@Suite struct PlainLayerPropertyTests {
  @Test func theyAreSetByTheirKeys() {
    let stage = TestStage()
    let (layer, mask) = (stage.layer, CALayer())
    layer.setValue(true, forKey: "masksToBounds")
    layer.setValue(NSNumber(value: 1), forKeyPath: "hidden")
    layer.setValue(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "frame")
    layer.setValue("title", forKey: "name")
    layer.setValue(mask, forKey: "mask")
    layer.setValue(3, forKey: "contentsScale")
    layer.setValue("continuous", forKey: "cornerCurve")
    layer.setValue(CALayerContentsGravity.center, forKey: "contentsGravity")
    #expect(layer.masksToBounds && layer.isHidden && layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(layer.name == "title" && layer.mask === mask && layer.contentsScale == 3)
    #expect(layer.cornerCurve == .continuous && layer.contentsGravity == .center)
    layer.setValue(nil, forKey: "mask")
    #expect(layer.mask == nil && stage.kinds.isEmpty)
  }

  @Test func theyAreReadByTheirKeys() {
    _ = TestStage()
    let layer = CALayer()
    #expect(layer.value(forKey: "masksToBounds") as? Bool == false)
    layer.name = "title"
    #expect(layer.value(forKey: "name") as? String == "title")
    #expect(layer.value(forKey: "frame") as? CGRect == .zero)
  }

  @Test func aValueOfAnotherTypeIsReported() {
    let stage = TestStage()
    stage.layer.setValue("wide", forKey: "frame")
    stage.layer.setValue("yes", forKey: "hidden")
    stage.layer.setValue(1, forKey: "mask")
    #expect(stage.kinds == [.wrongValueType, .wrongValueType, .wrongValueType])
    #expect(!stage.layer.isHidden)
  }

  @Test func anyOtherKeyIsAPlaceToKeepSomething() {
    _ = TestStage()
    let layer = CALayer()
    layer.setValue("mine", forKey: "note")
    #expect(layer.value(forKey: "note") as? String == "mine")
  }
}
