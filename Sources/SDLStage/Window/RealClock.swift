import CSDL2

/// The only clock in the package that follows the real world.
enum RealClock {
  /// Seconds from some fixed moment.
  static var now: Double { Double(SDL_GetPerformanceCounter()) / Double(SDL_GetPerformanceFrequency()) }

  /// Waits, for no longer than the seconds given; the system rounds to milliseconds.
  static func wait(_ seconds: Double) {
    let milliseconds = UInt32(min(max(seconds, 0), 1) * 1000)
    if milliseconds > 0 { SDL_Delay(milliseconds) }
  }
}
