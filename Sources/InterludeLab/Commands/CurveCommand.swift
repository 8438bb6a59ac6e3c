import ArgumentParser
import InterludeUI
import MotionQA
import SDLStage

/// `interlude curve SPEC…`
struct CurveCommand: LabCommand {
  enum Form: String, ExpressibleByArgument, CaseIterable { case swift, css, forms }

  static let configuration = CommandConfiguration(
    commandName: "curve",
    abstract: "Look at timing curves: as a table, a plot, source.",
    discussion: """
      A curve is spelled as UIKit or CSS does, in quotes for the shell's sake: \(CurveSpec.examples).
      Springs are also spring(dampingRatio:response:), spring(mass:stiffness:damping:) and spring(duration:bounce:), \
      each with initialVelocity: if need be; there are linear(0, 0.5 20%, 1) and decay(velocity: 1000) too.
      --fit takes the curve from a recording instead: each motion of a view's property, as 'record' wrote it.
      Times are in seconds; values go from 0 to 1, velocities are in full distances per second. A curve has settled when it \
      is \(Settling.words).
      """)

  @Argument(help: ArgumentHelp("The curves; several are shown together.", valueName: "spec"))
  var spellings: [String] = []

  @Option(
    help: ArgumentHelp(
      "Find the curves that best explain a recorded property; alone, print them.",
      valueName: "trace.json#view.property"),
    transform: { text in
      guard let reference = TrackReference(text) else {
        throw ValidationError("give a trace file, a # and a property, such as out/card/trace.json#card.translation.y.")
      }
      return reference
    })
  var fit: TrackReference?

  @Flag(help: "Print comma-separated values.")
  var csv = false

  @Flag(help: "Print JSON, landmarks included.")
  var json = false

  @Option(help: ArgumentHelp("Write a plot of value and velocity as SVG.", valueName: "file"))
  var svg: String?

  @Option(help: ArgumentHelp("Write a plot of value and velocity as PNG.", valueName: "file"))
  var png: String?

  @Flag(help: "Make the PNG dark; an SVG is as its reader is.")
  var dark = false

  @Option(
    name: .customLong("as"),
    help: "Print the curve as UIKit source (swift), as CSS (css), or a spring by its other numbers (forms).")
  var form: Form?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How far CSS linear() may be off, 0.00001 to 0.1 of the distance.", valueName: "number"),
    transform: NumberParsing.tolerance)
  var tolerance: Double = 0.001

  @Option(
    parsing: .unconditional, help: ArgumentHelp("How many moments, 2 to 100000.", valueName: "number"),
    transform: NumberParsing.sampleCount)
  var samples: Int?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Moments at so many frames a second, 1 to 1000.", valueName: "number"),
    transform: NumberParsing.frameRate)
  var fps: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Up to this time, 0.001 to 600 seconds; the longest curve's own if left out.", valueName: "seconds"),
    transform: NumberParsing.curveDuration)
  var duration: Double?

  func validate() throws {
    if [csv, json, form != nil].filter({ $0 }).count > 1 {
      throw ValidationError("Choose one of --csv, --json and --as.")
    }
    if samples != nil, fps != nil { throw ValidationError("Choose one of --samples and --fps.") }
    if spellings.isEmpty, fit == nil {
      throw ValidationError("Missing <spec>: name a curve, such as \(CurveSpec.examples).")
    }
    _ = try specs()
  }

  @MainActor func run(in lab: Lab) throws {
    let fits = try fit.map { try recorded($0) } ?? []
    let specs = try specs() + fits.map(\.spec)
    let end = duration ?? min(specs.map(\.duration).max() ?? 1, Self.longest)
    for spec in specs { spec.curve.issues.forEach { lab.remark("\(spec): \($0.message)") } }
    if let form {
      lab.answer(try specs.map { try converted($0, to: form) }.joined(separator: "\n\n"))
    } else if csv || json || (svg == nil && png == nil && fits.isEmpty) {
      let table = CurveTable(specs, times: times(until: end))
      lab.answer(csv ? table.csv : json ? table.json : table.text)
    }
    if form == nil, !csv, !json { fits.forEach { lab.answer($0.description) } }
    let picture = Plot(specs, duration: end).picture
    if let svg { try TextFile.write(picture.svg, to: svg) }
    if let png {
      try ImageFile.write(picture.image(theme: dark ? .dark : .light, textRenderer: lab.textRenderer), to: png)
    }
  }

  /// Seconds; a spring may swing for longer.
  private static let longest = 600.0

  private func specs() throws(ValidationError) -> [CurveSpec] {
    do {
      return try spellings.map { (text) throws(CurveSpecError) in try CurveSpec(text) }
    } catch {
      throw ValidationError(error.description)
    }
  }

  private func recorded(_ reference: TrackReference) throws -> [CurveFit] {
    do {
      return try reference.track().fits()
    } catch let error as CurveFitError {
      throw ValidationError("No curve explains that property of \(reference.path). \(error.description)")
    }
  }

  private func times(until end: Double) -> [Double] {
    if let fps { return FrameTimes.steady(framesPerSecond: fps, duration: end) }
    return FrameTimes.spread(count: samples ?? 21, over: 0...end)
  }

  private func converted(_ spec: CurveSpec, to form: Form) throws(ValidationError) -> String {
    switch form {
    case .css: return spec.css(tolerance: tolerance)
    case .swift:
      if let swift = spec.swift { return swift }
      throw ValidationError("UIKit has no animation for \(spec): it is what a scroll view does when let go.")
    case .forms:
      if let forms = spec.equivalentForms { return forms.map(\.description).joined(separator: "\n") }
      throw ValidationError("\(spec) is no spring, and only springs have other forms.")
    }
  }
}
