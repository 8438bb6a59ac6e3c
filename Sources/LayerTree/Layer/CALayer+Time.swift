import Foundation

extension CALayer {
  /// Makes this layer the root of what is on stage with a clock; nil takes it off. Not part of QuartzCore.
  ///
  /// Below such a root, changes of a layer that has no delegate to say otherwise animate by themselves.
  public func attach(to clock: MediaClock?) {
    attachedClock = clock
    rescheduleSubtree()
  }

  /// The clock of the root layer; off stage, the one that was current when this layer was made, or the current one once that
  /// has ended. Not part of QuartzCore.
  public var clock: MediaClock { root.attachedClock ?? origin.object ?? .current }

  /// Whether the root layer is attached to a clock.
  public var isOnStage: Bool { root.attachedClock != nil }

  /// When the layer's time begins, in seconds of the superlayer's: its time is `(t − beginTime) · speed + timeOffset`.
  public var beginTime: Double {
    get { time.beginTime }
    set { setTime(\.beginTime, newValue, "beginTime") }
  }

  /// Added to the layer's time, in seconds.
  public var timeOffset: Double {
    get { time.timeOffset }
    set { setTime(\.timeOffset, newValue, "timeOffset") }
  }

  /// Seconds of the layer's time in a second of the superlayer's; 0 stops all animations in it and below.
  public var speed: Float {
    get { Float(time.speed) }
    set { setTime(\.speed, Double(newValue), "speed") }
  }

  /// A time of another layer, or for nil of the clock, in this layer's time.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(atClockTime: l.map { $0.clockTime(atLocalTime: t) ?? $0.clock.time } ?? t)
  }

  /// A time of this layer in that of another, or for nil of the clock. Time that stands still is always now.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = clockTime(atLocalTime: t) ?? clock.time
    return l?.localTime(atClockTime: time) ?? time
  }

  private func setTime(_ path: WritableKeyPath<MediaTiming, Double>, _ value: Double, _ key: String) {
    guard value.isFinite else { return reportNumber(key) }
    guard time[keyPath: path] != value else { return }
    time[keyPath: path] = value
    rescheduleSubtree()
  }
}

extension CALayer {
  /// Now, in this layer's time.
  var localTime: Double { localTime(atClockTime: clock.time) }

  func localTime(atClockTime t: Double) -> Double {
    let layer = model()
    return layer.time.localTime(atParentTime: layer.parent?.localTime(atClockTime: t) ?? t)
  }

  /// The clock's time at a time of this layer; nil when its time stands still.
  func clockTime(atLocalTime t: Double) -> Double? {
    let layer = model()
    guard let time = layer.time.parentTime(atLocalTime: t) else { return nil }
    guard let parent = layer.parent else { return time }
    return parent.clockTime(atLocalTime: time)
  }

  /// How fast the layer's time runs on the clock.
  var timeScale: Double { time.speed * (parent?.timeScale ?? 1) }

  /// Works out anew when the animations here and below begin and end.
  func rescheduleSubtree() {
    for animation in running { animation.reschedule() }
    for child in descendants { child.rescheduleSubtree() }
  }
}

/// Seconds.
public typealias CFTimeInterval = Double
