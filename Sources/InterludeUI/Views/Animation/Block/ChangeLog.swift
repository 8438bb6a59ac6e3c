/// What has changed at once while the look passes over, so that it can be taken back if the look does not stay.
final class ChangeLog {
  private var undos: [() -> Void] = []

  /// Remembers how to take a change back.
  func note(_ undo: @escaping () -> Void) { undos.append(undo) }

  /// Takes all of it back, the last change first; what has been changed once more since stays.
  func takeBack() {
    let undos = undos.reversed()
    self.undos = []
    AnimationBlockStack.current.suspended {
      for undo in undos { undo() }
    }
  }

  /// What a property does that is about to change.
  func action(for view: UIView, key: String) -> (any CAAction)? {
    if key == "hidden" { return LoggedChange(view, in: self, read: { $0.isHidden }, write: { $0.isHidden = $1 }) }
    guard AnimatableKeyPath(key) != nil else { return nil }
    return LoggedChange(
      view, in: self, read: { $0.layer.animatableValue(forKeyPath: key) },
      write: { $0.layer.setValue($1, forKeyPath: key) })
  }
}

/// Knows the old value, and tells the log once the new one is set.
private final class LoggedChange<Value: Equatable>: NSObject, CAAction {
  private let view: UIView
  private let log: ChangeLog
  private let old: Value
  private let read: (UIView) -> Value
  private let write: (UIView, Value) -> Void

  init(
    _ view: UIView, in log: ChangeLog, read: @escaping (UIView) -> Value, write: @escaping (UIView, Value) -> Void
  ) {
    self.view = view
    self.log = log
    self.read = read
    self.write = write
    old = read(view)
    super.init()
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    let new = read(view)
    log.note { [view, old, read, write] in
      if read(view) == new { write(view, old) }
    }
  }
}
