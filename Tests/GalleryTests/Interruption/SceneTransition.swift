import Gallery
import InterludeUI
import Testing

/// The transition of a scene: a button of the scene brings another screen, modally or onto the stack.
nonisolated struct SceneTransition: Sendable, CustomTestStringConvertible {
  let name: String
  let makeScene: @MainActor @Sendable () -> UIViewController
  let button: String
  var isPush = false
  /// Whether the scene animates it, and not the system.
  var hasOwnAnimator = true

  var testDescription: String { name }

  static let all = [
    SceneTransition(name: "herb-pop", makeScene: { HerbListViewController() }, button: "herb-basil"),
    SceneTransition(name: "zoom", makeScene: { ZoomGridViewController() }, button: "zoom-basil"),
    SceneTransition(name: "card", makeScene: { CardSceneViewController() }, button: "present-card"),
    SceneTransition(name: "bottom-sheet", makeScene: { BottomSheetSceneViewController() }, button: "present-sheet"),
    SceneTransition(
      name: "dimmed-message", makeScene: { DimmedMessageSceneViewController() }, button: "present-message"),
    SceneTransition(
      name: "cover", makeScene: { DefaultsViewController() }, button: "present-cover",
      hasOwnAnimator: false),
    SceneTransition(
      name: "dissolve", makeScene: { DefaultsViewController() }, button: "present-dissolve", hasOwnAnimator: false),
    SceneTransition(
      name: "flip", makeScene: { DefaultsViewController() }, button: "present-flip", hasOwnAnimator: false),
    SceneTransition(name: "fade-push", makeScene: { FadePushViewController() }, button: "push-fade", isPush: true),
    SceneTransition(
      name: "slide", makeScene: { FadePushViewController() }, button: "push-slide", isPush: true,
      hasOwnAnimator: false),
  ]
}

/// Whether the other screen comes or goes.
nonisolated enum Way: CaseIterable, Sendable {
  case there, back
}
