import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab
@testable import interlude

/// Mistakes planted in the gallery's scenes are found, and the property that shows them is named.
struct PlantedChangeTests {
  private let lab: Lab

  init() throws { lab = try Lab(scenes: Scene.gallery, remark: { Issue.record("\($0)") }) }

  private func differences(
    _ name: String, _ change: PlantedChange, in keyPath: String? = nil, explained: Bool = false
  ) throws -> (all: [TraceDifference], keyPath: String?) {
    let scene = try lab.scene(named: name)
    let golden = try GoldenFolder.gallery.golden(of: name)
    let shell = lab.makeShell(opening: scene, size: WindowSize.standard, scale: 2)
    let planted = PlantedShell(shell, change, in: keyPath)
    let bundle = try RecordedBundle.record(scene.script, on: planted, scene: name)
    var comparison = TraceComparison(expected: golden.trace, actual: bundle.trace)
    comparison.explains = explained
    return (comparison.differences, planted.keyPath)
  }

  private func names(_ differences: [TraceDifference]) -> [String] {
    differences.compactMap { if case .property(_, let property) = $0.subject { property.rawValue } else { nil } }
  }

  @Test(arguments: GalleryScenes.names, PlantedChange.allCases)
  func aPlantedChangeIsFound(name: String, change: PlantedChange) throws {
    let (all, animated) = try differences(name, change)
    // A sheet follows the transition's time: there is no animation to plant a mistake in.
    guard name != "sheet-detents" else { return #expect(all.isEmpty && animated == nil) }
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
    let (all, _) = try differences("drop-in", change, explained: true)
    #expect(all.contains { $0.diagnosis != nil }, "\(all)")
  }

  /// The pop's spring has the damping ratio 0.4 and lasts 1 s.
  @Test(arguments: [(PlantedChange.moreDamped, 0.45, 1.0), (.lessDamped, 0.35, 1), (.fivePercentLonger, 0.4, 1.05)])
  func theSpringThatWasPlantedIsFound(change: PlantedChange, dampingRatio: Double, length: Double) throws {
    func spring(_ trace: Trace) throws -> Spring {
      let track = try #require(trace["dismiss", .scaleX])
      let fit = try CurveFitter(resolution: 1e-6).fit(track.samples(of: try #require(track.motions.first)))
      guard case .spring(let spring) = fit.curve else { throw PlantedChangeError.noSpring }
      return spring
    }
    let golden = try GoldenFolder.gallery.golden(of: "herb-pop").trace
    let scene = try lab.scene(named: "herb-pop")
    let shell = lab.makeShell(opening: scene, size: WindowSize.standard, scale: 2)
    let planted = PlantedShell(shell, change, in: "transform")
    let actual = try RecordedBundle.record(scene.script, on: planted, scene: "herb-pop").trace

    #expect(abs(try spring(golden).dampingRatio / 0.4 - 1) < 0.02)
    #expect(abs(try spring(actual).dampingRatio / dampingRatio - 1) < 0.02)
    #expect(abs(try spring(actual).response / spring(golden).response / length - 1) < 0.02)
    let difference = try #require(
      TraceComparison(expected: golden, actual: actual).differences.first {
        $0.subject == .property(view: "dismiss", .scaleX)
      })
    #expect(
      difference.diagnosis?.contains(change == .fivePercentLonger ? "esponse" : "amping ratio") == true, "\(difference)"
    )
  }

  private enum PlantedChangeError: Error { case noSpring }

  @Test(arguments: [
    ("herb-pop", "cornerRadius", PlantedChange.notAnimated, "cornerRadius"),
    ("card", "cornerRadius", .notAnimated, "cornerRadius"), ("herb-pop", "opacity", .linear, "alpha"),
    ("drop-in", "opacity", .linear, "alpha"), ("dimmed-message", "opacity", .oneFrameLate, "alpha"),
    ("fade-push", "opacity", .fivePercentLonger, "alpha"),
  ])
  func aChangeToOnePropertyIsFoundThere(name: String, keyPath: String, change: PlantedChange, sign: String) throws {
    let (all, _) = try differences(name, change, in: keyPath)
    #expect(names(all).contains(sign))
  }
}
