import DisplayList
import Foundation
import Rasterizer
import Testing

@testable import LayerTree

/// How contents are read where they are larger or smaller than they are.
@MainActor
struct ContentsFilterTests {
  private let stage = TestStage()

  init() {
    stage.layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    stage.layer.contents = CGImage(width: 2, height: 2, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF])
  }

  /// The picture of the layer, 40 × 40 pixels.
  private var picture: [UInt32] {
    let list = stage.root.displayList(at: 0, size: CGSize(width: 40, height: 40))
    return Rasterizer().render(list, scale: 1, background: .black).pixels
  }

  @Test func filtersAreLinearUnlessSet() {
    #expect(stage.layer.magnificationFilter == .linear)
    #expect(stage.layer.minificationFilter == .linear)
    #expect(stage.layer.minificationFilterBias == 0)
    #expect(Set(picture).count > 100)
  }

  @Test func nearestShowsSquares() {
    stage.layer.magnificationFilter = .nearest

    let expected = (0..<1600).map { index -> UInt32 in
      let (isRight, isLower) = (index % 40 >= 20, index / 40 >= 20)
      return isLower ? (isRight ? 0xFFFF_FFFF : 0xFF00_00FF) : isRight ? 0xFF00_FF00 : 0xFFFF_0000
    }
    #expect(picture == expected)
  }

  @Test func theFilterForTheOtherWayChangesNothing() {
    let before = picture

    stage.layer.minificationFilter = .nearest

    #expect(picture == before)
  }

  /// What was drawn is sharp at every size; by squares it is as the pixels that it was drawn in.
  @Test func aDrawingHasPixelsWhereTheyAreToShow() {
    let context = CGContext(size: CGSize(width: 2, height: 2), scale: 1)
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 1.5, height: 2))
    stage.layer.contents = context.makeImage()
    #expect(picture[29] == 0xFFFF_FFFF && picture[31] == 0xFF00_0000)

    stage.layer.magnificationFilter = .nearest

    // The second column is covered by a half.
    let row = picture[0..<40]
    #expect(row[0..<20].allSatisfy { $0 == 0xFFFF_FFFF })
    #expect(row[20..<40].allSatisfy { abs(Int($0 & 255) - 128) <= 1 })
  }

  @Test func theBitmapOfARasterizedLayerIsReadByIt() {
    stage.layer.contents = nil
    stage.layer.bounds.size = CGSize(width: 2, height: 1)
    stage.layer.backgroundColor = nil
    let half = CALayer()
    half.delegate = NoActions.shared
    half.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    half.backgroundColor = .white
    let other = CALayer()
    other.delegate = NoActions.shared
    other.frame = CGRect(x: 1, y: 0, width: 1, height: 1)
    other.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    for layer in [half, other] { stage.layer.addSublayer(layer) }
    stage.layer.transform = CATransform3DMakeScale(20, 40, 1)
    stage.layer.shouldRasterize = true
    #expect(Set(picture[0..<40]).count > 4)

    stage.layer.magnificationFilter = .nearest

    #expect(picture[0..<20].allSatisfy { $0 == 0xFFFF_FFFF })
    #expect(picture[20..<40].allSatisfy { $0 == 0xFFFF_0000 })
  }

  @Test func anUnknownFilterCountsAsLinear() {
    stage.layer.magnificationFilter = .nearest

    stage.layer.magnificationFilter = CALayerContentsFilter(rawValue: "cubic")

    #expect(stage.layer.magnificationFilter == .linear)
  }

  @Test func aBiasThatIsNoNumberIsReported() {
    stage.layer.minificationFilterBias = .nan

    #expect(stage.layer.minificationFilterBias == 0 && stage.kinds == [.invalidNumber])
  }
}
