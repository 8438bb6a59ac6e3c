import InterludeUI
import InterludeUITestSupport
import Testing

/// Images in a segmented control.
@Suite(.ownWorld) @MainActor struct SegmentImageTests {
  private let world = World()
  private let image: UIImage

  init() throws {
    let pixels = try #require(CGImage(width: 40, height: 20, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: 40 * 20)))
    image = UIImage(cgImage: pixels, scale: 2, orientation: .up)
  }

  private func images(_ control: UISegmentedControl) -> [UIImageView] {
    control.layoutIfNeeded()
    return control.subviews.compactMap { $0 as? UIImageView }
  }

  @Test func itemsMayBeImages() {
    let control = UISegmentedControl(items: ["Eins", image, 3])
    #expect(control.numberOfSegments == 2)
    #expect(control.imageForSegment(at: 1) === image && control.titleForSegment(at: 1) == nil)
    #expect(control.titleForSegment(at: 0) == "Eins" && control.imageForSegment(at: 0) == nil)
    #expect(control.imageForSegment(at: 2) == nil)
  }

  @Test func segmentsAreAsWideAsTheWidestImage() {
    let control = UISegmentedControl(items: [])
    control.insertSegment(with: image, at: 0, animated: false)
    // 20 points, and 10 on either side.
    #expect(control.intrinsicContentSize == CGSize(width: 40, height: 32))
  }

  @Test func anImageIsInTheMiddleInTheColourOfATitle() throws {
    let control = UISegmentedControl(items: ["Eins", image])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.selectedSegmentIndex = 1
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    let view = try #require(images(control).first)
    #expect(view.center == CGPoint(x: 150, y: 16) && view.contentMode == .center)
    #expect(view.tintColor == .red && view.image?.renderingMode == .alwaysTemplate)
    control.selectedSegmentIndex = 0
    #expect(view.tintColor == .label)
  }

  @Test func anOriginalImageStaysAsItIs() throws {
    let control = UISegmentedControl(items: [image.withRenderingMode(.alwaysOriginal)])
    #expect(try #require(images(control).first).image?.renderingMode == .alwaysOriginal)
  }

  @Test func anImageTakesTheTitlesPlaceAndTheOtherWayRound() {
    let control = UISegmentedControl(items: ["Eins", "Zwei"])
    control.setEnabled(false, forSegmentAt: 1)
    control.setImage(image, forSegmentAt: 1)
    #expect(control.titleForSegment(at: 1) == nil && images(control).count == 1)
    #expect(control.subviews.compactMap { $0 as? UILabel }.count == 1 && !control.isEnabledForSegment(at: 1))
    control.setTitle("Drei", forSegmentAt: 1)
    #expect(control.titleForSegment(at: 1) == "Drei" && images(control).isEmpty)
    control.setImage(image, forSegmentAt: 7)
    control.setImage(image, forSegmentAt: 0)
    control.removeAllSegments()
    #expect(images(control).isEmpty && control.numberOfSegments == 0)
  }
}
