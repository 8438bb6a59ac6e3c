/// How far two pictures of one frame differ, in 255ths of a channel.
struct Agreement {
  /// The largest difference there is.
  private(set) var largest = 0
  /// How many pixels differ by more than 5 in some channel.
  private(set) var visible = 0
  /// How many pixels differ by more than 60 in some channel.
  private(set) var gross = 0

  init(_ a: [UInt32], _ b: [UInt32]) {
    for (a, b) in zip(a, b) where a != b {
      let difference = stride(from: 0, to: 32, by: 8).reduce(0) { largest, shift in
        max(largest, abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)))
      }
      largest = max(largest, difference)
      if difference > 5 { visible += 1 }
      if difference > 60 { gross += 1 }
    }
  }
}
