import InterludeUI
import Foundation
import MotionQA
import Testing

@testable import InterludeLab
@testable import interlude

/// Every animation of every scene names the line that made it; the line is held against the file.
struct AnimationSourceTests {
  private final class Witness: StageObserver {
    /// The places of what was animated, and what had none.
    var places: Set<CallSite> = []
    var placeless: [String] = []

    func stage(_ stage: Stage, sees event: StageEvent) {
      guard case .motion(.begins(let running, _), let layer) = event else { return }
      if let source = running.animation.source {
        places.insert(source)
      } else {
        placeless.append("\(type(of: running.animation)) \(running.key ?? "") of \(type(of: layer))")
      }
    }
  }

  /// All scenes, steps included.
  static let names = Scene.gallery.map(\.name)

  /// Those in which the mistake is that nothing is animated.
  private static let still: Set = [
    "herb-pop/empty-animator", "what-goes-wrong/completes-false", "what-goes-wrong/presents-from-outside",
    "what-goes-wrong/pushes-twice",
  ]

  /// What begins a call that animates, as a line of an app's has it.
  private static let calls = [
    ".animate(", ".animateKeyframes(", "UIView.transition(", "transition(from:", "UIViewPropertyAnimator(",
    ".runningPropertyAnimator(", "CABasicAnimation(", "CAKeyframeAnimation(", "CASpringAnimation(",
    // A subclass's call of the initialiser that it inherits.
    "super.init(duration:",
  ]

  @Test(arguments: await AnimationSourceTests.names)
  func everyAnimationNamesTheLineThatMadeIt(name: String) throws {
    let lab = try GalleryScenes.lab()
    let scene = try lab.scene(named: name)
    let player = try ScenePlayer(
      of: scene, in: lab, size: WindowSize.standard, scale: 1, settings: DeviceSettings(system: scene.system ?? .iOS17))
    player.stage.onDiagnostic = { _ in }
    let witness = Witness()
    player.stage.observers.append(witness)
    _ = try player.frames(at: [ScenePlayer.earliest, scene.script.duration, scene.script.duration + 2])

    #expect(witness.placeless.isEmpty)
    #expect(witness.places.isEmpty == Self.still.contains(name), "something is animated")
    for place in witness.places {
      let lines = try String(contentsOfFile: place.path, encoding: .utf8).components(separatedBy: "\n")
      let line = try #require(lines.indices.contains(place.line - 1) ? lines[place.line - 1] : nil, "\(place)")
      if !place.isSystem { #expect(Self.calls.contains { line.contains($0) }, "\(place): \(line)") }
    }
  }
}
