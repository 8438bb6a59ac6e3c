import DisplayList

/// The smaller sizes of pictures, kept from one frame to the next.
struct MipmapCache: Sendable {
  /// By size in texels: 64 MB of pictures.
  private let chains = Cache<ObjectIdentifier, MipmapChain>(capacity: 1 << 24)

  /// The chain of a picture. It holds the picture, so that no other can take its identity.
  func chain(of image: CGImage) -> MipmapChain {
    chains.value(for: ObjectIdentifier(image), size: { $0.levels[0].pixels.count }, make: { MipmapChain(image) })
  }
}
