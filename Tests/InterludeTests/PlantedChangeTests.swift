import InterludeUI
import MotionQA
import InterludeTestSupport
import Testing

@testable import InterludeLab
@testable import interlude

/// Mistakes planted in the gallery's scenes are found, and the property that shows them is named.
struct PlantedChangeTests {
  /// Frames a second that are enough to see a change: all of them are among those that a golden has.
  private static let coarse = 30

  /// The scenes in which something is to be seen to move: what the careless animator moves is not.
  private static var names: [String] { GalleryScenes.wholesomeNames }

  private func record(
    _ name: String, _ change: PlantedChange, in keyPath: String? = nil, framesPerSecond: Int = 60
  ) throws -> (trace: Trace, shell: PlantedShell) {
    let lab = try GalleryScenes.lab()
    let scene = try lab.scene(named: name)
    let planted = lab.makeShell(opening: scene, size: WindowSize.standard, scale: 2)
    // What is planted is a mistake as well as a difference.
    planted.stage.onDiagnostic = { _ in }
    let shell = PlantedShell(planted, change, in: keyPath)
    let bundle = try RecordedBundle.record(
      scene.script, on: shell, scene: name, framesPerSecond: framesPerSecond)
    return (bundle.trace, shell)
  }

  private func coarseDifferences(
    _ name: String, _ change: PlantedChange, in keyPath: String? = nil
  ) throws -> (all: [TraceDifference], keyPath: String?) {
    let (trace, shell) = try record(name, change, in: keyPath, framesPerSecond: Self.coarse)
    let expected = try GalleryScenes.recording(of: name, framesPerSecond: Self.coarse).trace
    var comparison = TraceComparison(expected: expected, actual: trace)
    comparison.explains = false
    return (comparison.differences, shell.keyPath)
  }

  private func names(_ differences: [TraceDifference]) -> [String] {
    differences.compactMap { if case .property(_, let property) = $0.subject { property.rawValue } else { nil } }
  }

  /// Changes in scenes, as far apart in the table of both as `stride` says, so that each scene and each change has its turn.
  private static func cases(
    _ changes: [PlantedChange] = PlantedChange.allCases, stride: Int
  ) -> [(String, PlantedChange)] {
    names.enumerated().flatMap { row, name in
      changes.enumerated().filter { (row + $0.offset) % stride == 0 }.map { (name, $0.element) }
    }
  }

  @Test(arguments: await cases(stride: Thoroughness.stride(9)))
  func aPlantedChangeIsFound(name: String, change: PlantedChange) throws {
    let (all, animated) = try coarseDifferences(name, change)
    let keyPath = try #require(animated)

    switch change {
    case .missingView:
      #expect(all.contains { $0.diagnosis == "The view is missing" || $0.diagnosis?.contains("earlier") == true })
    case .endsEarly:
      #expect(!all.isEmpty)
    default:
      let signs = change.signs(animated: keyPath)
      #expect(names(all).contains { name in signs.contains { name.hasPrefix($0) } }, "\(keyPath) in \(all)")
    }
  }

  @Test(arguments: PlantedChange.allCases.filter { $0 != .endsEarly })
  func aPlantedChangeIsExplained(change: PlantedChange) throws {
    let golden = try GalleryScenes.golden(of: "drop-in")
    let differences = TraceComparison(expected: golden, actual: try record("drop-in", change).trace).differences
    #expect(differences.contains { $0.diagnosis != nil }, "\(differences)")
  }

  @Test(
    arguments: await cases([.fivePercentLonger, .moreDamped, .lessDamped, .linear], stride: Thoroughness.stride(4)))
  func theCurveThatWasPlantedIsFound(name: String, change: PlantedChange) throws {
    let golden = try GalleryScenes.golden(of: name)
    let (actual, shell) = try record(name, change)
    let keyPath = try #require(shell.keyPath)
    let signs = change.signs(animated: keyPath)
    var (count, seen): (Int, Set<String>) = (0, [])

    for difference in TraceComparison(expected: golden, actual: actual).differences {
      // One property a view: what is animated together moves along one curve.
      guard case .property(let view, let property) = difference.subject,
        signs.contains(where: property.rawValue.hasPrefix), seen.insert(view).inserted,
        let old = try firstFit(golden, view, property), let new = try firstFit(actual, view, property)
      else { continue }
      // What goes alongside, as a button that is let go, may take a time of its own.
      let truths = shell.curves.compactMap { change.parameter(of: new, insteadOf: old, planted: $0) }
      let words = try #require(truths.first).words
      #expect(truths.contains { abs($0.found / $0.truth - 1) < 0.02 }, "\(difference): \(truths)")
      #expect(difference.diagnosis?.contains(words) == true, "\(difference)")
      count += 1
    }
    #expect(count > 0, "no motion of \(keyPath) can be told by its curve")
  }

  /// The curve of a property's first motion, where there is no doubt about it: what goes before its end may be part of any
  /// easing.
  private func firstFit(_ trace: Trace, _ view: String, _ property: TraceProperty) throws -> CurveFit? {
    let track = try #require(trace[view, property])
    guard let motion = track.motions.first(where: { $0.frames.count > 2 }) else { return nil }
    let fit = try? CurveFitter(resolution: property.kind == .alpha || property.kind == .scale ? 1e-6 : 1e-4)
      .fit(track.samples(of: motion))
    guard let fit, fit.confidence == 1 else { return nil }
    if case .easing = fit.curve, !fit.isEndSeen { return nil }
    return fit
  }

  @Test(arguments: [
    ("herb-pop", "cornerRadius", PlantedChange.notAnimated, "cornerRadius"),
    ("card", "cornerRadius", .notAnimated, "cornerRadius"), ("herb-pop", "opacity", .linear, "alpha"),
    ("drop-in", "opacity", .linear, "alpha"), ("dimmed-message", "opacity", .oneFrameLate, "alpha"),
    ("fade-push", "opacity", .fivePercentLonger, "alpha"),
  ])
  func aChangeToOnePropertyIsFoundThere(name: String, keyPath: String, change: PlantedChange, sign: String) throws {
    let (all, _) = try coarseDifferences(name, change, in: keyPath)
    #expect(names(all).contains(sign))
  }
}
