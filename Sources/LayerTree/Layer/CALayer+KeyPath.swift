import Foundation

extension CALayer {
  /// The model's value at a key path; nil when it is not animatable. Not part of QuartzCore.
  public func animatableValue(forKeyPath keyPath: String) -> AnimatableValue? {
    resolved(keyPath).map { state[$0] }
  }

  /// The value of a property, of a part of one such as `transform.rotation.z`, or what was stored under a key.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let plain = PlainLayerProperty.named[keyPath] { return plain.get(self) }
    return animatableValue(forKeyPath: keyPath)?.any ?? tags[keyPath]
  }

  /// Sets a property or a part of one; a key without a dot that no property has stores the value, as QuartzCore's layers do.
  ///
  /// A value of the wrong type, and an unknown path, is reported and changes nothing.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let path = resolved(keyPath) else {
      if let plain = PlainLayerProperty.named[keyPath] {
        if !plain.set(self, value) { reportType(keyPath, plain.wanted) }
        return
      }
      if keyPath == Self.compositingFilterKey { return compositingFilter = value }
      guard keyPath.contains(".") else { return tags[keyPath] = value }
      return clock.report(
        .init(.unknownKeyPath, "\(title) has nothing at the key path \"\(keyPath)\"; setting it changes nothing."))
    }
    let new = value.map { AnimatableValue($0, kind: path.kind) } ?? AnimatableValue.none(path.kind)
    guard let new else { return reportType(keyPath, "a \(path.kind.rawValue)") }
    var changed = state
    changed[path] = new
    set(path.property, changed[path.property])
  }

  private func reportType(_ keyPath: String, _ wanted: String) {
    clock.report(
      .init(
        .wrongValueType, "The key path \"\(keyPath)\" of \(title) wants \(wanted); setting it changes nothing."))
  }

  /// The key path, if the layer has such a property.
  private func resolved(_ keyPath: String) -> AnimatableKeyPath? {
    guard let path = AnimatableKeyPath(keyPath) else { return nil }
    switch path.property {
    case .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase:
      return state.shape == nil ? nil : path
    case .colors, .locations, .startPoint, .endPoint: return state.gradient == nil ? nil : path
    case .backdropBlur, .backdropSaturation: return state.backdrop == nil ? nil : path
    case .fontSize, .foregroundColor: return state.text == nil ? nil : path
    case .instanceDelay, .instanceTransform, .instanceColor, .instanceRedOffset, .instanceGreenOffset,
      .instanceBlueOffset, .instanceAlphaOffset:
      return state.replicator == nil ? nil : path
    default: return path
    }
  }

  /// As `value(forKeyPath:)`.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// As `setValue(_:forKeyPath:)`.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
}
