import ArgumentParser
import FileSystem
import InterludeUI
import MotionQA
import PictureFiles

/// `interlude curve SPEC…`
struct CurveCommand: LabCommand {
  enum Form: String, ExpressibleByArgument, CaseIterable { case swift, css, forms }

  static let configuration = CommandConfiguration(
    commandName: "curve",
    abstract: "Look at timing curves: as a table, a plot, source.",
    usage: Usage.of("curve", "<spec> ... [<options>]", "--fit <recording#view.property> [<spec> ...] [<options>]"),
    discussion: """
      A curve is spelled in one way, in quotes for the shell's sake: \(CurveSpec.examples).
      Springs are also spring(dampingRatio:response:), spring(mass:stiffness:damping:) and spring(duration:bounce:), \
      each with initialVelocity: if need be; there are linear(0, 0.5 20%, 1), decay(velocity: 1000) and \
      approach(timeConstant: 0.061) too.
      What stands in source code can be pasted: UISpringTimingParameters(dampingRatio: 0.8), .spring(response: 0.3, \
      dampingFraction: 0.6), .snappy, .easeInOut(duration: 0.2), CAMediaTimingFunction(name: .easeIn), \
      cubic-bezier(0.4, 0, 0.2, 1), and what is around it: UIView.animate(withDuration: 0.3, options: .curveEaseOut) {, \
      withAnimation(.snappy) {, transition: opacity 0.2s ease-in, spring(dampingRatio = 0.8f, stiffness = 380f) of Jetpack Compose. \
      The numbers are enough: 0.4, 0, 0.2, 1 is a Bézier, and mass: 1, stiffness: 300, damping: 20 a \
      spring. Origami's and React Native's numbers are origami(tension: 40, friction: 7).
      --fit takes the curve from a recording instead: each motion of a view's property, as 'record' wrote it.
      Times are in seconds; values go from 0 to 1, velocities are in 1/s: 1/s is the whole distance in one second. A curve has settled \
      when it is \(Settling.words).
      """)

  @Argument(help: ArgumentHelp("The curves; several are shown together.", valueName: "spec"))
  var spellings: [String] = []

  @Option(
    help: ArgumentHelp(
      "Find the curves that best explain a recorded property; without a spec, print them.",
      valueName: "recording#view.property"),
    transform: { text in
      guard let reference = TrackReference(text) else {
        throw ValidationError("give a recording, a # and a property, such as out/card#card.translation.y.")
      }
      return reference
    })
  var fit: TrackReference?

  @Flag(help: "Print comma-separated values.")
  var csv = false

  @Flag(help: "Print JSON, including the landmarks.")
  var json = false

  @Option(
    help: ArgumentHelp("Write a plot of value and velocity as SVG. \(OutputPath.help)", valueName: "file"),
    transform: { try OutputPath($0, .svg) })
  var svg: OutputPath?

  @Option(
    help: ArgumentHelp("Write a plot of value and velocity as PNG. \(OutputPath.help)", valueName: "file"),
    transform: { try OutputPath($0, .png) })
  var png: OutputPath?

