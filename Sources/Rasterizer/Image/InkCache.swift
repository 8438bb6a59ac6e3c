import DisplayList

/// A colour at every coverage, premultiplied, kept from one frame to the next: pictures of one colour are made of these.
struct InkCache: Sendable {
  private let shades = Cache<CGColor, [UInt32]>(capacity: 256)

  /// Of a picture of one colour its colour at a coverage of 0…255; empty for others.
  func shades(of image: CGImage) -> [UInt32] {
    guard let color = image.stencil?.color else { return [] }
    return shades.value(for: color, size: { _ in 1 }) { Stencil.shades(of: color) }
  }
}
