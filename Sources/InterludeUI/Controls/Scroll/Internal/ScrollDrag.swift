/// A finger that moves the content: where the content was, and where the finger wants it.
struct ScrollDrag {
  /// The offset that the finger asked for when the drag began, past the edge as far as the finger has really gone.
  private var start: CGPoint
  private var lastTranslation = CGPoint.zero
  /// The offset at which the drag began.
  private(set) var firstOffset: CGPoint
  /// The way that is not gone, of a drag that keeps to one; nil until that is decided, or if it keeps to none.
  private var locked: WritableKeyPath<CGPoint, CGFloat>?
  private var isUndecided: Bool
  /// How many times as far one way must be as the other for the drag to keep to it. Ours: within 27° of it.
  private static let dominance: CGFloat = 2
  /// Who has a share in it.
  let sharer: (any SharedDrag)?

  init(offset: CGPoint, pulls: ScrollPull, sharer: (any SharedDrag)?, keepsDirection: Bool = false) {
    firstOffset = offset
    isUndecided = keepsDirection
    self.sharer = sharer
    start = pulls.asked(forShown: offset)
  }

  /// The offset that the finger asks for.
  mutating func asked(for translation: CGPoint) -> CGPoint {
    decideDirection(translation)
    var translation = translation
    if let locked { translation[keyPath: locked] = 0 }
    lastTranslation = translation
    return CGPoint(x: start.x - translation.x, y: start.y - translation.y)
  }

  private mutating func decideDirection(_ translation: CGPoint) {
    guard isUndecided, translation != .zero else { return }
    isUndecided = false
    let (x, y) = (abs(translation.x), abs(translation.y))
    if x >= Self.dominance * y { locked = \.y } else if y >= Self.dominance * x { locked = \.x }
  }

  /// A finger's velocity, without what is not gone.
  func going(_ velocity: CGPoint) -> CGPoint {
    var velocity = velocity
    if let locked { velocity[keyPath: locked] = 0 }
    return velocity
  }

  /// The part of the finger's way along y, to a translation, that somebody else takes.
  ///
  /// - Parameter room: how far the content can go down until its top edge shows.
  func share(of translation: CGPoint, room: CGFloat) -> CGFloat {
    sharer?.share(of: translation.y - lastTranslation.y, room: room) ?? 0
  }

  /// Leaves a part of the finger's way along y to somebody else.
  mutating func giveAway(_ share: CGFloat) { start.y += share }

  /// Lets the drag go on from an offset that the program has set.
  mutating func rebase(to offset: CGPoint) {
    start = CGPoint(x: offset.x + lastTranslation.x, y: offset.y + lastTranslation.y)
  }
}

/// How the content gives way past its range: as a rubber band where it bounces, not at all elsewhere.
struct ScrollPull {
  let range: ScrollRange
  /// The view's size in points.
  let size: CGSize
  /// Whether it gives way along x and y.
  let gives: (x: Bool, y: Bool)

  /// What shows when the finger asks for an offset.
  func shown(forAsked offset: CGPoint) -> CGPoint {
    CGPoint(
      x: past(range.x, offset.x) { gives.x ? RubberBand(dimension: size.width).displayedOffset(forPull: $0) : 0 },
      y: past(range.y, offset.y) { gives.y ? RubberBand(dimension: size.height).displayedOffset(forPull: $0) : 0 })
  }

  /// What the finger asks for when an offset shows.
  func asked(forShown offset: CGPoint) -> CGPoint {
    CGPoint(
      x: past(range.x, offset.x) { CGFloat(RubberBand(dimension: size.width).pull(forDisplayedOffset: $0)) },
      y: past(range.y, offset.y) { CGFloat(RubberBand(dimension: size.height).pull(forDisplayedOffset: $0)) })
  }

  /// Replaces the part of a value that lies past a range.
  private func past(_ range: ClosedRange<CGFloat>, _ value: CGFloat, _ change: (CGFloat) -> CGFloat) -> CGFloat {
    let edge = min(max(value, range.lowerBound), range.upperBound)
    return value == edge ? value : edge + change(value - edge)
  }
}

extension UIScrollView {
  var pulls: ScrollPull {
    ScrollPull(
      range: offsetRange, size: bounds.size,
      gives: (x: bounces && canScroll(.horizontal), y: bounces && canScroll(.vertical)))
  }
}
