/// Gathers the changes of a keyframe animation, and makes one animation of each property out of them.
final class KeyframeCollector {
  /// One property's changes, in the order in which they were made.
  private struct Property {
    let view: UIView
    let keyPath: String
    var changes: [(from: Double, to: Double, change: AnimatableChange)] = []
  }

  private let mode: CAAnimationCalculationMode
  private var properties: [Property] = []
  private var window = (start: 0.0, end: 1.0)

  init(mode: CAAnimationCalculationMode) { self.mode = mode }

  /// Runs changes that take a part of the whole, both given as fractions of it; what lies outside 0…1 is cut off.
  func within(start: Double, duration: Double, _ changes: () -> Void) {
    let outer = window
    let begin = start.isNaN ? 0 : min(max(start, 0), 1)
    let length = duration.isNaN ? 0 : max(duration, 0)
    window = (begin, min(begin + length, 1))
    changes()
    window = outer
  }

  func collect(_ change: AnimatableChange, of view: UIView) {
    let index = properties.firstIndex { $0.view === view && $0.keyPath == change.keyPath }
    if index == nil { properties.append(Property(view: view, keyPath: change.keyPath)) }
    properties[index ?? properties.count - 1].changes.append((window.start, window.end, change))
  }

  /// Adds an animation for each property, with the block's timing over the whole.
  func animate(in block: AnimationBlock) {
    for property in properties {
      guard let old = property.changes.first?.change.old, let new = property.changes.last?.change.new else { continue }
      let change = AnimatableChange(keyPath: property.keyPath, old: old, new: new)
      block.add(
        animation(of: property, change, timing: block.timing, duration: block.duration), for: change, of: property.view)
    }
  }

  private func animation(
    of property: Property, _ change: AnimatableChange, timing: AnimationTiming, duration: Double
  ) -> CAKeyframeAnimation {
    let keys = mode == .discrete ? steps(property, from: change.old) : stations(property, from: change.old)
    let animation = CAKeyframeAnimation(keyPath: property.keyPath)
    animation.duration = timing.duration(given: duration)
    animation.curve = timing.curve(duration: duration)
    animation.calculationMode = mode
    animation.keyTimes = keys.map { NSNumber(value: $0.time) }
    // Additive where values can be added, as every view animation is: the model has the last value already.
    let differences = keys.compactMap { AnimatableValue.difference(from: $0.value, to: change.new) }
    animation.isAdditive = differences.count == keys.count
    animation.values = animation.isAdditive ? differences : keys.map(\.value)
    if mode == .discrete { animation.keyTimes?.append(1) }
    return animation
  }

  /// Every value at the end of its part, and before it what there was until the part begins.
  private func stations(_ property: Property, from old: AnimatableValue) -> [(time: Double, value: AnimatableValue)] {
    var keys = [(time: 0.0, value: old)]
    for (start, end, change) in property.changes.sortedByTime(\.to) {
      let last = keys[keys.count - 1]
      if start > last.time { keys.append((start, last.value)) }
      keys.append((end, change.new))
    }
    if let last = keys.last, last.time < 1 { keys.append((1, last.value)) }
    return keys
  }

  /// Every value from the beginning of its part.
  private func steps(_ property: Property, from old: AnimatableValue) -> [(time: Double, value: AnimatableValue)] {
    [(0, old)] + property.changes.sortedByTime(\.from).map { ($0.from, $0.change.new) }
  }
}

extension Array {
  /// Equal times keep their order.
  fileprivate func sortedByTime(_ time: (Element) -> Double) -> [Element] {
    enumerated().sorted { (time($0.element), $0.offset) < (time($1.element), $1.offset) }.map(\.element)
  }
}
