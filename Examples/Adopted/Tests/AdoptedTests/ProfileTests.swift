import InterludeUI
import Testing

@testable import Adopted

/// Storyboards, segues and actions up the chain to the app's delegate.
@Suite(.serialized) struct ProfileTests {
  private func show() -> (ProfileViewController, Screen) {
    UIStoryboard.define("Profile") { profile in
      profile.scene("Profile", isInitial: true) { _ in ProfileViewController() }
      profile.scene("Editor") { _ in ProfileEditorViewController() }
      profile.segue("edit", from: "Profile", to: "Editor", .present(.fullScreen))
    }
    var profile = ProfileViewController()
    let screen = Screen {
      let first = UIStoryboard(name: "Profile", bundle: nil).instantiateInitialViewController()
      profile = first as? ProfileViewController ?? profile
      return profile
    }
    return (profile, screen)
  }

  @Test func aSegueLeadsToTheEditorWhichSaves() {
    let (profile, screen) = show()
    #expect(screen.log == ["profile theme"])
    screen.tap(195, 282)
    screen.pass(1)
    screen.tap(195, 322)
    screen.pass(1)
    #expect(screen.log == ["saved AB!"])
    #expect(profile.avatar.initials == "AB!" && profile.presentedViewController == nil)
  }

  @Test func theEditorIsLeftByAnActionInAString() {
    let (profile, screen) = show()
    screen.tap(195, 282)
    screen.pass(1)
    _ = screen.log
    screen.tap(195, 382)
    screen.pass(1)
    #expect(screen.log == ["cancelled"])
    #expect(profile.avatar.initials == "AB")
  }

  @Test func theAvatarIsTappedAndObserved() {
    let (profile, screen) = show()
    _ = screen.log
    screen.tap(195, 170)
    #expect(screen.log == ["pulse"])
    #expect(profile.avatar.layer.animation(forKey: "transform") != nil)
    profile.avatar.alpha = 0.5
    #expect(screen.log == ["alpha 1.0 → 0.5"])
  }

  @Test func helpGoesUpToTheAppsDelegate() {
    let (_, screen) = show()
    let delegate = AppDelegate()
    UIApplication.shared.delegate = delegate
    _ = screen.log
    screen.tap(195, 622)
    #expect(screen.log == ["help"])
  }
}
