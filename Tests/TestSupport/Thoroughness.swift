import Foundation

/// How much of a large space a test looks at: a sample in the usual run, all of it under `Scripts/soak`.
public enum Thoroughness {
  /// Whether the variable `INTERLUDE_SOAK` is set.
  public static let isWhole = ProcessInfo.processInfo.environment["INTERLUDE_SOAK"] != nil

  /// The run's seed, from the variable `INTERLUDE_SEED`: 0 in the usual run.
  public static let seed = ProcessInfo.processInfo.environment["INTERLUDE_SEED"].flatMap { UInt64($0) } ?? 0

  /// A number of rounds, seeds or frames: the smaller one in the usual run.
  public static func rounds(_ usual: Int, whole: Int) -> Int { isWhole ? whole : usual }

  /// How far apart the samples of a series are: 1 takes every one.
  public static func stride(_ usual: Int) -> Int { isWhole ? 1 : usual }
}
