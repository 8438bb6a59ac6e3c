import InterludeUI
import InterludeTestSupport
import InterludeUITestSupport
import Testing

/// C5 under random scripts: whatever is asked for whenever, everything comes to rest whole, and nothing stays alive.
@Suite struct RandomScriptTests {
  /// In the usual run every tenth seed.
  private static let scriptsInABatch = 50

  @Test(arguments: 0..<20)
  func C05_aThousandRandomScriptsLeaveNothingOpenOrAlive(batch: Int) {
    let seeds = batch * Self.scriptsInABatch..<(batch + 1) * Self.scriptsInABatch
    for seed in stride(from: seeds.lowerBound, to: seeds.upperBound, by: Thoroughness.stride(10)) {
      let script = RandomScript(seed: UInt64(seed))
      for _ in 0..<20 { script.step() }
      script.settle()
      let atRest = script.faultsAtRest
      #expect(atRest.isEmpty, "seed \(seed): \(atRest), after\n\(script.log.joined(separator: "\n"))")
      let remaining = script.end()
      let atEnd =
        appearanceFaults(in: script.world.journal.entries) + script.remains.alive(outside: script.world.window)
      #expect(
        atEnd.isEmpty && remaining.window != nil,
        "seed \(seed) at its end: \(atEnd), after\n\(script.log.joined(separator: "\n"))")
    }
  }
}
