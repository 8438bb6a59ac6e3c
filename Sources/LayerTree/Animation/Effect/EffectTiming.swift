/// When effects run, and how far they are at a time of their layer: one for all that run alike, whichever layers they are
/// on. What a block of animations sets in motion shares a few.
final class EffectTiming {
  /// The groups that they are in, from the outermost inwards.
  private let groups: [EasedTiming]
  private let timing: EasedTiming
  /// The timeline that the layer's time is taken at; nil for the clock's own time.
  let timeline: Timeline?
  /// The last answer, and the time that it is for: in a frame all layers ask for the same time, as a rule.
  private var latest: (layerTime: Double, moment: AnimationEffect.Moment?) = (.nan, nil)

  init(_ effect: AnimationEffect, in timeline: Timeline?) {
    (groups, timing) = (effect.groups, effect.timing)
    self.timeline = timeline
  }

  /// How far they are at a time of the layer; nil while they show nothing.
  func moment(at layerTime: Double) -> AnimationEffect.Moment? {
    if latest.layerTime != layerTime {
      latest = (layerTime, AnimationEffect.moment(at: layerTime, timing, in: groups))
    }
    return latest.moment
  }

  fileprivate func fits(_ effect: AnimationEffect, in timeline: Timeline?) -> Bool {
    self.timeline === timeline && timing == effect.timing && groups == effect.groups
  }

  /// Those made last, newest first: enough to find those of one block of animations again.
  struct Shelf {
    private var timings: [EffectTiming] = []
    private static let size = 8

    /// The timing of an effect, made anew unless there is one like it.
    mutating func timing(for effect: AnimationEffect, in timeline: Timeline?) -> EffectTiming {
      if let timing = timings.first(where: { $0.fits(effect, in: timeline) }) { return timing }
      if timings.count == Self.size { timings.removeLast() }
      let timing = EffectTiming(effect, in: timeline)
      timings.insert(timing, at: 0)
      return timing
    }
  }
}
