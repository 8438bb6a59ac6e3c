/// Writes down callbacks and changes of containers, as long as it is among its stage's `observers`.
///
/// The engine notes each call where it makes it, so that an override that does not call `super` is noted as well.
public final class LifecycleRecorder: StageObserver {
  /// In the order in which they happened.
  public private(set) var events: [LifecycleEvent] = []
  private var names = InstanceNames()

  /// A recorder without events; it writes nothing down until it is among a stage's observers.
  public init() {}

  public func stage(_ stage: Stage, sees event: StageEvent) {
    switch event {
    case .callback(let callback, let subject, let detail): note(callback, of: subject, detail, at: stage.time)
    case .subviews(let container, let before): noteSubviews(of: container, before: before, at: stage.time)
    default: break
    }
  }

  private func note(_ callback: String, of subject: AnyObject, _ detail: String, at time: Double) {
    events.append(
      LifecycleEvent(time: time, subject: names.name(of: subject), callback: callback, detail: detail))
  }

  /// What has become of a container's subviews.
  private func noteSubviews(of container: UIView, before: [UIView], at time: Double) {
    let after = container.subviews
    let (added, removed) = (after.filter { !before.contains($0) }, before.filter { !after.contains($0) })
    let verb = !added.isEmpty ? "added" : !removed.isEmpty ? "removed" : "reordered"
    guard verb != "reordered" || before != after else { return }
    let changed = (added + removed).map { names.name(of: $0) }.joined(separator: ", ")
    let all = after.map { names.name(of: $0) }.joined(separator: ", ")
    note("subviews", of: container, "\(verb) \(changed)".trimmed + " → [\(all)]", at: time)
  }
}

extension String {
  fileprivate nonisolated var trimmed: String { trimmingCharacters(in: .whitespaces) }
}

/// Names for objects by their types: the second of a type is called #2, and so on, in the order of their first appearance.
private struct InstanceNames {
  private struct Entry {
    weak var object: AnyObject?
    let name: String
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var counts: [String: Int] = [:]

  mutating func name(of object: AnyObject) -> String {
    // A root view is known by its controller.
    if let view = object as? UIView, let controller = view.viewController { return "\(name(of: controller)).view" }
    let identifier = ObjectIdentifier(object)
    // An object that is gone may have left its place in memory to another.
    if let known = entries[identifier], known.object === object { return known.name }
    let type = "\(Swift.type(of: object))"
    let number = counts[type, default: 0] + 1
    counts[type] = number
    let name = number == 1 ? type : "\(type) #\(number)"
    entries[identifier] = Entry(object: object, name: name)
    return name
  }
}
