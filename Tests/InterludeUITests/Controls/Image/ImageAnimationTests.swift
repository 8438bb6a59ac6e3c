import InterludeUI
import InterludeUITestSupport
import Testing

/// Image views that show one image after another.
@Suite final class ImageAnimationTests {
  lazy var world = World()
  private lazy var view: UIImageView = {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    world.showEmpty().view.addSubview(view)
    return view
  }()

  private func image(_ pixel: UInt32) throws -> UIImage {
    UIImage(cgImage: try #require(CGImage(width: 1, height: 1, pixels: [pixel])))
  }

  private func shown(at time: Double) -> UInt32? {
    world.stage.advance(to: time)
    return (view.layer.presentation()?.contents as? CGImage)?.pixels.first
  }

  /// Each for an equal part of the duration, and again from the first.
  @Test func eachImageShowsForItsShareOfTheDuration() throws {
    view.image = try image(9)
    view.animationImages = [try image(1), try image(2), try image(3)]
    view.animationDuration = 0.6
    #expect(!view.isAnimating && shown(at: 0) == 9)
    view.startAnimating()
    #expect(view.isAnimating)
    for (time, pixel) in [(0.05, 1), (0.19, 1), (0.21, 2), (0.39, 2), (0.41, 3), (0.59, 3), (0.61, 1), (6.3, 2)] {
      #expect(shown(at: time) == UInt32(pixel), "at \(time)")
    }
    view.stopAnimating()
    #expect(!view.isAnimating && shown(at: 7) == 9)
  }

  /// Apple's documentation: the duration is by default the number of images times 1/30 s.
  @Test func withoutADurationThirtyImagesShowInASecond() throws {
    view.animationImages = [try image(1), try image(2)]
    view.startAnimating()
    #expect(shown(at: 0.9 / 30) == 1)
    #expect(shown(at: 1.1 / 30) == 2)
    #expect(shown(at: 2.1 / 30) == 1)
  }

  @Test func itBeginsInTheWindowAndAnewInTheNext() throws {
    let waiting = UIImageView()
    waiting.animationImages = [try image(1), try image(2)]
    waiting.animationDuration = 1
    let root = world.showEmpty().view
    waiting.startAnimating()
    world.layOut()
    #expect(waiting.isAnimating)
    world.stage.advance(to: 3)
    root.addSubview(waiting)
    func shows(_ pixel: UInt32, at time: Double) -> Bool {
      world.stage.advance(to: time)
      world.layOut()
      return (waiting.layer.presentation()?.contents as? CGImage)?.pixels.first == pixel
    }
    #expect(shows(1, at: 3.4) && shows(2, at: 3.6))
    waiting.removeFromSuperview()
    world.layOut()
    world.stage.advance(to: 5.2)
    #expect(waiting.isAnimating)
    root.addSubview(waiting)
    #expect(shows(1, at: 5.6) && shows(2, at: 5.8))
    waiting.removeFromSuperview()
    waiting.stopAnimating()
    root.addSubview(waiting)
    world.layOut()
    #expect(!waiting.isAnimating)
  }

  @Test func itEndsAfterItsRepetitions() throws {
    view.image = try image(9)
    view.animationImages = [try image(1), try image(2)]
    view.animationDuration = 0.5
    view.animationRepeatCount = 2
    view.startAnimating()
    #expect(shown(at: 0.9) == 2 && view.isAnimating)
    #expect(shown(at: 1.1) == 9 && !view.isAnimating)
  }

  @Test func aHighlightedViewShowsTheImagesForThat() throws {
    view.animationImages = [try image(1)]
    view.highlightedAnimationImages = [try image(2)]
    view.isHighlighted = true
    view.startAnimating()
    #expect(shown(at: 0.01) == 2)
  }

  @Test func withoutImagesNothingStartsAndOtherImagesEndIt() throws {
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = [try image(1)]
    view.startAnimating()
    view.animationImages = [try image(2)]
    #expect(!view.isAnimating)
  }
}
