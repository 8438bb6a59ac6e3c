import InterludeUI

/// What the windowing system tells a window, as plain values.
nonisolated enum WindowEvent: Hashable, Sendable {
  /// The person, or the session that ends, asks for the window to be closed.
  case closeRequested
  /// The pixels that were drawn are lost.
  case contentLost
  /// The window was covered, and its frame must be shown again.
  case exposed
  /// The window is on another display, whose refresh rate may differ.
  case displayChanged
  /// The window was moved, resized, maximised or restored.
  case placementChanged
  case input(WindowInput)
}

/// An event with the time at which it happened and the modifiers that were down then.
nonisolated struct TimedWindowEvent {
  let event: WindowEvent
  /// In seconds on the real clock.
  let realTime: Double
  let modifiers: InputEvent.Modifiers
}