  @Flag(help: "Draw the PNG dark; an SVG follows the settings of whoever opens it.")
  var dark = false

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      "Print the curve as UIKit source (swift), as CSS (css), or a spring by its other numbers (forms).",
      valueName: "form"))
  var form: Form?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The largest error of CSS linear(), \(NumberParsing.tolerance) of the distance; 0.001 if left out.",
      valueName: "number"),
    transform: NumberParsing.tolerance.parse)
  var tolerance: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of moments, \(NumberParsing.sampleCount); \(Self.usualSamples) if left out.", valueName: "number"),
    transform: NumberParsing.sampleCount.parse)
  var samples: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The moments per second, \(NumberParsing.frameRate).", valueName: "number"),
    transform: NumberParsing.frameRate.parse)
  var fps: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Where the table or plot ends, \(NumberParsing.curveDuration) seconds; if left out, where the longest curve does.",
      valueName: "seconds"),
    transform: NumberParsing.curveDuration.parse)
  var duration: Double?

  func check() throws {
    if spellings.isEmpty, fit == nil {
      throw ValidationError("Missing <spec>: name a curve, such as \(CurveSpec.examples).")
    }
    _ = try specs()
    if [csv, json, form != nil].filter({ $0 }).count > 1 {
      throw ValidationError("Choose one of --csv, --json and --as.")
    }
    if samples != nil, fps != nil { throw ValidationError("Choose one of --samples and --fps.") }
    if !printsTable, samples != nil || fps != nil {
      throw ValidationError("--samples and --fps are for a table, and none is printed: leave them out, or add --csv.")
    }
    if !printsTable, plots.isEmpty, duration != nil {
      throw ValidationError("--duration is for a table or a plot, and there is neither: leave it out.")
    }
    if dark, png == nil {
      throw ValidationError("--dark is for a PNG, and none is written: add --png, or leave it out.")
    }
    if tolerance != nil, form != .css {
      throw ValidationError("--tolerance is for CSS, and none is printed: add --as css, or leave it out.")
    }
    let answers = plots.filter(\.isStandardOutput).count + (csv || json || form != nil ? 1 : 0)
    if plots.contains(where: \.isStandardOutput), answers > 1 {
      throw ValidationError("Standard output takes one thing: give the others a file, or leave them out.")
    }
    for plot in plots { try plot.check() }
  }

  private var plots: [OutputPath] { [svg, png].compactMap(\.self) }

  /// What is printed without any wish is the table.
  private var printsTable: Bool { csv || json || (form == nil && plots.isEmpty && fit == nil) }

  @MainActor func run(in lab: Lab) throws {
    let fits = try fit.map { try recorded($0) } ?? []
    let specs = try specs() + fits.map(\.spec)
    let end = duration ?? min(specs.map(\.duration).max() ?? 1, Self.longest)
    for spec in specs { spec.curve.issues.forEach { lab.remark("\(spec): \($0.message)") } }
    if let form {
      try lab.answer(try specs.map { try converted($0, to: form) }.joined(separator: "\n\n"))
    } else if printsTable {
      let table = CurveTable(specs, times: times(until: end))
      try lab.answer(csv ? table.csv : json ? table.json : table.text)
    }
    if form == nil, !csv, !json, !plots.contains(where: \.isStandardOutput) {
      for fit in fits { try lab.answer(fit.description) }
    }
    let picture = Plot(specs, duration: end).picture
    try svg?.write(Data(picture.svg.utf8), in: lab)
    if let png {
      let image = picture.image(theme: dark ? .dark : .light, textRenderer: lab.textRenderer, renderer: lab.renderer)
      try png.write(ImageFile.data(of: image), in: lab)
    }
    if form == nil, !printsTable, fit == nil { for plot in plots { try plot.tell(in: lab) } }
  }

  private static let usualSamples = 21

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
    let trace = try reference.trace()
    do {
      return try reference.track(in: trace).fits()
    } catch let error as UserFacingError {
      throw ValidationError("\(error)")
    } catch let error as CurveFitError {
      throw ValidationError("No curve explains that property of \(reference.path). \(error.description)")
    }
  }

  private func times(until end: Double) -> [Double] {
    if let fps { return FrameTimes.steady(framesPerSecond: fps, duration: end) }
    return FrameTimes.spread(count: samples ?? Self.usualSamples, over: 0...end)
  }

  private func converted(_ spec: CurveSpec, to form: Form) throws(ValidationError) -> String {
    switch form {
    case .css: return spec.css(tolerance: tolerance ?? 0.001)
    case .swift:
      if let swift = spec.swift() { return swift }
      let reason =
        switch spec {
        case .decay: "is what a scroll view does when let go"
        case .approach: "sets off at full speed"
        default: "is overdamped, and creeps"
        }
      throw ValidationError("UIKit has no animation for \(spec): it \(reason).")
    case .forms:
      if let forms = spec.equivalentForms { return forms.map(\.description).joined(separator: "\n") }
      throw ValidationError("\(spec) is no spring, and only springs have other forms.")
    }
  }
}
