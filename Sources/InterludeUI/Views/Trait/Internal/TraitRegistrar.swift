/// An object with traits that keeps the registrations for their changes.
protocol TraitRegistrar: UITraitChangeObservable, UITraitEnvironment {
  /// In the order in which they were made.
  var traitRegistrations: [TraitChangeRegistration] { get set }
}

extension TraitRegistrar {
  /// The traits were others before: tells the object, then those that have registered.
  func traitsDidChange(from previous: UITraitCollection) {
    traitCollection.performAsCurrentOnMainActor {
      traitCollectionDidChange(previous)
      tellRegistered(of: previous)
    }
  }

  /// Tells those that have registered for one of the traits that have changed.
  private func tellRegistered(of previous: UITraitCollection) {
    let traits = traitCollection
    // One that is told may end another's registration, or its own.
    for registration in traitRegistrations where traitRegistrations.contains(where: { $0 === registration }) {
      registration.tell(self, of: traits, after: previous)
    }
  }
}

extension UIView: UITraitChangeObservable, TraitRegistrar {}
extension UIWindowScene: UITraitChangeObservable, TraitRegistrar {}

/// Some traits of an object, and what is done when they have changed.
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let act: (any UITraitEnvironment, UITraitCollection) -> Void

  init(of traits: [UITrait], _ act: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
    (self.traits, self.act) = (traits, act)
  }

  func tell(_ environment: any UITraitEnvironment, of new: UITraitCollection, after previous: UITraitCollection) {
    if traits.contains(where: { new.traits.differ(from: previous.traits, in: $0) }) { act(environment, previous) }
  }

  /// Itself: nothing of it changes.
  nonisolated func copy(with zone: NSZone?) -> Any { self }
}
