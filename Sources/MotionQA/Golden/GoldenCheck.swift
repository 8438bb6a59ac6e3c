import Foundation
import InterludeUI
import Rasterizer

/// A recording held against its golden: the one comparison behind `interlude verify`, its report, and tests, which expect that
/// it passes and attach its evidence when it does not.
///
/// ```swift
/// let check = GoldenCheck(try scene.record(), in: GoldenFolder("Goldens", beside: #filePath))
/// for evidence in check.evidence { Attachment.record(evidence.data, named: evidence.name) }
/// #expect(check.passes, "\(check)")
/// ```
public struct GoldenCheck {
  /// How the recording compares with its golden.
  public let verdict: Verdict
  /// What the recording was compared with; nil when that could not be read.
  public let golden: RecordedBundle?
  /// The pictures that the golden keeps; empty unless they were compared.
  public let pictures: [KeptPicture]
  private var recording: RecordedBundle?
  private let renderer: any Renderer

  /// - Parameters:
  ///   - recording: What was recorded.
  ///   - goldens: The folder with the golden of that scene.
  ///   - tolerances: How far numbers may be from it.
  ///   - pixels: How the pictures that the golden keeps are compared; nil for not at all.
  ///   - renderer: What draws the recording's frames.
  public init(
    _ recording: RecordedBundle, in goldens: GoldenFolder, tolerances: Tolerances = Tolerances(),
    pixels: PixelMeasure? = nil, renderer: any Renderer = Rasterizer()
  ) {
    self.init(
      of: recording.trace.scene, in: goldens, tolerances: tolerances, pixels: pixels, renderer: renderer
    ) { _ in recording }
    self.recording = recording
  }

  /// Records a scene as its golden was recorded, and compares the two.
  ///
  /// - Parameters:
  ///   - scene: The scene's name.
  ///   - goldens: The folder with the golden of that scene.
  ///   - tolerances: How far numbers may be from it.
  ///   - pixels: How the pictures that the golden keeps are compared; nil for not at all.
  ///   - renderer: What draws the recording's frames.
  ///   - record: Makes the recording, given the golden. An error that it throws is the verdict's reason, as is that of a golden
  ///     that cannot be read.
  public init(
    of scene: String, in goldens: GoldenFolder, tolerances: Tolerances = Tolerances(), pixels: PixelMeasure? = nil,
    renderer: any Renderer = Rasterizer(), record: (_ golden: RecordedBundle) throws -> RecordedBundle
  ) {
    self.renderer = renderer
    do {
      let golden = try goldens.golden(of: scene)
      let kept = pixels == nil ? [] : try goldens.pictures(of: scene)
      let recording = try record(golden)
      let differences = pixels.map {
        PixelComparison(expected: kept, actual: recording, measure: $0, renderer: renderer).findings
      }
      verdict = Verdict(on: recording, golden: golden, tolerances: tolerances).adding(differences ?? [])
      (self.golden, pictures, self.recording) = (golden, kept, recording)
    } catch {
      verdict = Verdict(scene: scene, outcome: .incomparable("\(error)"))
      (golden, pictures, recording) = (nil, [], nil)
    }
  }

  /// Whether nothing differs by more than the tolerances.
  public var passes: Bool { verdict.outcome == .same }

  /// The page that shows a recording beside the golden that it differs from, as the pictures that the golden keeps show it, or
  /// else as it is redrawn in the recording's expected frames; nil where nothing differs.
  ///
  /// - Parameters:
  ///   - title: The page's title.
  ///   - recording: The one that was compared, or one of the same with frames.
  ///   - progress: told how much is drawn, 0…1.
  public func report(
    title: String, of recording: RecordedBundle, progress: (Double) -> Void = { _ in }
  ) -> MotionReport? {
    guard !verdict.findings.isEmpty, let golden else { return nil }
    let (source, expectation): (ExpectedPictures, ReportPictures.Expectation) =
      if !pictures.isEmpty {
        (.kept, .kept(pictures))
      } else if !recording.expectedFrames.isEmpty {
        (.redrawn, .frames(recording.expectedFrames))
      } else {
        (.missing, .nothing)
      }
    let drawing = ReportPictures.draw(
      recording.frames, expected: expectation, renderer: renderer, progress: progress)
    return MotionReport(
      title: title, of: recording, pictures: drawing, comparedWith: (golden, source), findings: verdict.findings)
  }

  /// A file for a person who looks into a failure.
  public struct Evidence {
    /// The file's name.
    public let name: String
    /// What is in the file.
    public let data: Data
  }

  /// What was recorded, in numbers, and how it differs, as a page with pictures if frames were kept; nothing when the check
  /// passes.
  public var evidence: [Evidence] {
    guard !passes, let recording else { return [] }
    let name = SceneName(verdict.scene).file
    let numbers = [
      Evidence(name: "\(name)-\(BundleFolder.traceFile)", data: Data(recording.trace.text.utf8)),
      Evidence(name: "\(name)-\(BundleFolder.lifecycleFile)", data: Data(recording.lifecycle.text.utf8)),
    ]
    guard let report = report(title: verdict.scene, of: recording) else { return numbers }
    return numbers + [Evidence(name: "\(name).html", data: Data(report.html.utf8))]
  }
}

extension GoldenCheck: @MainActor CustomStringConvertible {
  public var description: String { passes ? "\(verdict.scene): same" : verdict.lines.joined(separator: "\n") }
}

extension GoldenFolder {
  /// A folder beside a source file, so that tests find it wherever they are started.
  public init(_ name: String, beside file: String) {
    self.init(URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(name).path)
  }
}
