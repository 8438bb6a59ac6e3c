/// A silhouette and how it is to be blurred.
///
/// The blur works on cells that grow with it, so that a wide blur costs no more than a narrow one. The cells are fixed to
/// the middle of the silhouette and move with it, so that a moving shadow does not shimmer and an even one is even.
struct ShadowOutline: Hashable, Sendable {
  /// The pixels that the shadow reaches, among the visible ones.
  let bounds: PixelRect
  /// The side of a cell in pixels.
  let cellSize: Double
  /// Where the corner of cell (0, 0) is, in pixels.
  let origin: SIMD2<Double>
  /// The cells that the visible pixels are made from.
  let cells: PixelRect
  let silhouette: EdgeList
  let kernel: GaussianKernel
  /// Pixels in which the shadow is as dark as it gets.
  let even: PixelRect

  /// The standard deviation in cells, of blurs wide enough to need larger cells than pixels. Straight lines between
  /// cells then stray from the true blur by less than a 120th.
  private static let sigmaInCells = 3.2

  /// What the mean over a cell blurs by itself, as a variance in cells.
  private static let varianceOfMean = 1.0 / 12
  /// What straight lines between cells blur on average.
  private static let varianceOfLines = 1.0 / 6

  /// Nil when nothing of the shadow is visible.
  ///
  /// - Parameter heart: Pixels that the silhouette covers entirely.
  init?(_ outline: Outline, sigma: Double, heart: PixelRect, visible: PixelRect) {
    guard !outline.isEmpty, sigma.isFinite, sigma < Outline.farthest else { return nil }
    if sigma > ShadowOutline.sigmaInCells {
      cellSize = sigma / ShadowOutline.sigmaInCells
      origin = (outline.low + outline.high) / 2
      kernel = GaussianKernel(
        variance: ShadowOutline.sigmaInCells * ShadowOutline.sigmaInCells - ShadowOutline.varianceOfMean
          - ShadowOutline.varianceOfLines)
    } else {
      cellSize = 1
      origin = outline.low.rounded(.down)
      kernel = GaussianKernel(variance: sigma * sigma - ShadowOutline.varianceOfMean)
    }
    let reach = Double(kernel.radius + 1) * cellSize
    bounds = PixelRect(covering: outline.low - reach, outline.high + reach).intersection(visible)
    guard !bounds.isEmpty else { return nil }
    even = heart.inset(by: Int(min(reach, 0x1p30)) + 2)
    let low = (SIMD2(Double(bounds.minX), Double(bounds.minY)) - origin) / cellSize
    let high = (SIMD2(Double(bounds.maxX), Double(bounds.maxY)) - origin) / cellSize
    cells = PixelRect(covering: low - 1, high + 1)
    guard !cells.isEmpty else { return nil }
    silhouette = EdgeList(outline, origin: origin, scale: 1 / cellSize)
  }
}
