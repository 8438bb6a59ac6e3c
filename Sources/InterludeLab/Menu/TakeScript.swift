import InterludeUI
import MotionQA

/// A take's input as the script that does the same, in Swift, for a scene to be recorded with.
struct TakeScript {
  private let take: Take
  private let zero: Double
  private let end: Double

  /// - Parameters:
  ///   - zero: Where the script's zero is to lie, in seconds on the stage's clock. Input before it is left out.
  ///   - end: Where the script ends, likewise; nil for the take's end.
  init(of take: Take, zero: Double, end: Double? = nil) {
    (self.take, self.zero, self.end) = (take, zero, end ?? take.end)
  }

  /// Source text. What a script has no word for (keys that write nothing, a drag that is not even, several fingers) is named in a comment where it was.
  var text: String {
    var lines: [String] = []
    var press: InputEvent?
    for event in take.events where zero <= event.time && event.time <= end {
      switch event.kind {
      case .pointerDown(_, .primary): press = event
      case .pointerUp(let place, .primary):
        if let press, let start = press.kind.place {
          lines.append(step(from: start, at: press.time, to: place, at: event.time))
        }
        press = nil
      case .scroll(let place, let distance):
        lines.append(
          "InputScript.Step(time: \(number(event.time - zero)), action: .scroll(at: .point(\(point(place))), "
            + "by: CGVector(dx: \(number(distance.dx)), dy: \(number(distance.dy))))),")
      case .resize(let size, _):
        lines.append(
          ".resize(to: CGSize(width: \(number(size.width)), height: \(number(size.height))), at: \(number(event.time - zero))),"
        )
      case .key(let key, let modifiers) where modifiers.isEmpty && key.typed != nil:
        lines.append(".type(\((key.typed ?? "").debugDescription), at: \(number(event.time - zero))),")
      case .key(let key, _): lines.append("// At \(Seconds.text(event.time - zero)) the key \(key) was pressed.")
      case .touches(let touches) where touches.contains { $0.phase == .began }:
        lines.append("// At \(Seconds.text(event.time - zero)) a finger came down on a touch screen.")
      default: break
      }
    }
    let steps = lines.map { "    \($0)\n" }.joined()
    return "InputScript(\n  duration: \(number(max(0, end - zero))),\n  [\n\(steps)  ])\n"
  }

  /// A tap, or a drag, as the script plays it: evenly.
  private func step(from start: CGPoint, at time: Double, to end: CGPoint, at lift: Double) -> String {
    let isTap = hypot(end.x - start.x, end.y - start.y) < Self.tapRadius
    if isTap { return ".tap(\(point(start)), at: \(number(time - zero)))," }
    return ".drag(from: .point(\(point(start))), to: .point(\(point(end))), duration: \(number(lift - time)), "
      + "at: \(number(time - zero))),"
  }

  private func point(_ point: CGPoint) -> String { "CGPoint(x: \(number(point.x)), y: \(number(point.y)))" }

  /// Up to four digits after the point, none in vain.
  private func number(_ value: Double) -> String {
    let text = String(format: "%.4f", value)
    let short = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
    return value == value.rounded() ? String(format: "%.0f", value) : String(short.reversed())
  }

  /// What moves less than this is a tap, in points.
  private static let tapRadius: CGFloat = 4
}

nonisolated extension InputEvent.Key {
  /// What a script types to press the key; nil for a key that it has no word for.
  fileprivate var typed: String? {
    switch self {
    case .character(let character): String(character)
    case .space: " "
    case .return: "\n"
    case .tab: "\t"
    case .delete: "\u{8}"
    default: nil
    }
  }
}
