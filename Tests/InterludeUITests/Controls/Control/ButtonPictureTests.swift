import InterludeUI
import InterludeUITestSupport
import LayerTree
import Testing

/// How large a button's image is, and how it shows a press.
@Suite final class ButtonPictureTests {
  lazy var world = World()

  /// White all over.
  private func picture(_ width: Int, _ height: Int) -> UIImage {
    let pixels = CGImage(width: width, height: height, pixels: Array(repeating: 0xFFFF_FFFF, count: width * height))
    return pixels.map { UIImage(cgImage: $0) } ?? UIImage()
  }

  private func button(_ frame: CGRect, _ image: UIImage) -> UIButton {
    let button = UIButton(type: .custom)
    button.frame = frame
    button.setImage(image, for: .normal)
    world.window.addSubview(button)
    button.layoutIfNeeded()
    return button
  }

  // MARK: Size

  @Test func anImageIsNoLargerThanTheContentsRectangle() {
    let button = button(CGRect(x: 0, y: 0, width: 40, height: 50), picture(100, 100))
    #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 40, height: 50))
    button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 0)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 10, y: 5, width: 30, height: 40))
  }

  @Test func theImagesInsetsMakeItSmaller() {
    let button = button(CGRect(x: 0, y: 0, width: 40, height: 40), picture(100, 100))
    button.imageEdgeInsets = UIEdgeInsets(top: 10, left: 4, bottom: 10, right: 12)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 4, y: 10, width: 24, height: 20))
  }

  @Test func anImageThatHasRoomIsAsLargeAsItIs() {
    let button = button(CGRect(x: 0, y: 0, width: 24, height: 24), picture(24, 24))
    #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 24, height: 24))
    button.frame.size = CGSize(width: 60, height: 44)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 18, y: 10, width: 24, height: 24))
  }

  @Test func theTitleGetsWhatTheImageLeaves() throws {
    world.stage.textRenderer = FixedWidthRenderer()
    let button = button(CGRect(x: 0, y: 0, width: 60, height: 40), picture(50, 20))
    button.setTitle("A long title", for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 0, y: 10, width: 50, height: 20))
    #expect(button.titleLabel?.frame.minX == 50 && button.titleLabel?.frame.width == 10)
  }

  // MARK: Press

  private func brightness(_ view: UIView?) -> UInt32? {
    guard let pixels = (view?.layer.contents as? CGImage)?.pixels, let middle = pixels.dropFirst(pixels.count / 2).first
    else { return nil }
    return middle & 0xFF
  }

  @Test func aCustomButtonsImageIsDarkerWhileItIsPressed() throws {
    let button = button(CGRect(x: 0, y: 0, width: 40, height: 40), picture(20, 20))
    let image = button.imageView?.image
    #expect(brightness(button.imageView) == 255)
    button.isHighlighted = true
    #expect(try #require(brightness(button.imageView)) < 200 && button.imageView?.image === image)
    button.isHighlighted = false
    #expect(brightness(button.imageView) == 255)
    button.setImage(picture(20, 20), for: .highlighted)
    button.isHighlighted = true
    #expect(brightness(button.imageView) == 255)
  }

  @Test func aCustomButtonsImageIsFainterWhileItIsDisabled() {
    let button = button(CGRect(x: 0, y: 0, width: 40, height: 40), picture(20, 20))
    button.isEnabled = false
    #expect(button.imageView?.alpha ?? 1 < 1 && button.titleLabel?.alpha == 1)
    button.setImage(picture(20, 20), for: .disabled)
    #expect(button.imageView?.alpha == 1)
  }
}
