/// Memory for the pixels of groups, one piece for each depth, kept from one run of tiles to the next.
struct Scratch: ~Copyable {
  private var pieces: [UnsafeMutableBufferPointer<UInt32>] = []

  init() {}

  deinit { pieces.forEach { $0.deallocate() } }

  /// Pixels of any values for a part of the frame.
  mutating func surface(depth: Int, _ bounds: PixelRect) -> Surface {
    while pieces.count <= depth { pieces.append(.allocate(capacity: 0)) }
    if pieces[depth].count < bounds.area {
      pieces[depth].deallocate()
      pieces[depth] = .allocate(capacity: bounds.area)
      pieces[depth].initialize(repeating: 0)
    }
    guard let base = pieces[depth].baseAddress else { preconditionFailure("an allocated buffer has an address") }
    return Surface(base, bounds: bounds, stride: bounds.width)
  }
}
