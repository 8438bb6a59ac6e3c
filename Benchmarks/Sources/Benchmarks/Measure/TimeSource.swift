import Foundation

/// What a work takes.
enum TimeSource {
  /// The time that passes.
  case wall
  /// The time for which the process has a processor, all of its threads together: on one core what else the machine does changes it least.
  case processor

  /// In nanoseconds, from any moment on.
  var now: Double {
    var time = timespec()
    clock_gettime(self == .wall ? CLOCK_MONOTONIC : CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
