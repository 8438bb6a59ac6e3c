import InterludeUI
import Testing

@testable import Adopted

/// Fields that are typed into, and who hears of it.
@Suite(.serialized) struct LoginTests {
  @Test func aFormIsFilledInAndSent() {
    let login = LoginViewController()
    let screen = Screen { login }
    screen.tap(195, 122)
    #expect(screen.log == ["name begins"])
    screen.type("anna")
    screen.press(.return)
    #expect(screen.log == ["password begins"])
    screen.type("xyz")
    #expect(screen.log == ["valid true"])
    screen.tap(195, 242)
    #expect(screen.log == ["sign in anna", "timed out"])
    #expect(!login.passwordField.isFirstResponder)
  }

  @Test func aSubclassIsStricterAndWritesSmallLetters() {
    let login = StrictLoginViewController()
    let screen = Screen { login }
    screen.tap(195, 122)
    screen.type("ANNA")
    screen.press(.return)
    screen.type("xyzab")
    #expect(login.nameField.text == "anna")
    #expect(!login.signInButton.isEnabled)
    _ = screen.log
    screen.tap(195, 122)
    screen.type("b")
    #expect(screen.log == ["name begins", "valid true", "strictly"])
  }

  @Test func aFieldTakesAnActionThatIsForItAlone() {
    let screen = Screen { StrictLoginViewController() }
    for _ in 0..<2 {
      screen.touch(.began, CGPoint(x: 100, y: 600), CGPoint(x: 200, y: 600))
      screen.pass(0.05)
      screen.touch(.ended, CGPoint(x: 100, y: 600), CGPoint(x: 200, y: 600))
      screen.pass(0.05)
    }
    #expect(screen.log == ["selected"])
  }

  @Test func aPaddedFieldIsAsItsInsetSays() {
    let field = PaddedTextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 12, y: 0, width: 76, height: 40))
  }
}
