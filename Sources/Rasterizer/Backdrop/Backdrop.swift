import DisplayList

/// What is done to the pixels behind a shape.
struct BackdropFilter: Sendable {
  /// The Gaussian's standard deviation, in pixels.
  var sigma: Double
  /// Grey at 0, unchanged at 1, stronger beyond.
  var saturation: Double

  /// The filtered picture, at a size at which so wide a blur loses nothing, and how many pixels each of its cells is wide.
  ///
  /// The cells' means and the linear interpolation between them blur as well; the Gaussian does the rest.
  func apply(to image: CGImage) -> (image: CGImage, cell: Int) {
    var (small, cell) = (image, 1)
    while Double(4 * cell) <= sigma, max(small.width, small.height) > Self.fewestCells, let half = small.halved {
      (small, cell) = (half, 2 * cell)
    }
    let size = Double(cell)
    let done = cell == 1 ? 0 : (1 - 1 / (size * size)) / 12 + 1.0 / 6
    var cells = CellGrid(small)
    let wide = min(sigma / size, Self.widestBlur)
    if sigma > 0.01 { cells.blur(GaussianKernel(variance: wide * wide - done)) }
    if saturation != 1 { cells.saturate(Float(saturation)) }
    return (cells.image ?? small, cell)
  }

  /// A picture this small is not made smaller: its last cells, which reach beyond it, would weigh too much.
  private static let fewestCells = 32
  /// In cells: so wide a blur makes the fewest cells all alike.
  private static let widestBlur = 200.0
}
