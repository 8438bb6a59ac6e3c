extension MediaTiming {
  /// The timing with every bad number replaced by its default, and a report of each.
  func sound(of owner: CAAnimation, report: (LayerDiagnostic) -> Void) -> MediaTiming {
    var timing = self
    func check(_ name: String, _ value: Double, _ isSound: Bool, _ rule: String, use: () -> Double) {
      guard !isSound else { return }
      let replacement = use()
      report(
        .init(
          .invalidNumber,
          "\(type(of: owner)).\(name) is \(value); it must be \(rule). \(replacement) is used instead."))
    }
    check("duration", duration, duration >= 0 && duration.isFinite, "finite and not negative") {
      timing.duration = 0
      return 0
    }
    check("beginTime", beginTime, beginTime.isFinite, "finite") {
      timing.beginTime = 0
      return 0
    }
    check("timeOffset", timeOffset, timeOffset.isFinite, "finite") {
      timing.timeOffset = 0
      return 0
    }
    check("speed", speed, speed.isFinite, "finite") {
      timing.speed = 1
      return 1
    }
    check("repeatCount", Double(repeatCount), repeatCount >= 0, "0 or more") {
      timing.repeatCount = 0
      return 0
    }
    check("repeatDuration", repeatDuration, repeatDuration >= 0, "0 or more") {
      timing.repeatDuration = 0
      return 0
    }
    return timing
  }
}
