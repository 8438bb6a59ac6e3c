import DisplayList

/// The pixels of bitmaps, kept from one frame to the next by what the bitmaps are of.
struct BitmapCache: Sendable {
  /// By size in pixels: 64 MB.
  private let images = Cache<Bitmap, CGImage>(capacity: 1 << 24)

  func image(of bitmap: Bitmap, make: () -> CGImage) -> CGImage {
    images.value(for: bitmap, size: { $0.width * $0.height }, make: make)
  }
}
