import Dispatch

extension DispatchQueue {
  /// A moment on the stage's clock, as `DispatchTime` is one on the machine's: `.now() + 0.3`.
  ///
  /// In a module of its own, which the door `UIKit` exports whole: operators are found only where their module is imported, and
  /// without these `.now() + 0.3` would be a time of the machine's.
  public struct StageTime: Hashable, Sendable {
    /// How far off it is.
    package let secondsFromNow: Double

    /// The moment at which it is used: adding seconds to it gives a later one.
    public static func now() -> StageTime { StageTime(secondsFromNow: 0) }

    /// A moment a number of seconds later.
    public static func + (time: StageTime, seconds: Double) -> StageTime {
      StageTime(secondsFromNow: time.secondsFromNow + seconds)
    }

    /// A moment a number of seconds earlier.
    public static func - (time: StageTime, seconds: Double) -> StageTime { time + -seconds }

    /// A moment later by an interval; after `never` it does not come.
    public static func + (time: StageTime, interval: DispatchTimeInterval) -> StageTime { time + interval.seconds }

    /// A moment earlier by an interval.
    public static func - (time: StageTime, interval: DispatchTimeInterval) -> StageTime { time - interval.seconds }
  }
}

extension DispatchTimeInterval {
  fileprivate var seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: .infinity
    @unknown default: .infinity
    }
  }
}
