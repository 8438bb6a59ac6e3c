import InterludeUI

/// Something drawn over the phone, or in place of what it shows. It changes nothing of the scene.
protocol SceneOverlay: AnyObject {
  /// What its button says.
  var name: String { get }
  /// What it is for, in some words.
  var purpose: String { get }
  /// What shows for a frame of the phone, in the phone's points.
  func show(_ frame: DisplayList, of session: LabSession) -> DisplayList
  /// Whether drags on the phone are the overlay's; false by default.
  var turnsByDrag: Bool { get }
  /// Turns what it shows, as a drag by a distance in points does; does nothing by default.
  func drag(by distance: CGVector)
}

extension SceneOverlay {
  var turnsByDrag: Bool { false }
  func drag(by distance: CGVector) {}
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
  var turned: (any SceneOverlay)? {
    all.indices.lazy.filter(shown.contains).map { all[$0] }.first(where: \.turnsByDrag)
  }

  /// A frame with the overlays that are on.
  func show(_ frame: DisplayList, of session: LabSession) -> DisplayList {
    all.indices.reduce(frame) { shown.contains($1) ? all[$1].show($0, of: session) : $0 }
  }
}
