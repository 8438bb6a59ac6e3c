import Testing
import Gallery
import InterludeUI

/// A scene whose screen can be dragged away.
nonisolated struct Draggable: Sendable, CustomTestStringConvertible {
  let name: String
  let makeScene: @MainActor @Sendable () -> UIViewController
  /// What is tapped to present the screen.
  let opener: String
  /// A view that is there while the screen is, and where a finger takes hold of it, in the window.
  let sign: String
  let grip: CGPoint
  /// The view that the hand moves: the sign's ancestor of so many steps.
  let depth: Int

  var testDescription: String { name }

  static let all = [
    Draggable(
      name: "herb-pop", makeScene: { HerbListViewController() }, opener: "herb-basil", sign: "dismiss",
      grip: CGPoint(x: 180, y: 300), depth: 0),
    Draggable(
      name: "drop-in", makeScene: { DropInViewController() }, opener: "present-drop-in", sign: "drop-in-card",
      grip: CGPoint(x: 180, y: 330), depth: 1),
    Draggable(
      name: "bottom-sheet", makeScene: { BottomSheetSceneViewController() }, opener: "present-sheet",
      sign: "sheet-card", grip: CGPoint(x: 195, y: 352), depth: 0),
    Draggable(
      name: "card", makeScene: { CardSceneViewController() }, opener: "present-card", sign: "card",
      grip: CGPoint(x: 180, y: 200), depth: 0),
    Draggable(
      name: "dimmed-message", makeScene: { DimmedMessageSceneViewController() }, opener: "present-message",
      sign: "message", grip: CGPoint(x: 180, y: 250), depth: 0),
  ]

  @MainActor func movedView(in world: SceneWorld) throws -> UIView {
    try (0..<depth).reduce(world.view(sign)) { view, _ in view.superview ?? view }
  }
}
