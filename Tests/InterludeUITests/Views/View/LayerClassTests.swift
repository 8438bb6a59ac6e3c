import InterludeUI
import InterludeUITestSupport
import Testing

/// A view has a layer of the class that it asks for.
@Suite final class LayerClassTests {
  lazy var world = World()

  private final class Sky: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  private final class Drop: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class OwnLayer: CAGradientLayer {}

  private final class Own: UIView {
    override class var layerClass: AnyClass { OwnLayer.self }
  }

  @Test func aViewHasALayerOfTheClassThatItAsksFor() {
    _ = world
    let sky = Sky(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect((sky.layer as? CAGradientLayer)?.bounds.size == CGSize(width: 10, height: 20))
    #expect(Drop(frame: .zero).layer is CAShapeLayer)
    #expect(type(of: UIView().layer) == CALayer.self)
    #expect(world.diagnostics.isEmpty)
  }

  @Test func ofAnAppsOwnClassTheOneAboveItIsTakenAndReported() {
    _ = world
    #expect(type(of: Own().layer) == CAGradientLayer.self)
    #expect(world.diagnostics.count == 1)
    #expect("\(world.diagnostics)".contains("OwnLayer"))
  }
}
