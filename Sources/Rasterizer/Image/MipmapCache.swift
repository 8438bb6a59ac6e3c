import DisplayList

/// The smaller sizes of pictures, kept from one frame to the next.
struct MipmapCache: Sendable {
  /// By size in texels: 64 MB of pictures at most.
  private let chains = Cache<ObjectIdentifier, MipmapChain>(capacity: 1 << 24)

  /// The chain of a picture, in any colour if it has but one. It holds the picture, so that no other can take its identity.
  func chain(of image: CGImage) -> MipmapChain {
    chains.value(
      for: image.identity, size: { $0.levels[0].width * $0.levels[0].height }, make: { MipmapChain(image) })
  }
}

extension CGImage {
  /// What it is told from others by, as long as it is held: of a picture of one colour the coverage.
  var identity: ObjectIdentifier { stencil.map { ObjectIdentifier($0.coverage) } ?? ObjectIdentifier(self) }
}
