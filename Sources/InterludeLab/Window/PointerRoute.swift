import InterludeUI

/// Which part of the lab's window gets pointer input: the part under the first press, until the last press has ended.
struct PointerRoute {
  enum Target: Hashable { case phone, dock, glass, canvas, overlay }

  private var grabbed: Target?
  private var fingers: Set<Int> = []
  /// Whether what is pressed was pressed on the phone.
  var isOnPhone: Bool { grabbed == .phone }
  private var isPressed = false

  /// The target of an event, if it is one that has a place.
  ///
  /// - Parameter target: What is at a place of the window.
  mutating func target(of kind: InputEvent.Kind, at target: (CGPoint) -> Target) -> Target? {
    switch kind {
    case .pointerDown(let place, let button):
      if button == .back { return .phone }
      isPressed = true
      grabbed = grabbed ?? target(place)
      return grabbed
    case .pointerMoved(let place): return grabbed ?? target(place)
    case .pointerUp(let place, _):
      isPressed = false
      return release() ?? target(place)
    case .pointerCancelled:
      isPressed = false
      return release() ?? .phone
    case .touches(let touches):
      if grabbed == nil, let first = touches.first { grabbed = target(first.location) }
      for touch in touches { fingers.note(touch) }
      return release()
    case .scroll(let place, _): return grabbed ?? target(place)
    case .key, .resize: return nil
    }
  }

  /// The target so far; cleared once nothing is down any more.
  private mutating func release() -> Target? {
    defer { if !isPressed && fingers.isEmpty { grabbed = nil } }
    return grabbed
  }
}

extension Set<Int> {
  fileprivate mutating func note(_ touch: InputEvent.Touch) {
    switch touch.phase {
    case .began, .moved: insert(touch.identifier)
    case .ended, .cancelled: remove(touch.identifier)
    }
  }
}

nonisolated extension InputEvent.Kind {
  /// The same at other places.
  func mapped(_ place: (CGPoint) -> CGPoint) -> InputEvent.Kind {
    switch self {
    case .pointerDown(let point, let button): .pointerDown(place(point), button)
    case .pointerMoved(let point): .pointerMoved(place(point))
    case .pointerUp(let point, let button): .pointerUp(place(point), button)
    case .touches(let touches):
      .touches(touches.map { InputEvent.Touch($0.identifier, $0.phase, at: place($0.location)) })
    case .scroll(let point, let distance): .scroll(place(point), distance)
    case .pointerCancelled, .key, .resize: self
    }
  }

  /// Whether it starts something, rather than continue or end it.
  var beginsSomething: Bool {
    switch self {
    case .pointerDown, .scroll, .key, .resize: true
    case .pointerMoved, .pointerUp, .pointerCancelled: false
    case .touches(let touches): touches.contains { $0.phase == .began }
    }
  }

  /// Where the pointer is, if it says so.
  var place: CGPoint? {
    switch self {
    case .pointerDown(let point, _), .pointerMoved(let point), .pointerUp(let point, _), .scroll(let point, _): point
    case .touches(let touches): touches.first?.location
    case .pointerCancelled, .key, .resize: nil
    }
  }
}
