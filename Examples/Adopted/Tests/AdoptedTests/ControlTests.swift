import InterludeUI
import Testing

@testable import Adopted

/// Controls, responder chains, properties by their names, overrides that came from extensions.
@Suite(.serialized) struct ControlTests {
  @Test func aTapSetsTheRating() {
    let mixer = MixerViewController()
    let screen = Screen { mixer }
    screen.tap(50 + 2.5 * 44, 420)
    #expect(screen.log == ["down", "rating 3"])
    screen.tap(50 + 2.5 * 44, 420)
    #expect(screen.log == ["down", "rating 0"])
  }

  @Test func aTapWithTwoFingersShakesTheRating() {
    let screen = Screen { MixerViewController() }
    screen.touch(.began, CGPoint(x: 100, y: 600), CGPoint(x: 200, y: 600))
    screen.pass(0.05)
    screen.touch(.ended, CGPoint(x: 100, y: 600), CGPoint(x: 200, y: 600))
    screen.pass(0.05)
    #expect(screen.log == ["shook"])
  }

  @Test func aKnobIsTurnedBackByTwoTaps() {
    let mixer = MixerViewController()
    let screen = Screen { mixer }
    mixer.knob.turn(to: 2, animated: false)
    #expect(mixer.knob.value == 2)
    screen.tap(150, 200)
    screen.tap(150, 200)
    #expect(screen.log == ["turned 2.0 false", "turned 0.0 true"])
  }

  @Test func aDelegateThatImplementsMoreIsAskedMore() {
    let mixer = LimitedMixerViewController()
    let screen = Screen { mixer }
    mixer.knob.turn(to: 2, animated: false)
    #expect(screen.log == ["will be told", "turning", "limited 1.0", "turned 1.0 false"])
  }

  @Test func anActionWithoutATargetGoesUpTheChain() {
    let screen = Screen { MenuViewController() }
    _ = screen.log
    screen.tap(120, 225)
    #expect(screen.log == ["chose true", "closed"])
  }

  @Test func aSwitchSetsAPropertyByItsName() {
    let menu = MenuViewController()
    let screen = Screen { menu }
    _ = screen.log
    menu.loud.isOn = true
    menu.loud.sendActions(for: .valueChanged)
    #expect(screen.log == ["loud true"])
  }

  @Test func overridesThatStoodInExtensionsAreCalled() {
    let screen = Screen { TallMenuViewController() }
    #expect(screen.log == ["menu", "tall menu 88.0", "menu appeared"])
    #expect(QuickMenuAnimator().transitionDuration(using: nil) == 0.2)
  }
}
