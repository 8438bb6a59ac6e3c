import DisplayList
import Synchronization

/// Keeps the smaller sizes of pictures from one frame to the next. It saves time and changes no pixel.
final class MipmapCache: Sendable {
  private struct Entry {
    var chain: MipmapChain
    var lastUse: Int
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    var uses = 0
    var texels = 0
  }

  /// How much is kept, in texels of the pictures: 64 MB.
  private static let capacity = 1 << 24

  private let state = Mutex(State())

  /// The chain of a picture. An entry holds its picture, so that no other can take its identity.
  func chain(of image: CGImage) -> MipmapChain {
    let key = ObjectIdentifier(image)
    let known = state.withLock { state -> MipmapChain? in
      state.uses += 1
      state.entries[key]?.lastUse = state.uses
      return state.entries[key]?.chain
    }
    if let known { return known }
    let chain = MipmapChain(image)
    state.withLock { state in
      guard state.entries[key] == nil else { return }
      state.entries[key] = Entry(chain: chain, lastUse: state.uses)
      state.texels += image.pixels.count
      while state.texels > MipmapCache.capacity, state.entries.count > 1,
        let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        state.entries[oldest.key] = nil
        state.texels -= oldest.value.chain.levels[0].pixels.count
      }
    }
    return chain
  }
}
