extension Stage {
  /// Moves the clock to the event's time, then handles the event. Keys are the host's business and do nothing here.
  public func send(_ event: InputEvent) {
    advance(to: event.time)
    asCurrent {
      commit()
      switch event.kind {
      case .pointerDown(let point, .primary): touches.began(at: point, time: time, windows: windows)
      case .pointerMoved(let point): touches.moved(to: point, time: time)
      case .pointerUp(let point, .primary): touches.ended(at: point, time: time)
      case .pointerCancelled: touches.cancelled(time: time)
      case .scroll(let point, let delta): touches.scrolled(at: point, by: delta, windows: windows)
      case .resize(let size, let scale): resize(to: size, scale: scale)
      case .pointerDown, .pointerUp, .key: break
      }
      commit()
    }
  }
}
