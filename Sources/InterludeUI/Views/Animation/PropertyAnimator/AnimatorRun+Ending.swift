/// Ending, at an end or anywhere between.
extension AnimatorRun {
  /// Takes the animations off, with the models at the end that the run has come to or was stopped short of.
  func settle(at position: UIViewAnimatingPosition) {
    guard position != .current else { return stop() }
    for member in members {
      if let stopped = member.stopped { member.animation.moveProperty(from: stopped.shown, to: stopped.end) }
      member.animation.remove(finished: true)
    }
    if position == .start {
      // The last change first, so that of several of one property the first one's old value remains.
      for member in members.reversed() { member.animation.revert() }
    }
    members = []
  }

  /// Takes the animations off and leaves the views where they show.
  func stop() {
    if case .stopped = phase { return }
    let ends = members.map(\.animation.property)
    for member in members { member.animation.removeKeepingAppearance() }
    var noted: Set<PropertyAnimation.Address> = []
    for (index, end) in zip(members.indices, ends) {
      let animation = members[index].animation
      guard let end, let shown = animation.property, noted.insert(animation.address).inserted else { continue }
      members[index].stopped = (end, shown)
    }
    phase = .stopped
  }
}
