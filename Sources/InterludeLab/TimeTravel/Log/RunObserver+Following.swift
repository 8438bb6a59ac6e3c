import InterludeUI

/// Views that follow time without animations, as a sheet does: their motions are those that they report.
extension RunObserver {
  /// Logs how a view moves from now on.
  func note(_ course: FollowedCourse, of view: UIView, at now: Double) {
    let key = ObjectIdentifier(view)
    let before = followed.filter { $0.view == key }.map(\.motion)
    func known(_ property: String) -> Int? { before.first { log.motions[$0].property == property } }
    let after: [Int] =
      switch course {
      case .rests: []
      case .isHeld(let properties): properties.map { hold($0, of: view, after: known($0), at: now) }
      case .goes(let ways): ways.compactMap { follow($0, of: view, after: known($0.keyPath), at: now) }
      }
    for motion in before where log.motions[motion].fate == .running && !after.contains(motion) {
      let arrival = log.motions[motion].start + (log.motions[motion].expectedDuration ?? 0)
      finish(motion, arrival <= now + 1e-9 ? .completed : .interrupted, at: now)
    }
    followed.removeAll { $0.view == key }
    followed += after.map { (key, $0) }
  }

  /// Logs that a finger holds a property. A transition that the finger starts gets a motion of its own.
  private func hold(_ property: String, of view: UIView, after known: Int?, at now: Double) -> Int {
    if let known, log.motions[known].isHeld, log.motions[known].transition == open.last?.index { return known }
    return append(
      of: view, property: property, course: .unknown, isHeld: true, start: now, expectedDuration: nil, source: nil,
      after: known)
  }

  /// Logs that a property moves along a course; nil where that has ended.
  private func follow(_ way: FollowedWay, of view: UIView, after known: Int?, at now: Double) -> Int? {
    guard way.start >= now else {
      // A report of the same motion again.
      return known.flatMap { log.motions[$0].isHeld ? nil : $0 }
    }
    if let known, log.motions[known].start == way.start {
      log.motions[known].course = MotionCourse(of: way)
      log.motions[known].isHeld = false
      log.motions[known].expectedDuration = way.length
      return known
    }
    return append(
      of: view, property: way.keyPath, course: MotionCourse(of: way), isHeld: false, start: way.start,
      expectedDuration: way.length, source: nil, after: known)
  }
}
