import DisplayList

/// What pictures are made of: premultiplied pixels, or for those of one colour how much of each pixel has it.
protocol Texel: FixedWidthInteger, BitwiseCopyable, Sendable {
  /// Calls a closure with a picture's texels, which stay where they are while it runs.
  static func read(_ image: CGImage, _ body: (UnsafePointer<Self>) -> Void)

  /// A picture of texels, rows from the top; nil when they are not `width × height` in number.
  static func image(width: Int, height: Int, _ texels: [Self]) -> CGImage?

  /// Where texels may be made that nothing shows through, so that they are the pixels; nil where they are something else.
  static func inPlace(_ pixels: PixelPointer) -> UnsafeMutablePointer<Self>?

  /// Lays texels over a run of pixels as a group of that opacity would in which they have that coverage.
  ///
  /// - Parameter ink: The shades of those that have no colour of their own.
  static func lay(
    _ texels: UnsafePointer<Self>, _ ink: [UInt32], count: Int, coverage: UInt8, opacity: UInt8,
    onto pixels: PixelPointer
  )

  /// The mean of four, rounded to nearest.
  static func mean(_ a: Self, _ b: Self, _ c: Self, _ d: Self) -> Self

  /// Makes each of some from a texel and the next one, by weights that sum to 256.
  ///
  /// - Parameter weights: Of the second of each two.
  static func mixPairs(
    _ source: UnsafePointer<Self>, _ places: UnsafePointer<Int32>, _ weights: UnsafePointer<PairedCoverage>,
    _ count: Int, into target: UnsafeMutablePointer<Self>)

  /// Makes each of some from four texels, by weights that sum to 256.
  static func mixFours(
    _ source: UnsafePointer<Self>, _ places: UnsafePointer<Int32>, _ weights: UnsafePointer<Lanes>, _ count: Int,
    into target: UnsafeMutablePointer<Self>)

  /// Between a texel and the next one, and the two below them: down, then across, both in 256ths. Equal ones give themselves.
  static func interpolate(_ upper: (Self, Self), _ lower: (Self, Self), _ across: UInt16, _ down: UInt16) -> Self
}
