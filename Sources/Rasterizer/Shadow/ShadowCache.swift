/// Blurred silhouettes, kept from one frame to the next: most shadows stand still.
struct ShadowCache: Sendable {
  /// By size in cells: 16 MB.
  private let masks = Cache<ShadowOutline, ShadowMask>(capacity: 1 << 22)

  func mask(of shadow: ShadowOutline) -> ShadowMask {
    masks.value(for: shadow, size: { $0.values.count }, make: { ShadowMask(shadow) })
  }
}
