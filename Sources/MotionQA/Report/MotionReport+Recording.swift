import Foundation
import InterludeUI

nonisolated extension MotionReport {
  /// A recording, beside its golden when it is compared with one.
  ///
  /// - Parameters:
  ///   - title: The page's title.
  ///   - bundle: The recording.
  ///   - pictures: Of the recording's frames, and of what was expected.
  ///   - golden: What was expected, and where pictures of that come from.
  ///   - findings: What differs, by its causes.
  @MainActor public init(
    title: String, of bundle: RecordedBundle, pictures: ReportPictures.Drawing,
    comparedWith golden: (bundle: RecordedBundle, pictures: ExpectedPictures)? = nil, findings: [Finding] = []
  ) {
    let traces = [golden?.bundle.trace, bundle.trace].compactMap(\.self)
    let subjects = ReportSubjects(of: traces, findings.flatMap(\.differences))
    self.init(
      title: title, subtitle: bundle.trace.summary, size: bundle.trace.size,
      actual: ReportRecording(of: bundle, pictures.actual, subjects),
      expected: golden.map { ReportRecording(of: $0.bundle, pictures.expected, subjects) },
      causes: findings.map { Cause($0) }, note: golden?.pictures.note)
    difference = pictures.difference
    let opening = pictures.mostDifferentFrame ?? mostDifferentFrame ?? 0
    openingFrame = min(opening, max(0, actual.times.count - 1))
  }
}

/// What is worth a plot or an outline: what moves in any of some traces, and what differs.
nonisolated private struct ReportSubjects {
  private(set) var series: [(view: String, property: TraceProperty)] = []
  private(set) var boxes: [String] = []

  init(of traces: [Trace], _ differences: [TraceDifference]) {
    var moving: Set<TraceDifference.Subject> = Set(differences.map(\.subject))
    for view in traces.flatMap(\.views) {
      moving.formUnion(view.moving.map { .property(view: view.name, $0.property) })
    }
    var seen: Set<String> = []
    for name in traces.flatMap(\.views).map(\.name) where seen.insert(name).inserted {
      let properties = TraceProperty.allCases.filter { moving.contains(.property(view: name, $0)) }
      series += properties.map { (name, $0) }
      if properties.contains(where: \.isOfPlace) { boxes.append(name) }
    }
  }
}

nonisolated extension TraceProperty {
  /// Whether it decides where the view shows.
  fileprivate var isOfPlace: Bool { index < TraceProperty.alpha.index && self != .sublayerPerspective }
}

nonisolated extension ReportRecording {
  fileprivate init(of bundle: RecordedBundle, _ sequence: ReportImageSequence?, _ subjects: ReportSubjects) {
    let trace = bundle.trace
    let places = WindowPlaces(in: trace)
    self.init(
      times: (0..<trace.frameCount).map(trace.time(ofFrame:)), sequence: sequence,
      series: subjects.series.compactMap { subject in
        trace[subject.view].map { Series(of: $0, subject.property, in: trace) }
      },
      boxes: subjects.boxes.compactMap { name in trace[name].map { Box(of: $0, in: trace, places) } },
      events: bundle.lifecycle.events.map { event in
        let call = event.detail.isEmpty ? event.callback : "\(event.callback) \(event.detail)"
        return Event(time: event.time, subject: event.subject, text: call)
      }, environment: bundle.environment)
  }
}

nonisolated extension ReportRecording.Series {
  fileprivate init(of view: ViewTrace, _ property: TraceProperty, in trace: Trace) {
    let track = view.track(of: property, frameCount: trace.frameCount, framesPerSecond: trace.framesPerSecond)
    let isPresent = trace.presence(of: view)
    self.init(
      view: view.name, property: property.rawValue, unit: property.kind.unit.spaced,
      values: zip(track.values, isPresent).map { $1 ? $0 : nil },
      velocities: zip(track.velocities, isPresent).map { $1 ? $0 : nil }, motions: track.metrics.map(\.description))
  }
}

nonisolated extension ReportRecording.Box {
  fileprivate init(of view: ViewTrace, in trace: Trace, _ places: WindowPlaces) {
    self.init(
      view: view.name,
      places: (0..<trace.frameCount).map { frame in
        places.corners(of: view, at: frame).map {
          ReportRecording.Place(corners: $0, rounding: view.rounding(at: frame))
        }
      })
  }
}

nonisolated extension ViewTrace {
  /// How much of its sides the corners' radius recordings.
  fileprivate func rounding(at frame: Int) -> CGSize {
    let radius = value(of: .cornerRadius, at: frame)
    func part(_ side: Double) -> Double { side > 0 ? min(max(radius / side, 0), 0.5) : 0 }
    return CGSize(width: part(value(of: .width, at: frame)), height: part(value(of: .height, at: frame)))
  }
}

nonisolated extension Trace {
  /// Frame by frame, whether a view is on screen.
  fileprivate func presence(of view: ViewTrace) -> [Bool] {
    var isPresent = Array(repeating: false, count: frameCount)
    for range in view.presence { for frame in range { isPresent[frame] = true } }
    return isPresent
  }

  /// What was recorded, and how finely.
  fileprivate var summary: String {
    let screen = "\(Rounding.text(size.width)) × \(Rounding.text(size.height)) pt"
    return "\(scene) · \(screen) · \(frameCount) frames at \(framesPerSecond) per second · "
      + (steps.isEmpty ? "no input" : steps.joined(separator: " · "))
  }
}
