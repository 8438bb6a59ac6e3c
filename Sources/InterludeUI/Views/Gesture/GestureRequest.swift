/// What a recogniser that is still possible has asked for: to begin, to end, or first one and then the other while it
/// waits for another to fail.
struct GestureRequest: Hashable {
  /// Whether it is a continuous gesture's beginning.
  var begins: Bool
  /// Whether the gesture has also ended.
  var ends: Bool
}

extension UIGestureRecognizer {
  /// Takes what a subclass has set as its state. Requests that make no sense from the present state are ignored.
  func request(_ new: State) {
    switch (grantedState, new) {
    case (.possible, .began):
      pendingRequest = GestureRequest(begins: true, ends: false)
      provisionalState = .began
    case (.possible, .changed):
      // A gesture that waits to begin has moved on; it will begin from where it is then.
      break
    case (.possible, .ended):
      pendingRequest = GestureRequest(begins: pendingRequest?.begins ?? false, ends: true)
      provisionalState = .ended
    case (.possible, .failed), (.possible, .cancelled):
      settle(as: .failed)
    case (.began, .changed), (.changed, .changed):
      change(to: .changed)
    case (.began, .ended), (.changed, .ended):
      change(to: .ended)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      change(to: .cancelled)
    default:
      break
    }
    stage.touches.resolve()
  }

  /// Whether the gesture has asked to begin and still waits to hear.
  var isWaitingToBegin: Bool { pendingRequest?.begins == true }

  /// All fingers of a continuous gesture have been lifted.
  func fingersHaveLeft() { state = isActive || isWaitingToBegin ? .ended : .failed }

  var isFinished: Bool { grantedState == .ended || grantedState == .cancelled || grantedState == .failed }

  /// Whether nothing can follow: the gesture is decided, or nothing of it is watched any more, and all fingers have left.
  var isThrough: Bool {
    guard !sequence.contains(where: \.isDown) else { return false }
    return isFinished || sequence.allSatisfy(ignoredTouches.contains)
  }

  var isActive: Bool { grantedState == .began || grantedState == .changed }

  /// Whether a gesture is being tried: touches have come, and the recogniser has not been reset since.
  var isEngaged: Bool { !sequence.isEmpty }

  /// The touches that are down and watched.
  var activeTouches: [UITouch] {
    sequence.filter { $0.isDown && !ignoredTouches.contains($0) }
  }

  /// Enters a state without telling anyone.
  func settle(as state: State) {
    grantedState = state
    provisionalState = state
    pendingRequest = nil
  }

  private func change(to state: State) {
    settle(as: state)
    stage.touches.arbiter.enqueueHandlers(of: self)
  }

  /// Gives up whatever gesture is in progress, because the recogniser was switched off or taken from its view.
  func disengage() {
    guard isEngaged else { return }
    state = .cancelled
    ignoredTouches.formUnion(sequence)
    stage.touches.resolve()
  }

  /// Gets ready for the next gesture.
  func finishSequence() {
    settle(as: .possible)
    sequence = []
    ignoredTouches = []
    beginPermission = nil
    dynamicRequirements = [:]
    reset()
  }
}
