import InterludeUI
import Testing

@testable import InterludeLab
@testable import interlude

/// The gallery's list, which is all that says which scenes there are.
enum ListedScenes {
  /// The names of the scenes, without those of their variants.
  static var names: [String] { Scene.gallery.filter { !$0.isVariant }.map(\.name) }

  /// The scenes that are not about a mistake: played as they open, they stay whole. Not their variants where the scene itself is about
  /// mistakes: there, even a step that is not reported may lead nowhere.
  static func wholesome(withVariants: Bool = false) -> [Scene] {
    let whole = Scene.gallery.filter(\.expectedDiagnostics.isEmpty)
    let scenes = whole.filter { !$0.isVariant }
    guard withVariants else { return scenes }
    return whole.filter { variant in
      scenes.contains { variant.name == $0.name || variant.name.hasPrefix($0.name + "/") }
    }
  }

  /// The scenes none of whose steps is about a mistake: they stay whole even where a hand chooses another step.
  static var namesWithoutMistakenSteps: [String] {
    func family(_ scene: Scene) -> Substring { scene.name.prefix { $0 != "/" } }
    let mistaken = Set(Scene.gallery.filter { !$0.expectedDiagnostics.isEmpty }.map(family))
    return names.filter { !mistaken.contains(Substring($0)) }
  }

  /// The steps of a scene but for the first, which is the scene itself.
  static func steps(of scene: String) -> [Scene] {
    Scene.gallery.filter { $0.isVariant && $0.name.hasPrefix(scene + "/") }
  }

  static func scene(named name: String) throws -> Scene {
    try #require(Scene.gallery.first { $0.name == name }, "no scene \(name)")
  }
}
