/// A key path such as `opacity`, `bounds.size.width` or `transform.rotation.z`, resolved.
public nonisolated struct AnimatableKeyPath: Hashable, Sendable {
  /// The property, whole.
  public let property: AnimatableProperty
  /// The part of the property that is meant; nil for all of it.
  public let component: AnimatableComponent?

  /// Nil when no layer property answers to the key path.
  public init?(_ keyPath: String) {
    let parts = keyPath.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, let property = AnimatableProperty(rawValue: String(name)) else { return nil }
    self.property = property
    guard parts.count == 2 else {
      component = nil
      return
    }
    guard let component = AnimatableComponent(rawValue: String(parts[1])), component.kind(in: property.kind) != nil
    else { return nil }
    self.component = component
  }

  /// What values at the key path are.
  public var kind: AnimatableValue.Kind { component?.kind(in: property.kind) ?? property.kind }
}

nonisolated extension LayerState {
  subscript(path: AnimatableKeyPath) -> AnimatableValue {
    get {
      guard let component = path.component else { return self[path.property] }
      return self[path.property].value(of: component)
    }
    set {
      guard let component = path.component else { return self[path.property] = newValue }
      self[path.property] = self[path.property].setting(component, to: newValue)
    }
  }
}
