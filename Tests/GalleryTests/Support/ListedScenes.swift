import InterludeUI
import Testing

@testable import InterludeLab
@testable import interlude

/// The gallery's list, which is all that says which scenes there are.
enum ListedScenes {
  /// The names of the scenes, without those of their variants.
  static var names: [String] { Scene.gallery.filter { !$0.isVariant }.map(\.name) }

  /// The scenes that are not about a mistake, nor variants of such: whatever is done to them, they stay whole.
  static func wholesome(withVariants: Bool = false) -> [Scene] {
    func family(_ scene: Scene) -> Substring { scene.name.prefix { $0 != "/" } }
    let mistaken = Set(Scene.gallery.filter { !$0.expectedDiagnostics.isEmpty }.map(family))
    return Scene.gallery.filter { !mistaken.contains(family($0)) && (withVariants || !$0.isVariant) }
  }

  static var wholesomeNames: [String] { wholesome().map(\.name) }

  /// The steps of a scene but for the first, which is the scene itself.
  static func steps(of scene: String) -> [Scene] {
    Scene.gallery.filter { $0.isVariant && $0.name.hasPrefix(scene + "/") }
  }

  static func scene(named name: String) throws -> Scene {
    try #require(Scene.gallery.first { $0.name == name }, "no scene \(name)")
  }
}
