/// When effects run, and how far they are at a time of their layer: one for all that run alike, whichever layers they are
/// on. What a block of animations sets in motion shares a few.
final class EffectPace {
  /// The groups that they are in, from the outermost inwards.
  private let groups: [AnimationPace]
  private let pace: AnimationPace
  /// The timeline that the layer's time is taken at; nil for the clock's own time.
  let timeline: Timeline?
  /// The last answer, and the time that it is for: in a frame all layers ask for the same time, as a rule.
  private var latest: (layerTime: Double, moment: AnimationEffect.Moment?) = (.nan, nil)

  init(_ effect: AnimationEffect, in timeline: Timeline?) {
    (groups, pace) = (effect.groups, effect.pace)
    self.timeline = timeline
  }

  /// How far they are at a time of the layer; nil while they show nothing.
  func moment(at layerTime: Double) -> AnimationEffect.Moment? {
    if latest.layerTime != layerTime {
      latest = (layerTime, AnimationEffect.moment(at: layerTime, pace, in: groups))
    }
    return latest.moment
  }

  fileprivate func fits(_ effect: AnimationEffect, in timeline: Timeline?) -> Bool {
    self.timeline === timeline && pace == effect.pace && groups == effect.groups
  }

  /// The paces made last, newest first: enough to find those of one block of animations again.
  struct Shelf {
    private var paces: [EffectPace] = []
    private static let size = 8

    /// The pace of an effect, made anew unless there is one like it.
    mutating func pace(for effect: AnimationEffect, in timeline: Timeline?) -> EffectPace {
      if let pace = paces.first(where: { $0.fits(effect, in: timeline) }) { return pace }
      if paces.count == Self.size { paces.removeLast() }
      let pace = EffectPace(effect, in: timeline)
      paces.insert(pace, at: 0)
      return pace
    }
  }
}
