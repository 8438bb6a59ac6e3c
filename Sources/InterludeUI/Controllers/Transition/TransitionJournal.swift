/// Records what a transition changes, and undoes it when the transition is cancelled.
///
/// First the animated values are undone, the last animation first; then the geometry and the look that the participating views had
/// before the animator started.
final class TransitionJournal {
  private let timeline: Timeline
  private let clock: MediaClock
  private let beginnings: [Beginning]
  /// The animations that were undone when the timeline ran back to its start.
  private var takenBack: [PropertyAnimation] = []

  /// - Parameters:
  ///   - views: the views whose state before the transition is recorded.
  ///   - timeline: the animations that start in it belong to the transition.
  init(of views: [UIView], in timeline: Timeline, on clock: MediaClock) {
    (self.timeline, self.clock) = (timeline, clock)
    beginnings = views.map(Beginning.init)
    timeline.onReturn = { [weak self] in self?.takeBackUnderWay() }
  }

  /// Undoes what the transition's animations have changed, except values that were set to something else since.
  ///
  /// - Parameter places: whether position and size are restored, too.
  func takeBack(places: Bool) {
    let animations = takenBack + underWay
    for animation in animations.reversed() where animation.isModelAsLeft { animation.takeBack() }
    for beginning in beginnings { beginning.restore(after: animations, place: places) }
  }

  /// Ends the animations of a timeline that has run back to its start, as not finished.
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
  /// The geometry and the look of a view before the transition.
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
