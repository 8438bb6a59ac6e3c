import InterludeUI

/// Something drawn over the phone, or in place of what it shows. It changes nothing of the scene.
protocol SceneOverlay: AnyObject {
  /// What its button says.
  var name: String { get }
  /// What it is for, in some words.
  var purpose: String { get }
  /// What shows for a frame of the phone, in the phone's points.
  func show(_ frame: DisplayList, of session: LabSession) -> DisplayList
}

/// An overlay that drags on the phone turn.
protocol TurnableOverlay: SceneOverlay {
  /// Turns what it shows, as a drag by a distance in points does.
  func drag(by distance: CGVector)
}

/// The overlays, in the order of their keys and buttons.
struct SceneOverlays {
  private let all: [any SceneOverlay] = [
    MotionPath(), SelectionBox(), OnionSkin(), ExplodedLayers(), Overdraw(), TouchDots(), SafeAreas(),
  ]
  private(set) var shown: Set<Int> = []

  var names: [String] { all.map(\.name) }

  /// What each is for, and its key.
  var purposes: [String] { all.enumerated().map { "\($1.purpose) (\($0 + 1))" } }

  mutating func toggle(_ index: Int) {
    guard all.indices.contains(index) else { return }
    if shown.remove(index) == nil { shown.insert(index) }
  }

  /// The overlay that is turned by drags on the phone; nil if none that is on is.
  var turned: (any TurnableOverlay)? {
    all.indices.lazy.filter(shown.contains).compactMap { all[$0] as? any TurnableOverlay }.first
  }

  /// A frame with the overlays that are on.
  func show(_ frame: DisplayList, of session: LabSession) -> DisplayList {
    all.indices.reduce(frame) { shown.contains($1) ? all[$1].show($0, of: session) : $0 }
  }
}
