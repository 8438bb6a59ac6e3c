import InterludeUI
import Testing

@testable import Gallery

/// A custom presentation asks its animator even where nothing is to be animated (V6): all is in place at once then.
struct WithoutAnimationTests {
  nonisolated enum Screen: CaseIterable {
    case sheet, message, card
  }

  private let world = SceneWorld { UIViewController() }
  private let transition = CardTransition()

  private func make(_ screen: Screen) -> UIViewController {
    switch screen {
    case .sheet: return BottomSheetViewController(.complete)
    case .message: return MessageViewController()
    case .card:
      let card = CardViewController(log: LifecycleLog())
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = transition
      return card
    }
  }

  @Test(arguments: Screen.allCases) func whatIsNotAnimatedIsInPlaceAtOnce(screen: Screen) throws {
    try world.stage.asCurrent {
      let presented = make(screen)
      var isDone = false
      world.navigation.present(presented, animated: false) { isDone = true }
      world.show(at: 0.52)
      let view = try #require(presented.view)
      #expect(isDone && view.window === world.window && world.coordinator == nil)
      #expect(view.shownAlpha == 1 && view.shownTransform == .identity)
      #expect(view.layer.animationKeys() ?? [] == [])
      isDone = false
      presented.dismiss(animated: false) { isDone = true }
      world.show(at: 0.54)
      #expect(isDone && view.window == nil && world.navigation.presentedViewController == nil)
      #expect(world.navigation.view.shownTransform == .identity)
    }
    #expect(world.diagnostics.isEmpty, "\(world.diagnostics)")
  }
}
