/// What a transition has changed, and how all of it is taken back when the transition is cancelled: by animations first, the
/// last one first, and then how the views of those that take part lay and looked before anything was animated.
final class TransitionJournal {
  private let timeline: Timeline
  private let clock: MediaClock
  private let beginnings: [Beginning]
  /// What was animated before the timeline ran back to its start.
  private var takenBack: [PropertyAnimation] = []

  /// - Parameters:
  ///   - views: those whose beginning is kept.
  ///   - timeline: what starts in it is the transition's.
  init(of views: [UIView], in timeline: Timeline, on clock: MediaClock) {
    (self.timeline, self.clock) = (timeline, clock)
    beginnings = views.map(Beginning.init)
    timeline.onReturn = { [weak self] in self?.takeBackUnderWay() }
  }

  /// Puts back what the transition's animations have changed, unless it has been set to something else since.
  ///
  /// - Parameter places: whether the views are to be where they were, too.
  func takeBack(places: Bool) {
    let animations = takenBack + underWay
    for animation in animations.reversed() where animation.isModelAsLeft { animation.takeBack() }
    for beginning in beginnings { beginning.restore(after: animations, place: places) }
  }

  /// The timeline has run back to its start: ends what is in it as not finished.
  private func takeBackUnderWay() {
    let animations = underWay
    takenBack += animations
    for animation in animations.reversed() { animation.takeBack() }
    var runs: [AnimatorRun] = []
    for run in animations.compactMap(\.animator) where !runs.contains(where: { $0 === run }) { runs.append(run) }
    for run in runs { clock.schedule(at: clock.time) { [timeline] in timeline.run { run.onReturn() } } }
    timeline.abandonMembers()
  }

  private var underWay: [PropertyAnimation] {
    timeline.animations.compactMap { $0.animation.delegate as? PropertyAnimation }
  }
}

extension TransitionJournal {
  /// How a view lay and looked before the transition.
  private struct Beginning {
    private let view: UIView
    private let values: [(keyPath: String, value: AnimatableValue)]

    init(of view: UIView) {
      self.view = view
      values = ["position", "bounds", "transform", "opacity"].compactMap { keyPath in
        view.layer.animatableValue(forKeyPath: keyPath).map { (keyPath, $0) }
      }
    }

    func restore(after animations: [PropertyAnimation], place: Bool) {
      for (keyPath, value) in values where place || keyPath == "transform" || keyPath == "opacity" {
        guard let last = animations.last(where: { $0.view === view && $0.propertyKey == keyPath }), last.isModelAsLeft
        else { continue }
        view.stage.animationBlocks.suspended { view.layer.setValue(value, forKeyPath: keyPath) }
      }
    }
  }
}
