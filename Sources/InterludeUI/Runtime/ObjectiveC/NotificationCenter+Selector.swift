/// Observers with selectors, as on iOS: not kept alive, forgotten when they are gone.
extension NotificationCenter {
  /// Sends an observer an action for every notification of a name, from an object; nil means any.
  ///
  /// The action is sent on the main thread: at once if that is where the notification is posted, else with its next turn. What one
  /// stage's screen posts, such as the keyboard's moves, is not sent to an observer that was added on another stage.
  ///
  /// - Parameters:
  ///   - observer: What performs the action. It is not kept alive.
  ///   - aSelector: A selector that brings its method or one that the observer knows as an `ActionTarget`; it takes the
  ///     notification or nothing.
  ///   - aName: The notifications' name; nil for those of every name.
  ///   - anObject: What posts them; nil for whatever does. It is not kept alive.
  public nonisolated func addObserver<Observer: AnyObject>(
    _ observer: Observer, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let observation = SelectorObservation(observer, name: aName, object: anObject as AnyObject?)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { observation.receive($0, aSelector) }
    SelectorObservations.add(observation, token: token, in: self)
  }

  /// Takes an observer off all notifications.
  public nonisolated func removeObserver<Observer: AnyObject>(_ observer: Observer) {
    SelectorObservations.remove(in: self) { $0.isGone || $0.observer === observer }
    removeObserver(observer as Any)
  }

  /// Takes an observer off the notifications of a name, from an object; nil means any.
  public nonisolated func removeObserver<Observer: AnyObject>(
    _ observer: Observer, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let object = anObject as AnyObject?
    SelectorObservations.remove(in: self) {
      $0.isGone
        || $0.observer === observer && (aName == nil || aName == $0.name) && (object == nil || object === $0.object)
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// That an observer wants to hear of notifications.
private nonisolated final class SelectorObservation: Sendable {
  // Weak references are read and cleared atomically, and these are set once.
  nonisolated(unsafe) private(set) weak var observer: AnyObject?
  nonisolated(unsafe) private(set) weak var object: AnyObject?
  /// The stage that was current; nil away from the main thread and where there was none.
  nonisolated(unsafe) private weak var stage: Stage?
  let name: NSNotification.Name?

  init(_ observer: AnyObject, name: NSNotification.Name?, object: AnyObject?) {
    (self.observer, self.name, self.object) = (observer, name, object)
    if DispatchQueue.isMainCurrent { stage = MainActor.assumeIsolated { MediaClock.currentOwner as? Stage } }
  }

  /// Whether the observer has died, or is just dying: then nothing refers to it weakly any more.
  var isGone: Bool { observer == nil }

  func receive(_ notification: Notification, _ selector: Selector) {
    nonisolated(unsafe) let notification = notification
    let send: @Sendable @convention(block) () -> Void = {
      MainActor.assumeIsolated {
        guard let observer = self.observer else { return }
        let poster = notification.object as? any StageBound
        if let poster, let stage = self.stage, poster.stage !== stage { return }
        _ = TargetAction.send(selector, to: observer, from: notification, along: EmptyCollection<AnyObject>())
      }
    }
    DispatchQueue.isMainCurrent ? send() : DispatchQueue.main.async(execute: send)
  }
}

/// What belongs to one stage, and posts for those on it alone.
protocol StageBound: AnyObject {
  var stage: Stage { get }
}

/// The observations of all centers. Those whose observer has died go when the list is next about to grow.
private nonisolated enum SelectorObservations {
  private struct Entry {
    let observation: SelectorObservation
    let token: any NSObjectProtocol
    let center: NotificationCenter
  }

  private struct State: ~Copyable {
    var entries: [Entry] = []
    var room = 64
  }

  nonisolated(unsafe) private static var state = State()
  private static let access = NSLock()

  static func add(_ observation: SelectorObservation, token: any NSObjectProtocol, in center: NotificationCenter) {
    let gone = access.withLock {
      defer { state.entries.append(Entry(observation: observation, token: token, center: center)) }
      guard state.entries.count >= state.room else { return [Entry]() }
      let gone = take(where: \.observation.isGone)
      state.room = max(64, 2 * state.entries.count)
      return gone
    }
    for entry in gone { entry.center.removeObserver(entry.token as Any) }
  }

  static func remove(in center: NotificationCenter, where isMeant: (SelectorObservation) -> Bool) {
    let meant = access.withLock { take { $0.center === center && isMeant($0.observation) } }
    for entry in meant { entry.center.removeObserver(entry.token as Any) }
  }

  private static func take(where isMeant: (Entry) -> Bool) -> [Entry] {
    let meant = state.entries.filter(isMeant)
    if !meant.isEmpty { state.entries.removeAll(where: isMeant) }
    return meant
  }
}
