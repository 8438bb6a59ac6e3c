import DisplayList
import Foundation
import Testing

@testable import LayerTree

/// Contents whose edges keep their size.
@Suite struct ContentsCenterTests {
  private let picture = CGImage(width: 4, height: 4, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: 16))

  private func images(_ stage: TestStage, at time: Double = 0) -> [(source: CGRect, destination: CGRect)] {
    stage.root.displayList(at: time, size: CGSize(width: 400, height: 800)).commands.compactMap {
      if case .image(_, let source, let destination, _, _) = $0 { (source, destination) } else { nil }
    }
  }

  @Test func theEdgesAreAsLargeAsTheirPixelsAreAndTheMiddleIsStretched() {
    let stage = TestStage()
    let layer = stage.layer
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    (layer.contents, layer.contentsScale) = (picture, 2)
    #expect(images(stage).map(\.destination) == [layer.bounds])
    layer.contentsCenter = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.5)
    #expect(
      images(stage).map(\.destination) == [
        CGRect(x: 0, y: 0, width: 0.5, height: 1), CGRect(x: 0.5, y: 0, width: 99, height: 1),
        CGRect(x: 99.5, y: 0, width: 0.5, height: 1), CGRect(x: 0, y: 1, width: 0.5, height: 49),
        CGRect(x: 0.5, y: 1, width: 99, height: 49), CGRect(x: 99.5, y: 1, width: 0.5, height: 49),
      ])
    #expect(images(stage)[4].source == CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.5))
  }

  /// Apple's documentation: the centre is one of what `contentsRect` leaves.
  @Test func theCentreIsAShareOfWhatShows() {
    let stage = TestStage()
    stage.layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    stage.layer.contents = picture
    stage.layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    stage.layer.contentsCenter = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    #expect(
      images(stage).map(\.source) == [
        CGRect(x: 0.5, y: 0, width: 0.25, height: 1), CGRect(x: 0.75, y: 0, width: 0.25, height: 1),
      ])
    #expect(images(stage).map(\.destination.width) == [1, 99])
  }

  @Test func theEdgesKeepTheirSizeWhileTheBoundsAnimate() {
    let stage = TestStage()
    let layer = stage.layer
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 4)
    layer.contents = picture
    layer.contentsCenter = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
    let animation = CABasicAnimation(keyPath: "bounds.size.width")
    (animation.fromValue, animation.toValue, animation.duration) = (10, 30, 1)
    layer.add(animation, forKey: nil)
    #expect(images(stage, at: 0.5).map(\.destination.width) == [1, 18, 1])
  }

  @Test func aCentreThatIsNotFiniteIsReported() {
    let stage = TestStage()
    stage.layer.contentsCenter = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    #expect(stage.layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
  }
}
