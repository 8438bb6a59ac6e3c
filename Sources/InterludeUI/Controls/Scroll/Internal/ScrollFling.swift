/// One axis at the moment when the finger leaves: where the content will go.
nonisolated struct ScrollFling: Sendable {
  let offset: CGFloat
  /// Of the offset, in points per second.
  let velocity: CGFloat
  let range: ClosedRange<CGFloat>
  /// The view's length in points.
  let length: CGFloat
  let bounces: Bool
  /// The factor of the velocity per millisecond.
  let rate: CGFloat
  /// Where the drag began, if the content rests at pages only.
  let firstOffset: CGFloat?
  /// How content moves past its edge.
  let behavior: SystemBehavior.Scrolling

  /// Slower than that, in points per second, a page turns only if it is half turned. Ours.
  static let pageTurnSpeed: CGFloat = 200

  /// Where the content will rest, before the range has its say.
  var target: CGFloat { page ?? offset + decay.distance }

  /// What a delegate is told as its target, within the range: a flick stops a little before it.
  var announcedTarget: CGFloat {
    let lead = page != nil || decay.distance == 0 ? 0 : decay.distance < 0 ? -behavior.targetLead : behavior.targetLead
    return min(max(target + lead, range.lowerBound), range.upperBound)
  }

  /// The motion that the finger sets off.
  func motion() -> ScrollMotion {
    if let page { return motion(to: page) }
    let isInside = range.contains(offset)
    guard isInside || range.contains(target) else {
      let edge = min(max(offset, range.lowerBound), range.upperBound)
      return .back(from: offset, to: edge, velocity: shownVelocity, behavior: behavior)
    }
    guard decay.distance != 0 else { return .rest(at: offset) }
    return .glide(
      decay, from: offset, to: target, in: isInside ? range : range.union(offset), bounces: bounces, behavior: behavior)
  }

  /// The motion to a page, or to another target that a delegate wants: the same glide where it is about as far and the same
  /// way, else a spring, which can take up any velocity.
  func motion(to other: CGFloat) -> ScrollMotion {
    if offset == other, shownVelocity == 0 { return .rest(at: offset) }
    let ratio = decay.distance == 0 ? 0 : (other - offset) / decay.distance
    if firstOffset == nil, (0.5...2).contains(ratio) { return .along(decay, from: offset, to: other) }
    return .spring(.system, from: offset, to: other, velocity: shownVelocity)
  }

  private var decay: Decay { Decay(initialVelocity: shownVelocity, rate: rate) }

  /// How fast the content itself moves: past the range only as fast as the rubber band lets it, c(1 − shown/length)².
  private var shownVelocity: CGFloat {
    guard length > 0, !range.contains(offset) else { return velocity }
    guard bounces else { return 0 }
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    let band = RubberBand(dimension: length)
    let rest = max(0, 1 - abs(offset - edge) / length)
    return velocity * band.coefficient * rest * rest
  }

  /// The page to rest at: the next one when the finger left fast enough, the nearest otherwise, never more than one away
  /// from where the drag began.
  private var page: CGFloat? {
    guard let firstOffset, length > 0 else { return nil }
    let position = (offset - range.lowerBound) / length
    let first = ((firstOffset - range.lowerBound) / length).rounded()
    var page = position.rounded()
    if abs(velocity) > Self.pageTurnSpeed {
      page = velocity > 0 ? position.rounded(.down) + 1 : position.rounded(.up) - 1
    }
    page = min(max(page, first - 1), first + 1)
    return min(max(range.lowerBound + page * length, range.lowerBound), range.upperBound)
  }
}

nonisolated extension ClosedRange<CGFloat> {
  /// The smallest range that holds this one and a value.
  fileprivate func union(_ value: CGFloat) -> ClosedRange<CGFloat> {
    Swift.min(lowerBound, value)...Swift.max(upperBound, value)
  }
}
