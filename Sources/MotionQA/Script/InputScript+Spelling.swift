import InterludeUI

/// The short spelling: `InputScript(duration: 3, [.tap("basil", at: 0), .tap("close", at: 1.5)])`.
nonisolated extension InputScript.Step {
  /// Taps the view of an identifier, or of a label.
  ///
  /// - Parameters:
  ///   - identifier: The view's `accessibilityIdentifier`, or else its `accessibilityLabel`.
  ///   - anchor: The place in the view, in shares of its width and height.
  ///   - time: In seconds from the script's zero.
  public static func tap(
    _ identifier: String, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5), at time: Double
  ) -> Self {
    Self(time: time, action: .tap(.identifier(identifier, anchor: anchor)))
  }

  /// Taps a place in window points.
  public static func tap(_ point: CGPoint, at time: Double) -> Self {
    Self(time: time, action: .tap(.point(point)))
  }

  /// Drags from one target to another, evenly, for `duration` seconds.
  public static func drag(
    from start: InputScript.Target, to end: InputScript.Target, duration: Double, at time: Double
  ) -> Self {
    Self(time: time, action: .drag(from: start, to: .target(end), duration: duration))
  }

  /// Drags from the view of an identifier, evenly, so many points far, for `duration` seconds.
  ///
  /// - Parameters:
  ///   - identifier: The view's `accessibilityIdentifier`, or else its `accessibilityLabel`.
  ///   - anchor: The place in the view where the drag begins, in shares of its width and height.
  ///   - offset: Up to the edge of the screen.
  ///   - duration: In seconds.
  ///   - time: When it begins, in seconds from the script's zero.
  public static func drag(
    _ identifier: String, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5), by offset: CGVector, duration: Double,
    at time: Double
  ) -> Self {
    Self(
      time: time,
      action: .drag(from: .identifier(identifier, anchor: anchor), to: .offset(offset), duration: duration))
  }

  /// Pinches the view of an identifier: two fingers about its centre go from one distance in points to another.
  public static func pinch(
    _ identifier: String, from start: CGFloat, to end: CGFloat, duration: Double, at time: Double
  ) -> Self {
    Self(time: time, action: .pinch(at: .identifier(identifier), from: start, to: end, duration: duration))
  }

  /// Turns two fingers, a distance in points apart, about the centre of the view of an identifier, by an angle in radians.
  public static func rotate(
    _ identifier: String, by angle: CGFloat, distance: CGFloat = 120, duration: Double, at time: Double
  ) -> Self {
    Self(
      time: time, action: .rotate(at: .identifier(identifier), by: angle, distance: distance, duration: duration))
  }

  /// Turns the wheel over the view of an identifier, by a distance in points.
  public static func scroll(_ identifier: String, by distance: CGVector, at time: Double) -> Self {
    Self(time: time, action: .scroll(at: .identifier(identifier), by: distance))
  }

  /// Types a text: the key of each character. A line feed is Return, a tabulator Tab, U+0008 Backspace.
  public static func type(_ text: String, at time: Double) -> Self { Self(time: time, action: .type(text)) }

  /// Gives the window a new size in points.
  public static func resize(to size: CGSize, at time: Double) -> Self {
    Self(time: time, action: .resize(size))
  }
}

nonisolated extension InputScript.Step: CustomStringConvertible {
  /// As an error names it: `tap "basil" at 0.500 s`.
  public var description: String { "\(action) at \(Seconds.text(time))" }
}

nonisolated extension InputScript.Action: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tap(let target): "tap \(target)"
    case .drag(let start, let end, let duration): "drag from \(start) \(end) for \(Seconds.text(duration))"
    case .pinch(let target, let start, let end, let duration):
      "pinch \(target) from \(start) to \(end) for \(Seconds.text(duration))"
    case .rotate(let target, let angle, _, let duration):
      "rotate \(target) by \(angle) for \(Seconds.text(duration))"
    case .scroll(let target, let distance): "scroll over \(target) by (\(distance.dx), \(distance.dy))"
    case .type(let text): "type \(text.debugDescription)"
    case .resize(let size): "resize to \(size.width) × \(size.height)"
    }
  }
}

nonisolated extension InputScript.Target: CustomStringConvertible {
  public var description: String {
    switch self {
    case .identifier(let name, CGPoint(x: 0.5, y: 0.5)): "\"\(name)\""
    case .identifier(let name, let anchor): "\"\(name)\" (\(anchor.x), \(anchor.y))"
    case .point(let point): "(\(point.x), \(point.y))"
    }
  }
}

nonisolated extension InputScript.DragEnd: CustomStringConvertible {
  public var description: String {
    switch self {
    case .target(let target): "to \(target)"
    case .offset(let offset): "by (\(offset.dx), \(offset.dy))"
    }
  }
}
