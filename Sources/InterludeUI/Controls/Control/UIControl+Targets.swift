extension UIControl {
  func register(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard let new = TargetAction(target: target, action: action) else { return }
    registrations.removeAll(where: \.isGone)
    if let index = registrations.firstIndex(where: { $0.isSame(as: new) }) {
      registrations[index].events.formUnion(controlEvents)
    } else {
      registrations.append(ControlRegistration(receiver: .target(new), events: controlEvents))
    }
  }

  func unregister(_ target: Any?, action: Selector?, for controlEvents: Event) {
    for index in registrations.indices.reversed() {
      guard case .target(let entry) = registrations[index].receiver, entry.isMeant(byTarget: target, action: action)
      else { continue }
      removeEvents(controlEvents, at: index)
    }
  }

  /// The targets that are still there.
  public var allTargets: Set<AnyHashable> {
    Set(registrations.compactMap { ($0.targetAction?.target as? NSObject).map(AnyHashable.init) })
  }

  /// The names of the actions that a target is sent at any of the events; nil when there are none.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = registrations.filter { !$0.events.isDisjoint(with: controlEvent) }.compactMap(\.targetAction)
      .filter { $0.isMeant(byTarget: target, action: nil) }.map(\.action.description)
    return names.isEmpty ? nil : names
  }
}

/// What an event of a control sets off.
struct ControlRegistration {
  enum Receiver {
    case action(UIAction)
    case target(TargetAction)
  }

  var receiver: Receiver
  var events: UIControl.Event

  var targetAction: TargetAction? {
    if case .target(let entry) = receiver { entry } else { nil }
  }

  var isGone: Bool { targetAction?.isGone ?? false }

  func isAction(identifiedBy identifier: UIAction.Identifier) -> Bool {
    if case .action(let action) = receiver { action.identifier == identifier } else { false }
  }

  func isSame(as other: TargetAction) -> Bool {
    targetAction.map { $0.action == other.action && $0.target === other.target } ?? false
  }
}
