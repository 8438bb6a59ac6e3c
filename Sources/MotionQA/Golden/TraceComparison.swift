/// Compares a recording's trace with its golden.
public nonisolated struct TraceComparison {
  /// The golden, and the recording.
  public let expected, actual: Trace
  /// How far numbers may be apart.
  public var tolerances = Tolerances()
  /// Whether the curves behind what differs are looked for, which takes far longer than finding that it does.
  public var explains = true

  /// A comparison of a recording with its golden.
  public init(expected: Trace, actual: Trace, tolerances: Tolerances = Tolerances()) {
    self.expected = expected
    self.actual = actual
    self.tolerances = tolerances
  }

  /// Everything that differs; empty when nothing does. What the two cannot be compared by stands alone.
  public var differences: [TraceDifference] {
    let framing = framingDifferences
    guard framing.isEmpty else { return framing }
    let known = Dictionary(uniqueKeysWithValues: actual.views.map { ($0.name, $0) })
    let names = Set(expected.views.map(\.name))
    var differences = stepDifferences + transitionDifferences.map(\.difference)
    for view in expected.views {
      if let now = known[view.name] { differences += compare(view, now) } else { differences.append(missing(view)) }
    }
    return differences + actual.views.filter { !names.contains($0.name) }.map(new)
      + [placeDifference].compactMap(\.self)
  }

  // MARK: As a whole

  var framingDifferences: [TraceDifference] {
    func size(_ trace: Trace) -> String {
      "\(Rounding.text(trace.size.width)) × \(Rounding.text(trace.size.height)) pt"
    }
    func rate(_ trace: Trace) -> String { "\(trace.framesPerSecond) frames per second" }
    return [(size(expected), size(actual)), (rate(expected), rate(actual)), (expected.scene, actual.scene)]
      .filter { $0.0 != $0.1 }
      .map { TraceDifference(.recording, expected: $0.0, actual: $0.1, diagnosis: "The two cannot be compared") }
  }

  private var stepDifferences: [TraceDifference] {
    var differences: [TraceDifference] = []
    if expected.frameCount != actual.frameCount {
      differences.append(
        TraceDifference(
          .recording, expected: "\(expected.frameCount) frames", actual: "\(actual.frameCount)",
          diagnosis: "The script has another duration"))
    }
    if expected.steps != actual.steps, placeDifference == nil {
      differences.append(
        TraceDifference(
          .recording, expected: expected.steps.joined(separator: ", "), actual: actual.steps.joined(separator: ", "),
          diagnosis: stepDiagnosis))
    }
    return differences
  }

  /// Whether the script does something else, or at other times; that it touches other places may be for what lies there.
  var isScriptChanged: Bool { expected.steps != actual.steps && placeDifference == nil }

  /// The first touch at another place, where nothing else of the script differs: a step that names a view touches it where it is.
  var placeDifference: TraceDifference? {
    let (old, new) = (expected.steps.map(ScriptStep.init), actual.steps.map(ScriptStep.init))
    guard expected.steps != actual.steps, old.map(\.touch) == new.map(\.touch), old.map(\.time) == new.map(\.time),
      let index = old.indices.first(where: { old[$0].words != new[$0].words })
    else { return nil }
    return TraceDifference(
      .recording, time: old[index].time, expected: old[index].words, actual: new[index].words,
      diagnosis: "The script’s step \(index + 1) touches another place, as where the view that it names has moved")
  }

  /// The first step that comes at another time, where the script does the same things.
  private var stepDiagnosis: String {
    let (old, new) = (expected.steps.map(ScriptStep.init), actual.steps.map(ScriptStep.init))
    let index = zip(old, new).enumerated().first { $1.0.time != $1.1.time }?.offset
    guard old.map(\.words) == new.map(\.words), let index, let time = old[index].time, let newTime = new[index].time
    else {
      return "The script does something else"
    }
    let verb = newTime > time ? "later" : "earlier"
    return "The script’s step \(index + 1) comes \(Seconds.short(abs(newTime - time))) \(verb)"
  }

  // MARK: Transitions

  /// The transitions of both; empty where they are not on record.
  var transitionPairs: [TransitionPair] {
    guard let old = expected.transitions, let new = actual.transitions else { return [] }
    return TransitionPair.pairs(old, new)
  }

  /// Those that are not as they were, with their places among ``transitionPairs``.
  var transitionDifferences: [(index: Int, difference: TraceDifference)] {
    transitionPairs.enumerated().compactMap { index, pair in
      let delay = pair.delay.flatMap(TransitionWords.later)
      let isBothThere = pair.both != nil
      guard !isBothThere || !pair.changes.isEmpty || delay != nil, let either = pair.either else { return nil }
      let diagnosis =
        isBothThere ? (pair.changes + ["begins \(delay ?? "at the same time")"]).joined(separator: "; ") : nil
      return (
        index,
        TraceDifference(
          .transition(either.description), frame: nil, time: either.begin,
          expected: TransitionWords.span(pair.expected), actual: TransitionWords.span(pair.actual),
          diagnosis: diagnosis.map { "It \($0)" })
      )
    }
  }

  // MARK: Views

  private func missing(_ view: ViewTrace) -> TraceDifference {
    difference(.view(view.name), frame: view.presence.first?.lowerBound, "a view", "none", "The view is missing")
  }

  private func new(_ view: ViewTrace) -> TraceDifference {
    difference(.view(view.name), frame: view.presence.first?.lowerBound, "no such view", "one", "The view is new")
  }

  private func compare(_ old: ViewTrace, _ new: ViewTrace) -> [TraceDifference] {
    let presence = presenceDifference(old, new).map { [$0] } ?? []
    let frames = sharedFrames(old, new)
    return presence + superviewDifference(old, new, frames)
      + TraceProperty.allCases.compactMap { compare($0, old, new, frames) }
  }

  private func presenceDifference(_ old: ViewTrace, _ new: ViewTrace) -> TraceDifference? {
    let slack = Int((tolerances.seconds * Double(expected.framesPerSecond) + 1e-9).rounded(.down))
    // A script of another duration is reported once; where both end does not count.
    let end = min(expected.frameCount, actual.frameCount)
    func bounds(_ view: ViewTrace) -> [Int] {
      view.presence.flatMap { [min($0.lowerBound, end), min($0.upperBound, end)] }
    }
    let (before, now) = (bounds(old), bounds(new))
    let isSame = before.count == now.count && zip(before, now).allSatisfy { abs($0 - $1) <= slack }
    guard !isSame else { return nil }
    let index = zip(before, now).enumerated().first { abs($1.0 - $1.1) > slack }?.offset ?? min(before.count, now.count)
    func words(_ bounds: [Int]) -> String {
      guard index < bounds.count, bounds[index] < end else { return "to stay as it is to the end" }
      return "to \(index.isMultiple(of: 2) ? "come" : "go") at frame \(bounds[index])"
    }
    let first = [before, now].compactMap { index < $0.count ? $0[index] : nil }.min()
    // What stays to the end does not go there.
    func change(_ bounds: [Int]) -> Int? { index < bounds.count && bounds[index] < end ? bounds[index] : nil }
    let diagnosis = shift(change(before), change(now), index)
    return difference(.view(old.name), frame: first, words(before), words(now), diagnosis)
  }

  private func shift(_ before: Int?, _ now: Int?, _ index: Int) -> String? {
    guard let before, let now else { return nil }
    let (count, verb) = (abs(now - before), index.isMultiple(of: 2) ? "comes" : "goes")
    return "It \(verb) \(count) frame\(count == 1 ? "" : "s") \(now > before ? "later" : "earlier")"
  }

  private func superviewDifference(_ old: ViewTrace, _ new: ViewTrace, _ frames: [Int]) -> [TraceDifference] {
    func words(_ name: String?) -> String { name.map { "to be in \($0)" } ?? "to be in nothing" }
    guard let frame = frames.first(where: { old.superview(at: $0) != new.superview(at: $0) }) else { return [] }
    let (before, now) = (old.superview(at: frame), new.superview(at: frame))
    return [difference(.view(old.name), frame: frame, words(before), words(now), nil)]
  }

  /// The frames in which both are on screen.
  private func sharedFrames(_ old: ViewTrace, _ new: ViewTrace) -> [Int] {
    let end = min(expected.frameCount, actual.frameCount)
    return old.presence.flatMap { range in
      range.filter { frame in frame < end && new.presence.contains { $0.contains(frame) } }
    }
  }

  // MARK: Properties

  private func compare(
    _ property: TraceProperty, _ old: ViewTrace, _ new: ViewTrace, _ frames: [Int]
  ) -> TraceDifference? {
    if old.stillValue(of: property) == new.stillValue(of: property), old.stillValue(of: property) != nil { return nil }
    let pair = pair(of: property, old, new)
    // Both are rounded; what is on the edge of the tolerance is within it.
    let frame = frames.first { abs(pair.expected.values[$0] - pair.actual.values[$0]) > pair.tolerance + 1e-9 }
    guard let frame else { return nil }
    func text(_ value: Double) -> String { "\(Rounding.text(value))\(property.kind.unit.spaced)" }
    return difference(
      .property(view: old.name, property), frame: frame, text(pair.expected.values[frame]),
      text(pair.actual.values[frame]), explains ? diagnosis(of: pair, frames) : nil)
  }

  /// How a property is different from what it was, in words.
  func diagnosis(of pair: PropertyPair) -> String? {
    guard let old = expected[pair.view], let new = actual[pair.view] else { return nil }
    return diagnosis(of: pair, sharedFrames(old, new))
  }

  private func diagnosis(of pair: PropertyPair, _ frames: [Int]) -> String? {
    TrackDiagnosis(expected: pair.expected, actual: pair.actual, frames: frames, tolerance: pair.tolerance).text
  }

  /// Both sides of a property; nil unless both have the view.
  func pair(of property: TraceProperty, ofView name: String) -> PropertyPair? {
    guard let old = expected[name], let new = actual[name] else { return nil }
    return pair(of: property, old, new)
  }

  private func pair(of property: TraceProperty, _ old: ViewTrace, _ new: ViewTrace) -> PropertyPair {
    PropertyPair(
      old.name, property,
      expected: old.track(
        of: property, frameCount: expected.frameCount, framesPerSecond: expected.framesPerSecond),
      actual: new.track(of: property, frameCount: actual.frameCount, framesPerSecond: actual.framesPerSecond),
      tolerance: tolerances[property.kind])
  }

  private func difference(
    _ subject: TraceDifference.Subject, frame: Int?, _ expected: String, _ actual: String, _ diagnosis: String?
  ) -> TraceDifference {
    TraceDifference(
      subject, frame: frame, time: frame.map(self.expected.time(ofFrame:)), expected: expected, actual: actual,
      diagnosis: diagnosis)
  }
}

nonisolated extension ViewTrace {
  /// The property's number, if it never changes.
  fileprivate func stillValue(of property: TraceProperty) -> Double? {
    moving.contains { $0.property == property } ? nil : still[property] ?? property.restValue
  }
}

nonisolated extension String {
  /// Behind a number: with a space before it, save for the sign of degrees.
  var spaced: String { isEmpty || self == "°" ? self : " \(self)" }
}
