import DisplayList
import Foundation
import Testing

@testable import LayerTree

@Suite struct AnimatableKeyPathTests {
  @Test func partsOfThePlaceReadAndWrite() throws {
    let layer = TestStage().layer
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    layer.setValue(7.0, forKeyPath: "position.x")
    layer.setValue(80, forKeyPath: "bounds.size.width")
    layer.setValue(CGPoint(x: 3, y: 4), forKeyPath: "bounds.origin")
    layer.setValue(2.5, forKeyPath: "shadowOffset.width")
    #expect(layer.position == CGPoint(x: 7, y: 45))
    #expect(layer.bounds == CGRect(x: 3, y: 4, width: 80, height: 50))
    #expect(layer.shadowOffset == CGSize(width: 2.5, height: -3))
    #expect(layer.value(forKeyPath: "bounds.size.height") as? Double == 50)
    #expect(layer.value(forKeyPath: "position") as? CGPoint == CGPoint(x: 7, y: 45))
  }

  @Test func partsOfATransformReadAndWriteOnTheirOwn() throws {
    let layer = TestStage().layer
    layer.transform = CATransform3DMakeScale(2, 4, 1)
    layer.setValue(Double.pi / 6, forKeyPath: "transform.rotation.z")
    layer.setValue(12.0, forKeyPath: "transform.translation.x")
    #expect(abs((layer.value(forKeyPath: "transform.scale.x") as? Double ?? 0) - 2) < 1e-12)
    #expect(abs((layer.value(forKeyPath: "transform.scale.y") as? Double ?? 0) - 4) < 1e-12)
    #expect(abs((layer.value(forKeyPath: "transform.scale") as? Double ?? 0) - 7 / 3) < 1e-12)
    #expect(abs((layer.value(forKeyPath: "transform.rotation") as? Double ?? 0) - .pi / 6) < 1e-12)
    // Scaled, then turned, then moved.
    let turned = CATransform3DRotate(CATransform3DMakeTranslation(12, 0, 0), .pi / 6, 0, 0, 1)
    #expect(layer.transform.distance(to: CATransform3DScale(turned, 2, 4, 1)) < 1e-12)
  }

  @Test func turningAboutTheYAxisKeepsThePerspective() {
    let layer = TestStage().layer
    var lens = CATransform3DIdentity
    lens.m34 = -1 / 400
    layer.transform = lens
    layer.setValue(0.75, forKeyPath: "transform.rotation.y")
    #expect(layer.transform.distance(to: CATransform3DRotate(lens, 0.75, 0, 1, 0)) < 1e-12)
  }

  @Test func onlyKnownPathsResolve() {
    for path in AnimatableProperty.allCases { #expect(AnimatableKeyPath(path.rawValue)?.kind == path.kind) }
    for path in ["", "position.z", "opacity.x", "frame", "bounds.", "transform.rotation.w", "nothing"] {
      #expect(AnimatableKeyPath(path) == nil, "\(path)")
    }
  }

  @Test func mistakesAreReportedAndChangeNothing() {
    let stage = TestStage()
    stage.layer.setValue("wide", forKeyPath: "bounds.size.width")
    stage.layer.setValue(1, forKeyPath: "position.z")
    stage.layer.setValue(Double.nan, forKeyPath: "position.x")
    #expect(stage.kinds == [.wrongValueType, .unknownKeyPath, .invalidNumber])
    #expect(stage.layer.bounds.width == 100 && stage.layer.position == .zero)
  }

  @Test func anyOtherKeyStoresAValue() {
    let stage = TestStage()
    stage.layer.setValue("hero", forKey: "role")
    #expect(stage.layer.value(forKey: "role") as? String == "hero")
    #expect(stage.diagnostics.isEmpty)
  }
}
