import Foundation

extension CALayer {
  /// Whether the layer and all it holds are drawn into a bitmap, which is then shown with the layer's opacity and transform.
  ///
  /// The bitmap has `rasterizationScale` pixels a point, whatever the display has, and is drawn again only when something in it
  /// changes. While it animates, the layer is a bitmap where the value is at least a half.
  public var shouldRasterize: Bool {
    get { state.shouldRasterize }
    set { set(.shouldRasterize, .scalar(newValue ? 1 : 0)) }
  }

  /// Pixels of the bitmap for a point of the layer's own coordinates, above 0; 1 by default.
  ///
  /// It counts while `shouldRasterize` does. On a display of two pixels a point, 1 is coarse and 2 is sharp.
  public var rasterizationScale: CGFloat {
    get { state.rasterizationScale }
    set {
      guard newValue > 0 else { return reportNumber("rasterizationScale") }
      set(.rasterizationScale, .scalar(newValue))
    }
  }
}
