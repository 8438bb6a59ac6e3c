import CCairo
import DisplayList

/// A picture's pixels where Cairo can read them.
final class CairoPicture {
  /// Reads the picture with a filter of good quality; beyond the edge, the edge goes on.
  let pattern: OpaquePointer
  let width: Double
  let height: Double
  private let pixels: UnsafeMutableBufferPointer<UInt32>

  init(_ image: CGImage) {
    (width, height) = (Double(image.width), Double(image.height))
    pixels = .allocate(capacity: image.pixels.count)
    _ = pixels.initialize(from: image.pixels)
    let surface = cairo_image_surface_create_for_data(
      UnsafeMutableRawBufferPointer(pixels).bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_ARGB32,
      Int32(image.width), Int32(image.height), Int32(image.width * 4))
    defer { cairo_surface_destroy(surface) }
    guard let pattern = cairo_pattern_create_for_surface(surface) else {
      preconditionFailure("Cairo always returns a pattern")
    }
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    self.pattern = pattern
  }

  isolated deinit {
    cairo_pattern_destroy(pattern)
    pixels.deallocate()
  }
}
