import DisplayList
import Foundation
import Rasterizer
import Testing

@testable import LayerTree

/// A replicator layer of 100 × 100 points at the root's corner, with a square of 10 × 10 at its corner.
@MainActor
struct ReplicatorLayerTests {
  private let stage = TestStage()
  private let layer = CAReplicatorLayer()
  private let square = CALayer()

  init() {
    for layer in [layer, square] { layer.delegate = NoActions.shared }
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    square.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    square.backgroundColor = .white
    layer.addSublayer(square)
    stage.root.addSublayer(layer)
  }

  /// Where the squares' middles are, and in which colours.
  private func squares(at time: Double = 0) -> [(middle: CGPoint, color: CGColor)] {
    stage.commands(at: time).compactMap {
      guard case .fill(.roundedRect(let shape), let color, let map) = $0 else { return nil }
      return (map.apply(to: CGPoint(x: shape.rect.midX, y: shape.rect.midY)), color)
    }
  }

  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) < 1e-9 }

  @Test func thereIsOneInstanceUnlessSet() {
    #expect(layer.instanceCount == 1 && layer.instanceDelay == 0 && layer.instanceColor == .white)
    #expect(squares().count == 1)
  }

  @Test func eachInstanceIsMovedOnFromTheOneBefore() {
    layer.instanceCount = 4
    layer.instanceTransform = CATransform3DMakeTranslation(20, 5, 0)

    let middles = squares().map(\.middle)
    #expect(middles.count == 4)
    for (index, middle) in middles.enumerated() {
      #expect(isNear(middle, CGPoint(x: 5 + 20 * index, y: 5 + 5 * index)))
    }
  }

  /// About (50, 50), where the middle of the square, (5, 5), goes round in quarters.
  @Test func instancesTurnAboutTheMiddleOfTheLayer() {
    layer.instanceCount = 4
    layer.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)

    let expected = [CGPoint(x: 5, y: 5), CGPoint(x: 95, y: 5), CGPoint(x: 95, y: 95), CGPoint(x: 5, y: 95)]
    let middles = squares().map(\.middle)
    #expect(middles.count == 4 && zip(middles, expected).allSatisfy { isNear($0, $1) })
  }

  @Test func aTurnThenAMoveIsDoneAgainFromWhereTheLastOneEnded() {
    layer.instanceCount = 3
    let move = CATransform3DConcat(CATransform3DMakeScale(0.5, 0.5, 1), CATransform3DMakeTranslation(10, 0, 0))
    layer.instanceTransform = move

    // From the middle: x ↦ x / 2 + 10 each time, from −45.
    let expected: [CGFloat] = [5, 50 - 12.5, 50 + 3.75]
    let middles = squares().map(\.middle.x)
    #expect(middles.count == 3 && zip(middles, expected).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  /// An instance shows at a time what the first one showed as much before.
  @Test func instancesAreLate() {
    layer.instanceCount = 3
    layer.instanceDelay = 0.25
    layer.instanceTransform = CATransform3DMakeTranslation(0, 20, 0)
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (5, 45, 1)
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    square.add(animation, forKey: nil)

    #expect(zip(squares(at: 0.75).map(\.middle.x), [35, 25, 15]).allSatisfy { abs($0 - $1) < 1e-9 })
    // The last two have not begun, and show where the square is at rest.
    #expect(zip(squares(at: 0.2).map(\.middle.x), [13, 5, 5]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(squares(at: 3).allSatisfy { abs($0.middle.x - 5) < 1e-9 })
  }

  @Test func coloursAreMultipliedAndGoOnByTheOffsets() {
    layer.instanceCount = 3
    square.backgroundColor = CGColor(red: 0.8, green: 0.5, blue: 1, alpha: 1)
    layer.instanceColor = CGColor(red: 1, green: 0.5, blue: 0.25, alpha: 1)
    (layer.instanceRedOffset, layer.instanceGreenOffset, layer.instanceBlueOffset) = (-0.5, 0.25, 0.5)

    let colors = squares().map(\.color)
    let expected = [[0.8, 0.25, 0.25], [0.4, 0.375, 0.75], [0, 0.5, 1]]
    #expect(colors.count == 3)
    for (color, parts) in zip(colors, expected) {
      #expect(zip([color.red, color.green, color.blue], parts).allSatisfy { abs($0 - $1) < 1e-6 })
    }
  }

  @Test func instancesFadeByTheAlphaOffset() {
    layer.instanceCount = 4
    layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    layer.instanceAlphaOffset = -0.5

    let list = stage.root.displayList(at: 0, size: CGSize(width: 100, height: 20))
    let picture = Rasterizer().render(list, scale: 1, background: .black)
    let shades = (0..<4).map { Int(picture.pixels[5 * 100 + 5 + 20 * $0] & 255) }
    #expect(shades[0] == 255 && abs(shades[1] - 128) <= 1 && shades[2] == 0 && shades[3] == 0)
  }

  @Test func picturesAreMultipliedAsWell() {
    square.backgroundColor = nil
    square.contents = CGImage(width: 1, height: 1, pixels: [0xFF80_FF40])
    layer.instanceColor = CGColor(red: 0.5, green: 0.25, blue: 1, alpha: 1)

    let list = stage.root.displayList(at: 0, size: CGSize(width: 10, height: 10))
    let pixel = Rasterizer().render(list, scale: 1, background: .black).pixels[55]
    let parts = [pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255].map(Int.init)
    #expect(zip(parts, [0x40, 0x40, 0x40]).allSatisfy { abs($0 - $1) <= 1 })
  }

  /// As of a replicator whose picture changes with every frame.
  @Test func tintedPicturesThatShowNoMoreAreLetGo() throws {
    layer.instanceColor = CGColor(red: 0.5, green: 0.25, blue: 1, alpha: 1)
    weak var first: CGImage?
    for frame in 0..<1000 {
      let image = try #require(CGImage(width: 1, height: 1, pixels: [0xFF00_0000 | UInt32(frame)]))
      if frame == 0 { first = image }
      square.contents = image
      _ = stage.commands(at: 0)
    }
    #expect(first == nil)
  }

  @Test func theTransformAnimates() {
    layer.instanceCount = 2
    let animation = CABasicAnimation(keyPath: "instanceTransform.translation.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 40, 1)
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(animation, forKey: nil)

    #expect(zip(squares(at: 0.5).map(\.middle.x), [5, 25]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test(arguments: [0, -3]) func withoutInstancesNothingShows(count: Int) {
    layer.instanceCount = count
    #expect(squares().isEmpty)
  }

  @Test func aPointHitsTheFirstInstanceAlone() {
    layer.instanceCount = 2
    layer.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)

    #expect(layer.hitTest(CGPoint(x: 5, y: 5)) === square)
    #expect(layer.hitTest(CGPoint(x: 35, y: 5)) === layer)
  }

  @Test func moreThanAThousandAreNotDrawn() {
    layer.instanceCount = .max
    #expect(squares().count == 1000)
  }
}
