import InterludeUI
import MotionQA

/// A run's log as the timeline shows it: a bar for animations that run together, the bars of a view below each other, in groups by
/// transition.
struct TimelineSummary {
  private(set) var model = TimelineModel()
  /// The motions of the log that each bar stands for, by the bar's number.
  private(set) var motions: [Int: Set<Int>] = [:]

  /// The group of what moved outside of transitions.
  static let loose = -1

  /// - Parameter zero: Where the scene's time counts from.
  init(of log: RunLog, take: Take, zero: Double) {
    model.extent = 0...max(take.end, 0.001)
    model.zero = zero
    let parts = Dictionary(grouping: log.motions.filter(\.lasts)) { $0.transition ?? Self.loose }
    model.groups = parts.keys.sorted().map { index in
      group(index, of: parts[index] ?? [], in: log)
    }
    .sorted { $0.start < $1.start }
    model.ticks = Self.ticks(of: take, log).sorted { $0.time < $1.time }
  }

  /// The take goes on, and nothing else has happened: its end, in seconds.
  mutating func extend(to end: Double) { model.extent = 0...max(end, 0.001) }

  /// The bar that a motion is part of.
  func bar(of motion: Int) -> Int? { motions.first { $0.value.contains(motion) }?.key }

  // MARK: Bars

  private mutating func group(_ index: Int, of motions: [LoggedMotion], in log: RunLog) -> TimelineModel.Group {
    let transition = index < 0 ? nil : log.transitions[index]
    var rows: [(view: String, properties: [String], bars: [TimelineModel.Bar])] = []
    for together in Self.together(motions) {
      let properties = together.map(\.property)
      let bar = bar(of: together, in: log)
      if let place = rows.firstIndex(where: { $0.view == together[0].view && $0.properties == properties }) {
        rows[place].bars.append(bar)
      } else {
        rows.append((together[0].view, properties, [bar]))
      }
    }
    let start = transition?.start ?? motions.map(\.start).min() ?? 0
    let last = motions.contains { $0.end == nil } ? nil : motions.compactMap(\.end).max()
    return TimelineModel.Group(
      id: index, title: transition?.heading ?? "outside of transitions", start: start,
      end: transition.map(\.end) ?? last,
      rows: rows.enumerated().map { number, row in
        TimelineModel.Row(
          id: number,
          title: "\(Self.shortName(row.view)) · \(row.properties.map(Self.propertyName).joined(separator: ", "))",
          bars: row.bars)
      })
  }

  /// Motions of one view that begin, end and go alike, in the order of the first of each.
  private static func together(_ motions: [LoggedMotion]) -> [[LoggedMotion]] {
    motions.reduce(into: [[LoggedMotion]]()) { parts, motion in
      let place = parts.firstIndex { part in
        let first = part[0]
        return first.view == motion.view && first.start == motion.start && first.end == motion.end
          && first.course == motion.course && first.source == motion.source && first.isHeld == motion.isHeld
          && first.transition == motion.transition
          && !part.contains { $0.property == motion.property }
      }
      if let place { parts[place].append(motion) } else { parts.append([motion]) }
    }
  }

  private mutating func bar(of together: [LoggedMotion], in log: RunLog) -> TimelineModel.Bar {
    let first = together[0]
    motions[first.id] = Set(together.map(\.id))
    let isAppearance = together.allSatisfy(\.isAppearance)
    let state: TimelineModel.Bar.State =
      switch first.fate {
      case .running, .completed: .completed
      case .interrupted: .interrupted
      case .handedOver(let next): log.lasting(from: next).map { .handedOver(to: $0) } ?? .completed
      }
    return TimelineModel.Bar(
      id: first.id, start: first.start, end: first.end, arrival: first.curve.map { first.start + $0.duration },
      text: first.text,
      source: first.source.map { $0.isSystem ? "system" : "\($0)" } ?? "",
      role: isAppearance ? .appearance : .motion, state: state)
  }

  /// As the graph and recordings call a view's property; the key path of one that they know only in parts.
  private static func propertyName(_ keyPath: String) -> String {
    let parts = keyPath.split(separator: ".", maxSplits: 1)
    let name = parts.first == "position" ? "center" : parts.first == "opacity" ? "alpha" : String(parts.first ?? "")
    return ([name] + parts.dropFirst().map(String.init)).joined(separator: ".")
  }

  private static func shortName(_ view: String) -> String { view.split(separator: "/").last.map(String.init) ?? view }

  // MARK: Ticks

  private static func ticks(of take: Take, _ log: RunLog) -> [TimelineModel.Tick] {
    let touches = take.events.compactMap { event -> TimelineModel.Tick? in
      switch event.kind {
      case .pointerDown: TimelineModel.Tick(time: event.time, name: "down", kind: .touchDown)
      case .pointerUp: TimelineModel.Tick(time: event.time, name: "up", kind: .touchUp)
      case .touches(let touches):
        touches.first.map {
          TimelineModel.Tick(
            time: event.time, name: "\($0.phase)",
            kind: $0.phase == .began ? .touchDown : $0.phase == .moved ? .touchMove : .touchUp)
        }
      case .scroll: TimelineModel.Tick(time: event.time, name: "scroll", kind: .touchMove)
      case .key(let key, _): TimelineModel.Tick(time: event.time, name: "\(key)", kind: .key)
      case .pointerMoved, .pointerCancelled, .resize: nil
      }
    }
    let callbacks = log.callbacks.filter { $0.callback != "subviews" }.map {
      TimelineModel.Tick(time: $0.time, name: "\($0.subject).\($0.callback)", kind: .callback)
    }
    let diagnostics = log.mistakes.map {
      TimelineModel.Tick(time: $0.time, name: $0.identifier, kind: .diagnostic, text: "\($0)")
    }
    return touches + callbacks + diagnostics
  }
}

nonisolated extension RunLog {
  /// The first visible motion of a chain of hand-overs; nil for none.
  fileprivate func lasting(from motion: Int) -> Int? {
    sequence(first: motion) { if case .handedOver(let next) = motions[$0].fate { next } else { nil } }
      .first { motions[$0].lasts }
  }
}

nonisolated extension LoggedMotion {
  /// Whether it lasted longer than the instant in which it began and was ended or replaced: that would be invisible.
  var lasts: Bool { end != start }

  /// Its timing in few characters: `spring ζ 0.55 · 0.80 s`.
  var text: String {
    if isHeld { return "held" }
    guard let words = course.words else { return "continued" }
    // The length that it will have: a motion that has arrived rests until its animator ends.
    let length = end.map { $0 - start } ?? [expectedDuration, curve?.duration].compactMap(\.self).min()
    return [words, length.map { Seconds.text($0) }].compactMap(\.self).joined(separator: " · ")
  }
}
