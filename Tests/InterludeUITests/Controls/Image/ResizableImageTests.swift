import InterludeUI
import InterludeUITestSupport
import Testing

/// Images whose edges keep their size.
@Suite final class ResizableImageTests {
  lazy var world = World()

  /// 20 × 10 points at two pixels a point.
  private func image() throws -> UIImage {
    let pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 40 * 20)
    return UIImage(cgImage: try #require(CGImage(width: 40, height: 20, pixels: pixels)), scale: 2, orientation: .up)
  }

  @Test func anImageKeepsItsInsets() throws {
    let insets = UIEdgeInsets(top: 1, left: 5, bottom: 4, right: 10)
    let (tiled, plain) = (try image().resizableImage(withCapInsets: insets), try image())
    #expect(plain.capInsets == .zero && plain.resizingMode == .stretch)
    #expect(tiled.capInsets == insets && tiled.resizingMode == .tile && tiled.size == plain.size)
    let stretched = plain.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    #expect(stretched.resizingMode == .stretch)
    for copy in [stretched.withTintColor(.red), stretched.withRenderingMode(.alwaysTemplate)] {
      #expect(copy.capInsets == insets && copy.resizingMode == .stretch)
    }
  }

  @Test func anImageViewHandsThemToItsLayerAsShares() throws {
    _ = world
    let view = UIImageView(image: try image())
    #expect(view.layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
    let insets = UIEdgeInsets(top: 1, left: 5, bottom: 4, right: 10)
    view.image = try image().resizableImage(withCapInsets: insets, resizingMode: .stretch)
    #expect(view.layer.contentsCenter == CGRect(x: 0.25, y: 0.1, width: 0.25, height: 0.5))
    view.image = try image()
    #expect(view.layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  /// Insets that take all leave a pixel, which is half a point of the 20 across.
  @Test func aPixelIsLeftToStretch() throws {
    _ = world
    let insets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    let view = UIImageView(image: try image().resizableImage(withCapInsets: insets, resizingMode: .stretch))
    #expect(view.layer.contentsCenter == CGRect(x: 0.5, y: 0, width: 0.025, height: 1))
  }
}
