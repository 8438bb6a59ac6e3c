import DisplayList

/// A shape in which what lies behind it shows blurred.
struct Backdrop: Sendable {
  var shape: EdgeList
  /// What it can touch at most, clips included.
  var bounds: PixelRect
  /// The pixels that are blurred: nothing bleeds in from outside them.
  var region: PixelRect
  var filter: BackdropFilter
}

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
    while Double(4 * cell) <= sigma, let half = small.halved { (small, cell) = (half, 2 * cell) }
    let size = Double(cell)
    let done = cell == 1 ? 0 : (1 - 1 / (size * size)) / 12 + 1.0 / 6
    var cells = CellGrid(small)
    if sigma > 0.01 { cells.blur(GaussianKernel(variance: sigma * sigma / (size * size) - done)) }
    if saturation != 1 { cells.saturate(Float(saturation)) }
    return (cells.image ?? small, cell)
  }
}
