import Foundation
import InterludeUI
import Rasterizer

/// A recording held against its golden, for tests: what they expect, and what they attach when it is not so.
///
/// ```swift
/// let check = GoldenCheck(try scene.record(), in: GoldenFolder("Goldens", beside: #filePath))
/// for evidence in check.evidence { Attachment.record(evidence.data, named: evidence.name) }
/// #expect(check.passes, "\(check)")
/// ```
public struct GoldenCheck {
  public let verdict: Verdict
  private let recording: RecordedBundle
  private let golden: RecordedBundle?
  private var pictures: [KeptPicture] = []
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
    self.recording = recording
    self.renderer = renderer
    let scene = recording.trace.scene
    do {
      let golden = try goldens.golden(of: scene)
      if pixels != nil { pictures = try goldens.pictures(of: scene) }
      let kept = pictures
      verdict = Verdict(on: recording, golden: golden, tolerances: tolerances)
        .adding(
          pixels.map {
            PixelComparison(expected: kept, actual: recording, measure: $0, renderer: renderer).findings
          } ?? [])
      self.golden = golden
    } catch {
      verdict = Verdict(scene: scene, outcome: .incomparable(error.description))
      golden = nil
    }
  }

  public var passes: Bool { verdict.outcome == .same }

  /// A file for a person who looks into a failure.
  public struct Evidence {
    public let name: String
    public let data: Data
  }

  /// What was recorded, in numbers, and how it differs, as a page with pictures if frames were kept; nothing when the check
  /// passes.
  public var evidence: [Evidence] {
    guard !passes else { return [] }
    let scene = recording.trace.scene
    let numbers = [
      Evidence(name: "\(scene)-\(BundleFolder.traceFile)", data: Data(recording.trace.text.utf8)),
      Evidence(name: "\(scene)-\(BundleFolder.lifecycleFile)", data: Data(recording.lifecycle.text.utf8)),
    ]
    return numbers + [report].compactMap(\.self).map { Evidence(name: "\(scene).html", data: Data($0.utf8)) }
  }

  private var report: String? {
    guard !verdict.findings.isEmpty, let golden else { return nil }
    let drawing = ReportPictures.draw(
      recording.frames, expected: pictures.isEmpty ? .nothing : .kept(pictures), renderer: renderer)
    return MotionReport(
      title: recording.trace.scene, of: recording, pictures: drawing,
      comparedWith: (golden, pictures.isEmpty ? .missing : .kept), findings: verdict.findings
    ).html
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
