/// An object that calls back when traits of it change: a view, a controller, a presentation controller, a window scene. Only traits
/// that are asked for count; a registration ends with the object.
@preconcurrency @MainActor public protocol UITraitChangeObservable {
  /// Called with the object whose traits have changed, and with what they were.
  typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void

  /// Calls the handler after each change of one of the traits, with the object and its traits before. It is not called where the
  /// object is of another type than the handler takes.
  ///
  /// - Returns: What `unregisterForTraitChanges(_:)` takes; it need not be kept.
  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration

  /// Sends an action after each change of one of the traits. Its sender is the object, its second argument the traits before. The
  /// target is not kept alive.
  ///
  /// - Returns: What `unregisterForTraitChanges(_:)` takes; it need not be kept.
  @discardableResult
  func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration

  /// Sends the object itself an action after each change of one of the traits.
  ///
  /// - Returns: What `unregisterForTraitChanges(_:)` takes; it need not be kept.
  @discardableResult
  func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration

  /// Ends a registration with this object; another object's is left alone.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// What was registered for changes of traits.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

extension UITraitChangeObservable where Self: UITraitEnvironment {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    register(traits) { environment, previous in
      if let environment = environment as? TraitEnvironment { handler(environment, previous) }
    }
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let action = TargetAction(target: target, action: action)
    return register(traits) { environment, previous in
      action?.send(from: environment, for: previous, along: EmptyCollection<Any>())
    }
  }

  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitRegistrar)?.traitRegistrations.removeAll { $0 === registration }
  }

  private func register(
    _ traits: [UITrait], _ act: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> TraitChangeRegistration {
    let registration = TraitChangeRegistration(of: traits, act)
    (self as? any TraitRegistrar)?.traitRegistrations.append(registration)
    return registration
  }
}
