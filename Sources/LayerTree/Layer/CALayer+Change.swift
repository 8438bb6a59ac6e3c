import DisplayList
import Foundation

/// The one way by which a model value changes.
extension CALayer {
  /// Under this key a transition that runs as an action finds the look before the change.
  static let previousLookKey = "previousLook"

  /// Sets an animatable property. A value that is not finite is reported and ignored; an equal one changes nothing.
  func set(_ property: AnimatableProperty, _ value: AnimatableValue) {
    guard value.isFinite else { return reportNumber(property.rawValue) }
    guard state[property] != value else { return }
    if isAnimated(property) { announce(.modelChanged, of: [property]) }
    let resizes = property == .bounds && value.lanes.highHalf != state[.bounds].lanes.highHalf
    change(property.rawValue, previous: { self.presentedState[property] }) { $0[property] = value }
    if resizes {
      setNeedsLayout()
      sizeDidChangeForDisplay()
    }
    if property == .zPosition { parent?.hasDepth = true }
  }

  /// Sets a property that does not animate.
  @inline(__always)
  func set<Value: Equatable>(_ path: WritableKeyPath<LayerState, Value>, _ key: String, _ value: Value) {
    guard state[keyPath: path] != value else { return }
    change(key, previous: { nil }) { $0[keyPath: path] = value }
  }

  /// The same for one of those that few layers have set: whether its value is another is asked without a key path, which would have to
  /// be put together every time.
  @inline(__always)
  func set(_ key: String, if isNew: Bool, _ apply: (inout LayerState) -> Void) {
    if isNew { change(key, previous: { nil }, apply) }
  }

  /// Asks for the action, changes the model, runs the action.
  private func change(_ key: String, previous: () -> AnimatableValue?, _ apply: (inout LayerState) -> Void) {
    willChange()
    defer { watch?.layerDidChange() }
    guard source == nil, !CATransaction.disableActions(), let action = action(forKey: key) else {
      return apply(&state)
    }
    var arguments: [AnyHashable: Any] = [:]
    arguments[Self.previousValueKey] = previous()
    if action is CATransition { arguments[Self.previousLookKey] = committedCopy() }
    apply(&state)
    action.run(forKey: key, object: self, arguments: arguments.isEmpty ? nil : arguments)
  }

  /// Runs the action for something that has happened to the layer, other than a change of a property.
  func perform(_ event: String) {
    guard source == nil, !CATransaction.disableActions() else { return }
    action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
  }

  func findAction(forKey event: String) -> (any CAAction)? {
    let found = delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.action(ofClass: self, event)
    return found is NSNull ? nil : found
  }

  private static func action(ofClass layer: CALayer, _ event: String) -> (any CAAction)? {
    type(of: layer).defaultAction(forKey: event) ?? layer.implicitAnimation(forKey: event)
  }

  /// From what the property presented to its new value, at the transaction's pace. As in QuartzCore, none for a path.
  private func implicitAnimation(forKey event: String) -> CABasicAnimation? {
    guard isOnStage, let property = AnimatableProperty(rawValue: event), property.kind != .path else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  func reportNumber(_ key: String) {
    clock.report(
      .init(.invalidNumber, "\(key) of \(title) was set to a number out of range; it keeps its value."))
  }

  /// How a diagnostic names the layer.
  var title: String { name.map { "the layer \"\($0)\"" } ?? "a \(type(of: self))" }
}
