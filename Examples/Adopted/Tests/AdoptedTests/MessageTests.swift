import InterludeUI
import Testing

@testable import Adopted

/// Notifications, timers and delayed calls.
@Suite(.serialized) struct MessageTests {
  @Test func aNotificationReachesItsObserversMethod() {
    let screen = Screen { DeckViewController() }
    _ = screen.log
    NotificationCenter.default.post(name: .themeDidChange, object: nil, userInfo: ["name": "dark"])
    NotificationCenter.default.post(name: Notification.Name("SignedOut"), object: nil)
    #expect(screen.log == ["theme dark", "DeckViewController signed out"])
  }

  @Test func anObserverThatIsGoneOrRemovedHearsNothing() {
    let screen = Screen { DeckViewController() }
    screen.window.rootViewController = UIViewController()
    screen.pass(1)
    _ = screen.log
    NotificationCenter.default.post(name: Notification.Name("SignedOut"), object: nil)
    #expect(screen.log == [])
  }

  @Test func anObservationIsOfOneObjectAndIsTakenBack() {
    let onboarding = OnboardingViewController()
    let screen = Screen { onboarding }
    _ = screen.log
    NotificationCenter.default.post(name: Session.didChange, object: nil)
    #expect(screen.log == [])
    Session.shared.signIn()
    #expect(screen.log == ["session state 1"])
    Session.shared.expireNow()
    #expect(screen.log == ["session expired", "session state 2"])
    screen.tap(60, 80)
    #expect(screen.log == ["skip Skip"])
    NotificationCenter.default.post(name: Session.didChange, object: Session.shared)
    #expect(screen.log == [])
  }

  @Test func aTimerFiresWithItsUserInfo() {
    let player = PlayerViewController()
    let screen = Screen { player }
    #expect(screen.log == ["player theme"])
    screen.tap(60, 120)
    #expect(screen.log.filter { $0 != "dismissed keyboard" } == ["touched 1", "play"])
    player.timer?.fire()
    player.timer?.fire()
    #expect(screen.log == ["tick 2", "tick 4"])
    screen.pass(3.1)
    #expect(screen.log.contains("hidden"))
    player.stop()
    #expect(player.timer?.isValid == false)
  }

  @Test func aDelayedCallIsTakenBack() {
    let player = PlayerViewController()
    let screen = Screen { player }
    screen.tap(60, 120)
    player.stop()
    _ = screen.log
    screen.pass(5)
    #expect(!screen.log.contains("hidden"))
  }

  @Test func callsThatComeCloseAreOne() {
    let onboarding = OnboardingViewController()
    let screen = Screen { onboarding }
    for _ in 0..<3 {
      onboarding.debouncer.trigger()
      screen.pass(0.2)
    }
    #expect(screen.log == [])
    screen.pass(0.1)
    #expect(screen.log == ["debounced"])
    onboarding.debouncer.delegate = nil
    onboarding.debouncer.trigger()
    screen.pass(0.3)
    #expect(screen.log == ["nobody"])
  }

  @Test func aTimerOfADateTurnsThePage() {
    let onboarding = OnboardingViewController()
    let screen = Screen { onboarding }
    onboarding.slideshow.fire()
    #expect(screen.log == ["page 1"])
    onboarding.slideshow.invalidate()
    screen.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 60, y: 400))
    #expect(screen.log == ["page 2"])
  }
}
