import DisplayList
import Foundation
import Rasterizer
import Testing

@testable import LayerTree

/// What of a layer fades as one picture, and what part by part. The expected colours are those of laying one over the other.
@MainActor
struct GroupOpacityTests {
  private let stage = TestStage()
  private let child = CALayer()
  private let red = SIMD3<Double>(1, 0, 0)
  private let blue = SIMD3<Double>(0, 0, 1)
  private let white = SIMD3<Double>(1, 1, 1)

  /// A red layer with a blue sublayer in the middle of it, on white, both of full opacity.
  init() {
    for layer in [stage.layer, child] { layer.delegate = NoActions.shared }
    stage.layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    stage.layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    child.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    child.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    stage.layer.addSublayer(child)
  }

  /// The colour at a point, 0…1.
  private func color(_ x: Int, _ y: Int) -> SIMD3<Double> {
    let list = stage.root.displayList(at: 0, size: CGSize(width: 40, height: 40))
    let pixel = Rasterizer().render(list, scale: 1, background: .white).pixels[y * 40 + x]
    return SIMD3(Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255)) / 255
  }

  private func lay(_ top: SIMD3<Double>, over bottom: SIMD3<Double>, _ opacity: Double) -> SIMD3<Double> {
    top * opacity + bottom * (1 - opacity)
  }

  private func isNear(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Bool {
    let d = a - b
    return max(d.max(), -d.min()) < 2.5 / 255
  }

  @Test func aLayerFadesAsOnePictureUnlessToldOtherwise() {
    stage.layer.opacity = 0.5

    #expect(stage.layer.allowsGroupOpacity)
    #expect(isNear(color(20, 20), lay(blue, over: white, 0.5)))
    #expect(isNear(color(3, 3), lay(red, over: white, 0.5)))
  }

  @Test func withoutAGroupWhatIsBehindASublayerShowsThroughIt() {
    stage.layer.opacity = 0.5
    stage.layer.allowsGroupOpacity = false

    #expect(isNear(color(20, 20), lay(blue, over: lay(red, over: white, 0.5), 0.5)))
    #expect(isNear(color(3, 3), lay(red, over: white, 0.5)))
  }

  @Test func opacitiesMultiplyOnTheWayDown() {
    stage.layer.opacity = 0.5
    stage.layer.allowsGroupOpacity = false
    child.opacity = 0.6

    #expect(isNear(color(20, 20), lay(blue, over: lay(red, over: white, 0.5), 0.3)))
  }

  @Test func aSublayerThatFadesAsAPictureDoesSoWithWhatItIsIn() {
    let inner = CALayer()
    inner.delegate = NoActions.shared
    inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    inner.backgroundColor = .white
    child.addSublayer(inner)
    stage.layer.opacity = 0.5
    stage.layer.allowsGroupOpacity = false

    // The white square hides the blue one in the picture that both are.
    #expect(isNear(color(20, 20), lay(white, over: lay(red, over: white, 0.5), 0.5)))
    child.allowsGroupOpacity = false
    #expect(isNear(color(20, 20), lay(white, over: lay(blue, over: lay(red, over: white, 0.5), 0.5), 0.5)))
  }

  @Test func theNextSiblingIsNotFadedAsWell() {
    let sibling = CALayer()
    sibling.delegate = NoActions.shared
    sibling.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    sibling.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    stage.root.addSublayer(sibling)
    stage.layer.opacity = 0.5
    stage.layer.allowsGroupOpacity = false

    #expect(isNear(color(3, 3), blue))
  }

  @Test func theBorderFadesOverTheBackground() {
    (stage.layer.borderWidth, stage.layer.borderColor) = (4, CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    stage.layer.opacity = 0.5
    stage.layer.allowsGroupOpacity = false

    #expect(isNear(color(2, 2), lay(blue, over: lay(red, over: white, 0.5), 0.5)))
  }

  @Test(arguments: ["mask", "bitmap", "filter"])
  func whatIsAPictureOfItsOwnFadesAsAWhole(what: String) {
    switch what {
    case "mask":
      let mask = CAShapeLayer()
      mask.delegate = NoActions.shared
      mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
      stage.layer.mask = mask
    case "bitmap": stage.layer.shouldRasterize = true
    // On white the darker of two is the layer's own.
    default: stage.layer.compositingFilter = "darkenBlendMode"
    }
    stage.layer.opacity = 0.5
    stage.layer.allowsGroupOpacity = false

    #expect(isNear(color(20, 20), lay(blue, over: white, 0.5)))
  }

  @Test func aTransitionInsideFadesAsAWhole() {
    stage.layer.opacity = 0.5
    stage.layer.allowsGroupOpacity = false
    let transition = CATransition()
    transition.duration = 1
    child.add(transition, forKey: nil)

    // Both looks are the same blue square.
    #expect(isNear(color(20, 20), lay(blue, over: lay(red, over: white, 0.5), 0.5)))
  }

  @Test func aCopyHasIt() {
    stage.layer.allowsGroupOpacity = false

    #expect(!CALayer(layer: stage.layer).allowsGroupOpacity)
    #expect(stage.layer.frozenCopy(isPresented: true).allowsGroupOpacity == false)
  }
}
