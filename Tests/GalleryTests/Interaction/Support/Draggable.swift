import Gallery
import InterludeUI
import Testing

/// A scene whose screen a finger can move away.
nonisolated struct Draggable: Sendable, CustomTestStringConvertible {
  let name: String
  let makeScene: @MainActor @Sendable () -> UIViewController
  /// Whether the screen is there.
  let isOpen: @MainActor @Sendable (SceneWorld) -> Bool
  /// Brings it there, from a time on.
  let open: @MainActor @Sendable (SceneWorld, Double) throws -> Void
  /// The view that the finger moves.
  let movedView: @MainActor @Sendable (SceneWorld) throws -> UIView
  let grasp: Grasp

  /// How a finger takes hold of the screen, in the window.
  enum Grasp: Sendable {
    /// One finger comes down at a place, and drags in a direction.
    case drag(from: CGPoint, towards: CGVector)
    /// Two fingers come down around a place.
    case pinch(around: CGPoint)
  }

  var testDescription: String { name }

  static let all = [
    modal(
      "herb-pop", { HerbListViewController() }, opener: "herb-basil", sign: "dismiss", grasp: down(180, 300)),
    modal(
      "herb-pop, pinched", { HerbListViewController() }, opener: "herb-basil", sign: "dismiss",
      grasp: .pinch(around: CGPoint(x: 195, y: 420))),
    modal(
      "drop-in", { DropInViewController() }, opener: "present-drop-in", sign: "drop-in-card", depth: 1,
      grasp: down(180, 330)),
    modal(
      "bottom-sheet", { BottomSheetSceneViewController() }, opener: "present-sheet", sign: "sheet-card",
      grasp: down(195, 352)),
    modal("card", { CardSceneViewController() }, opener: "present-card", sign: "card", grasp: down(180, 200)),
    modal(
      "dimmed-message", { DimmedMessageSceneViewController() }, opener: "present-message", sign: "message",
      grasp: down(180, 250)),
    modal("zoom", { ZoomGridViewController() }, opener: "zoom-mint", sign: "zoomed", grasp: down(180, 300)),
    modal(
      "zoom, pinched", { ZoomGridViewController() }, opener: "zoom-mint", sign: "zoomed",
      grasp: .pinch(around: CGPoint(x: 195, y: 420))),
    Draggable(
      name: "tab-slide", makeScene: { TabSlideViewController() }, isOpen: { $0.shows("page-spring") },
      open: { world, time in world.press(CGPoint(x: 48, y: 785), at: time) },
      movedView: { try $0.view("page-spring") },
      grasp: .drag(from: CGPoint(x: 340, y: 400), towards: CGVector(dx: -1, dy: 0))),
    Draggable(
      name: "the swipe back", makeScene: { FadePushViewController() },
      isOpen: { $0.navigation.viewControllers.count == 3 },
      open: { try $0.tap("push-slide", at: $1) },
      movedView: { try #require($0.navigation.topViewController).view },
      grasp: .drag(from: CGPoint(x: 2, y: 400), towards: CGVector(dx: 1, dy: 0))),
  ]

  private static func down(_ x: CGFloat, _ y: CGFloat) -> Grasp {
    .drag(from: CGPoint(x: x, y: y), towards: CGVector(dx: 0, dy: 1))
  }

  /// A screen that a tap presents.
  ///
  /// - Parameters:
  ///   - sign: a view that is there while the screen is.
  ///   - depth: the view that the finger moves is the sign's ancestor of so many steps.
  private static func modal(
    _ name: String, _ makeScene: @escaping @MainActor @Sendable () -> UIViewController, opener: String, sign: String,
    depth: Int = 0, grasp: Grasp
  ) -> Draggable {
    Draggable(
      name: name, makeScene: makeScene, isOpen: { $0.shows(sign) }, open: { try $0.tap(opener, at: $1) },
      movedView: { world in try (0..<depth).reduce(world.view(sign)) { view, _ in view.superview ?? view } },
      grasp: grasp)
  }
}
