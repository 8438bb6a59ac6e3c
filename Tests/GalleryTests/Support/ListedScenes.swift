import InterludeUI
import Testing

@testable import InterludeLab
@testable import interlude

/// The gallery's list, which is all that says which scenes there are.
enum ListedScenes {
  /// The names of the scenes, without those of their steps.
  static var names: [String] { Scene.gallery.filter { !$0.isStep }.map(\.name) }

  /// The scenes that are not about a mistake: played as they open, they stay whole. Not their steps where the scene itself is about
  /// mistakes: there, even a step that is not reported may lead nowhere.
  static func wholesome(withSteps: Bool = false) -> [Scene] {
    let whole = Scene.gallery.filter(\.expectedDiagnostics.isEmpty)
    let scenes = whole.filter { !$0.isStep }
    guard withSteps else { return scenes }
    return whole.filter { step in
      scenes.contains { step.name == $0.name || step.name.hasPrefix($0.name + "/") }
    }
  }

  /// The scenes none of whose steps is about a mistake: they stay whole even where a hand chooses another step.
  static var namesWithoutMistakenSteps: [String] {
    func family(_ scene: Scene) -> Substring { scene.name.prefix { $0 != "/" } }
    let mistaken = Set(Scene.gallery.filter { !$0.expectedDiagnostics.isEmpty }.map(family))
    return names.filter { !mistaken.contains(Substring($0)) }
  }

  /// The steps of a scene but for the one that is the scene itself.
  static func steps(of scene: String) -> [Scene] {
    Scene.gallery.filter { $0.isStep && $0.name.hasPrefix(scene + "/") }
  }

  static func scene(named name: String) throws -> Scene {
    try #require(Scene.gallery.first { $0.name == name }, "no scene \(name)")
  }
}
