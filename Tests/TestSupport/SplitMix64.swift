/// A small seeded generator (Steele, Lea, Flood 2014): the same numbers for the same seed, on every machine, so that a random
/// test repeats. `Scripts/soak` gives each run a seed of its own, which makes other numbers of the same seed here.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// The numbers of a test's own seed in this run.
  public init(seed: UInt64) { self.init(seed: seed, run: Thoroughness.seed) }

  public init(seed: Int) { self.init(seed: UInt64(bitPattern: Int64(seed))) }

  /// Run 0 is the usual one. An odd factor takes no two runs to the same numbers.
  public init(seed: UInt64, run: UInt64) { state = seed &+ run &* 0xD1B5_4A32_D192_ED03 }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
