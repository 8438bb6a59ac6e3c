import InterludeTestSupport
import Testing

/// The generator of the random tests.
@Suite struct SplitMix64Tests {
  private func numbers(seed: UInt64, run: UInt64) -> [UInt64] {
    var generator = SplitMix64(seed: seed, run: run)
    return (0..<3).map { _ in generator.next() }
  }

  /// The numbers of the authors' C program, as listed at rosettacode.org/wiki/Pseudo-random_numbers/Splitmix64.
  @Test func theUsualRunHasTheAlgorithmsNumbers() {
    let published: [UInt64] = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
    #expect(numbers(seed: 1_234_567, run: 0) == published)
  }

  @Test func eachRunHasOtherNumbersForTheSameSeed() {
    let firsts = (0..<100).map { numbers(seed: 5, run: $0)[0] }
    #expect(Set(firsts).count == 100)
    #expect(numbers(seed: 5, run: 7) == numbers(seed: 5, run: 7))
  }
}
