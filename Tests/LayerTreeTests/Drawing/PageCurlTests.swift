import DisplayList
import Foundation
import Testing

@testable import LayerTree

/// A layer that is rolled up is drawn as a sheet.
@MainActor
struct PageCurlTests {
  private let stage = TestStage()

  init() {
    stage.layer.backgroundColor = .white
    stage.layer.position = CGPoint(x: 150, y: 250)
  }

  private func curls(at time: Double = 0) -> [(bitmap: Bitmap, curl: Curl, map: Homography)] {
    stage.root.displayList(at: time, size: CGSize(width: 400, height: 800)).commands.compactMap {
      if case .curl(let bitmap, let curl, let map) = $0 { (bitmap, curl, map) } else { nil }
    }
  }

  @Test func aLayerThatIsNotRolledUpAnyMoreIsDrawnAsItIs() {
    stage.layer.setValue(0.5, forKeyPath: "pageCurl")
    stage.layer.setValue(0, forKeyPath: "pageCurl")

    #expect(curls().isEmpty)
  }

  @Test func theSheetIsTheLayerInItsBounds() throws {
    stage.layer.setValue(0.5, forKeyPath: "pageCurl")

    let shown = try #require(curls().first)

    #expect(curls().count == 1)
    #expect(shown.bitmap.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(shown.map.apply(to: .zero) == CGPoint(x: 100, y: 200))
    guard case .fill(_, .white, .identity) = shown.bitmap.commands.first else { return #expect(Bool(false), "a fill") }
    #expect(!stage.layer.coversBounds)
  }

  /// At first the line is where the sheet ends, at last neither roll nor shadow, which is as wide as the roll, reach it.
  @Test func itGoesFromTheLowerRightCornerBeyondTheUpperLeftOne() throws {
    stage.layer.setValue(1e-9, forKeyPath: "pageCurl")
    let first = try #require(curls().first).curl
    stage.layer.setValue(1, forKeyPath: "pageCurl")
    let last = try #require(curls().first).curl

    let (x, y) = (first.direction.dx, first.direction.dy)
    #expect(abs(hypot(x, y) - 1) < 1e-12 && x > 0 && y > 0)
    #expect(abs(first.position - (100 * x + 100 * y)) < 1e-6)
    #expect(last.position + 2 * last.radius <= 1e-9)
  }

  @Test func anAnimationRollsItUpEvenly() throws {
    let animation = CABasicAnimation(keyPath: "pageCurl")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
    stage.layer.add(animation, forKey: nil)
    stage.clock.advance(to: 0.5)

    let positions = [0.25, 0.5, 0.75].compactMap { curls(at: $0).first?.curl.position }

    #expect(positions.count == 3 && abs(positions[0] + positions[2] - 2 * positions[1]) < 1e-9)
    #expect(positions[0] > positions[1])
  }
}
