/// The change of a property of a layer, or of a component of one, from one value to another.
nonisolated struct AnimatableChange: Hashable, Sendable {
  var keyPath: String
  var old: AnimatableValue
  var new: AnimatableValue
  /// Where an animation starts that is not added to those under way. Over one that replaces the value, or with values that cannot
  /// be added, it is what showed before the change: nothing else is continuous.
  var start: AnimatableValue?

  /// The change by the components that have a velocity of their own: x and y, width and height. Itself, where there are none.
  var components: [(change: AnimatableChange, direction: SpringTiming.Direction)] {
    switch (old, new) {
    case (.point(let old), .point(let new)):
      [part("x", old.x, new.x, .horizontal), part("y", old.y, new.y, .vertical)]
    case (.size(let old), .size(let new)):
      [part("width", old.width, new.width, .horizontal), part("height", old.height, new.height, .vertical)]
    case (.rect(let old), .rect(let new)):
      [
        part("origin.x", old.minX, new.minX, .horizontal), part("origin.y", old.minY, new.minY, .vertical),
        part("size.width", old.width, new.width, .horizontal), part("size.height", old.height, new.height, .vertical),
      ]
    default: [(self, .none)]
    }
  }

  private func part(
    _ component: String, _ old: Double, _ new: Double, _ direction: SpringTiming.Direction
  ) -> (change: AnimatableChange, direction: SpringTiming.Direction) {
    (AnimatableChange(keyPath: "\(keyPath).\(component)", old: .scalar(old), new: .scalar(new)), direction)
  }

  /// An animation over the change, without duration and pace yet.
  ///
  /// Additive, as in UIKit since iOS 8: the model takes the new value at once, and the animation adds `old − new`, which
  /// goes to zero. Animations of one property overlap and add up, so that a change of target in flight keeps value and
  /// velocity. A value that cannot be added, such as a path, is replaced, from what showed; so is an opacity in flight.
  @MainActor func describe(_ animation: CABasicAnimation) {
    animation.keyPath = keyPath
    if start == nil, let difference = AnimatableValue.difference(from: old, to: new) {
      animation.isAdditive = true
      animation.fromValue = difference
      animation.toValue = AnimatableValue.zero(difference.kind)
    } else {
      animation.fromValue = start ?? old
      animation.toValue = new
    }
  }
}
