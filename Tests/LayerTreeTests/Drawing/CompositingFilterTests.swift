import DisplayList
import Foundation
import InterludeTestSupport
import LayerTree
import Testing

/// A layer with the name of a blend mode is mixed with what is behind it.
@MainActor
struct CompositingFilterTests {
  private let stage = TestStage()
  private let layer = CALayer()

  init() {
    layer.delegate = NoActions.shared
    layer.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    layer.backgroundColor = .white
    stage.root.addSublayer(layer)
  }

  private var commands: [DrawCommand] {
    stage.root.displayList(at: 0, size: CGSize(width: 100, height: 100)).commands
  }

  private var blends: [BlendMode] {
    commands.compactMap { if case .pushGroup(_, let blend) = $0 { blend } else { nil } }
  }

  @Test(
    arguments: [
      ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay), ("darken", .darken), ("lighten", .lighten),
      ("colorDodge", .colorDodge), ("colorBurn", .colorBurn), ("softLight", .softLight), ("hardLight", .hardLight),
      ("difference", .difference), ("exclusion", .exclusion),
    ] as [(String, BlendMode)])
  func theNameOfAModeMixes(name: String, mode: BlendMode) {
    layer.compositingFilter = name + "BlendMode"

    #expect(blends == [mode])
    #expect(layer.compositingFilter as? String == name + "BlendMode")
    #expect(!layer.coversBounds)
  }

  @Test(arguments: ["normalBlendMode", "multiply", "CIMultiplyBlendMode", ""])
  func anythingElseChangesNothing(name: String) {
    let before = commands

    layer.compositingFilter = name

    #expect(commands == before && layer.compositingFilter as? String == name)
    layer.compositingFilter = 7
    #expect(commands == before && layer.coversBounds)
  }

  @Test func nilTakesItAwayAgain() {
    let before = commands
    layer.compositingFilter = "screenBlendMode"

    layer.compositingFilter = nil

    #expect(commands == before && layer.compositingFilter == nil)
  }

  @Test func aValueByKeyIsTheSame() {
    layer.setValue("darkenBlendMode", forKey: "compositingFilter")

    #expect(blends == [.darken])
    #expect(layer.value(forKey: "compositingFilter") as? String == "darkenBlendMode")
  }

  /// Inside the mask there would be nothing to mix with; opacity and mask are the group's.
  @Test func aMaskAndTheOpacityAreInsideTheGroupThatIsMixed() {
    let mask = CALayer()
    mask.delegate = NoActions.shared
    mask.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    mask.backgroundColor = CGColor(gray: 0, alpha: 0.5)
    layer.mask = mask
    layer.opacityValue = 0.5
    layer.compositingFilter = "multiplyBlendMode"

    let kinds = commands.map {
      switch $0 {
      case .pushGroup(let opacity, let blend): "group \(opacity) \(blend)"
      case .popGroup: "end group"
      case .beginMask: "mask"
      case .pushMask: "masked"
      case .popMask: "end mask"
      default: "fill"
      }
    }
    #expect(kinds == ["group 0.5 multiply", "mask", "fill", "masked", "fill", "end mask", "end group"])
  }

  @Test func aRasterizedLayerIsMixedAsAWhole() {
    layer.shouldRasterize = true
    layer.compositingFilter = "multiplyBlendMode"

    #expect(blends == [.multiply])
    #expect(commands.contains { if case .bitmap = $0 { true } else { false } })
  }

  @Test func aLayerThatShowsNothingIsLeftOut() {
    layer.backgroundColor = nil
    layer.compositingFilter = "multiplyBlendMode"

    #expect(commands.isEmpty)
  }

  @Test func aCopyOfItIsMixedAsWell() {
    layer.compositingFilter = "screenBlendMode"

    #expect(CALayer(layer: layer).compositingFilter as? String == "screenBlendMode")
    let copy = layer.frozenCopy(isPresented: true)
    stage.root.addSublayer(copy)
    #expect(blends == [.screen, .screen])
  }
}
