import InterludeUI
import InterludeUITestSupport
import Testing

/// Images of a slider: beside its track, and in the place of track and thumb.
@Suite(.ownWorld) final class SliderImageTests {
  lazy var world = World()
  lazy var screen = world.showEmpty()

  /// 228 points wide, at (100, 100).
  private func slider() -> UISlider {
    let slider = UISlider(frame: CGRect(x: 100, y: 100, width: 228, height: 34))
    screen.view.addSubview(slider)
    world.stage.commit()
    return slider
  }

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  private func views(_ slider: UISlider) -> [UIImageView] {
    slider.subviews.flatMap(\.subviews).compactMap { $0 as? UIImageView }
  }

  private func shown(_ slider: UISlider) -> [UIImage?] { views(slider).map(\.image) }

  @Test func imagesAtTheEndsMakeTheTrackShorter() throws {
    let slider = slider()
    let (low, high) = (image(20, 10), image(30, 40))
    (slider.minimumValueImage, slider.maximumValueImage) = (low, high)
    world.stage.commit()

    #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == CGRect(x: 0, y: 12, width: 20, height: 10))
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds) == CGRect(x: 198, y: -3, width: 30, height: 40))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX > 20 && track.maxX < 198 && track.midY == 17 && track.height == 4)
    let views = views(slider)
    #expect(views.first { $0.image === low }?.frame == slider.minimumValueImageRect(forBounds: slider.bounds))
    #expect(views.first { $0.image === high }?.frame == slider.maximumValueImageRect(forBounds: slider.bounds))

    // The thumb goes from end to end of what is left.
    let ends = [Float(0), 1].map { slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: $0) }
    #expect(ends[0].minX == track.minX && ends[1].maxX == track.maxX)
    slider.minimumValueImage = nil
    world.stage.commit()
    #expect(!shown(slider).contains { $0 === low } && slider.trackRect(forBounds: slider.bounds).minX == 0)
  }

  @Test func aThumbsImageIsDraggedByItsOwnSize() {
    let slider = slider()
    slider.setThumbImage(image(28 + 100, 20), for: .normal)
    world.stage.commit()
    #expect(
      slider.thumbRect(forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0.5)
        == CGRect(x: 50, y: 7, width: 128, height: 20))
    // A thumb of 128 points travels 100.
    screen.finger.drag(from: CGPoint(x: 164, y: 117), to: CGPoint(x: 214, y: 117), at: 1, steps: 5)
    #expect(abs(slider.value - 0.5) < 1e-6)
  }

  @Test func anImageIsOfItsStateAndTheNormalOneOfTheOthers() {
    let slider = slider()
    let (normal, pressed) = (image(20, 20), image(24, 24))
    slider.setThumbImage(normal, for: .normal)
    slider.setThumbImage(pressed, for: .highlighted)
    #expect(slider.thumbImage(for: .normal) === normal && slider.thumbImage(for: .highlighted) === pressed)
    #expect(slider.thumbImage(for: .disabled) == nil)
    #expect(slider.currentThumbImage === normal && shown(slider).contains { $0 === normal })
    slider.isHighlighted = true
    #expect(slider.currentThumbImage === pressed && shown(slider).contains { $0 === pressed })
    (slider.isHighlighted, slider.isEnabled) = (false, false)
    #expect(slider.currentThumbImage === normal)
  }

  @Test func theTracksImagesMeetAtTheThumb() throws {
    let slider = slider()
    let (low, high) = (image(10, 8), image(10, 6))
    slider.setMinimumTrackImage(low, for: .normal)
    slider.setMaximumTrackImage(high, for: .normal)
    slider.value = 0.5
    world.stage.commit()
    let views = views(slider)
    let (left, right) = (views.first { $0.image === low }, views.first { $0.image === high })
    #expect(left?.frame == CGRect(x: 0, y: 13, width: 114, height: 8))
    #expect(right?.frame == CGRect(x: 114, y: 13, width: 114, height: 8))
    #expect(slider.currentMinimumTrackImage === low && slider.currentMaximumTrackImage === high)
  }

  @Test func theLatestOfColourAndImageCounts() {
    let slider = slider()
    let thumb = image(20, 20)
    slider.thumbTintColor = .red
    slider.setThumbImage(thumb, for: .normal)
    #expect(slider.thumbTintColor == nil && slider.currentThumbImage === thumb)
    slider.thumbTintColor = .blue
    #expect(slider.currentThumbImage == nil && slider.thumbImage(for: .normal) == nil)
    slider.setMinimumTrackImage(thumb, for: .highlighted)
    slider.minimumTrackTintColor = .blue
    slider.setMaximumTrackImage(thumb, for: .normal)
    #expect(slider.minimumTrackImage(for: .highlighted) == nil && slider.maximumTrackImage(for: .normal) === thumb)
  }

  @Test func proxiesSetThem() {
    _ = screen
    let thumb = image(20, 20)
    UISlider.appearance().setThumbImage(thumb, for: .normal)
    UISlider.appearance().setMinimumTrackImage(thumb, for: .highlighted)
    UISlider.appearance().setMaximumTrackImage(thumb, for: .normal)
    let slider = slider()
    #expect(slider.thumbImage(for: .normal) === thumb && slider.minimumTrackImage(for: .highlighted) === thumb)
    #expect(slider.maximumTrackImage(for: .normal) === thumb)
    #expect(UISlider.appearance().thumbImage(for: .normal) === thumb)
    #expect(UISlider.appearance().maximumTrackImage(for: .highlighted) == nil)
  }
}
