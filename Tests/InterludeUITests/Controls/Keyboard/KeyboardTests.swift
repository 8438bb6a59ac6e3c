import Foundation
import InterludeUI
import InterludeUITestSupport
import Testing

/// When the keyboard comes and goes, and what it tells.
struct KeyboardTests {
  /// The part of its way that a critical spring of mass 3 and stiffness 1000 has behind it.
  private func spring(_ time: Double) -> Double {
    let angle = (1000.0 / 3).squareRoot() * time
    return 1 - (1 + angle) * exp(-angle)
  }

  @Test func aFieldThatIsEditedBringsItUp() {
    let fixture = KeyboardFixture()
    let start = fixture.world.stage.time
    fixture.field.becomeFirstResponder()
    #expect(fixture.world.journal.entries == ["willChangeFrame", "willShow"])
    for frame in 1...40 {
      let time = Double(frame) / 60
      fixture.world.stage.advance(to: start + time)
      let expected = time < 0.5057 ? 844 - 216 * spring(time) : 628
      #expect(abs(fixture.shownTop - expected) < 0.01, "at \(time) s")
    }
    #expect(fixture.world.journal.entries == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
  }

  @Test func theNotificationTellsFramesDurationAndCurve() throws {
    let fixture = KeyboardFixture()
    fixture.field.becomeFirstResponder()
    let notice = try #require(fixture.notices.last)
    let info = try #require(notice.userInfo)
    #expect(notice.name == UIResponder.keyboardWillShowNotification)
    #expect(
      fixture.frame(UIResponder.keyboardFrameBeginUserInfoKey, of: notice)
        == CGRect(x: 0, y: 844, width: 390, height: 216))
    #expect(
      fixture.frame(UIResponder.keyboardFrameEndUserInfoKey, of: notice)
        == CGRect(x: 0, y: 628, width: 390, height: 216))
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval == 0.25)
    #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
    #expect((info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue == 7)
    #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
  }

  @Test(arguments: [true, false])
  func whatAnAppAnimatesWithItsDurationAndCurveMovesInStep(inTheHandler: Bool) {
    let fixture = KeyboardFixture()
    let box = UIView(frame: CGRect(x: 0, y: 744, width: 390, height: 100))
    fixture.screen.addSubview(box)
    func follow(_ notice: Notification) {
      guard let duration = notice.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
        let curve = notice.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
      else { return }
      UIView.animate(withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16)) {
        box.frame.origin.y = 528
      }
    }
    if inTheHandler { fixture.onNotice = follow }
    fixture.field.becomeFirstResponder()
    if !inTheHandler { fixture.notices.last.map(follow) }
    for frame in 0...45 {
      fixture.world.stage.advance(to: Double(frame) / 60)
      let shown = (box.layer.presentation() ?? box.layer).frame.maxY
      #expect(abs(shown - fixture.shownTop) < 1e-6, "frame \(frame)")
    }
  }

  @Test func whatAHandlerChangesWithoutAnAnimationMovesAlong() {
    let fixture = KeyboardFixture()
    let box = UIView(frame: CGRect(x: 0, y: 744, width: 390, height: 100))
    fixture.screen.addSubview(box)
    fixture.onNotice = { _ in box.frame.origin.y = 528 }
    fixture.field.becomeFirstResponder()
    fixture.world.stage.advance(to: 0.1)
    #expect(abs(box.layer.presentation()?.frame.maxY ?? 0 - fixture.shownTop) > 1)
    #expect(abs((box.layer.presentation()?.frame.maxY ?? 0) - fixture.shownTop) < 1e-6)
  }

  @Test func endEditingTakesItAway() {
    let fixture = KeyboardFixture()
    fixture.bringUp()
    fixture.screen.endEditing(true)
    #expect(fixture.world.journal.entries == ["willChangeFrame", "willHide"])
    #expect(fixture.frame(UIResponder.keyboardFrameEndUserInfoKey, of: fixture.notices.last)?.minY == 844)
    fixture.world.settle()
    #expect(fixture.world.journal.entries == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
    #expect(fixture.keyboard?.window?.isHidden ?? true)
  }

  @Test func itStaysWhileTheFocusMovesToAnotherField() {
    let fixture = KeyboardFixture()
    let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    fixture.screen.addSubview(other)
    fixture.bringUp()
    other.becomeFirstResponder()
    fixture.world.settle()
    #expect(fixture.world.journal.entries == [])
    #expect(fixture.shownTop == 628)
  }

  @Test func anEndThatIsTakenBackOnTheWayGoesOnFromWhatShows() {
    let fixture = KeyboardFixture()
    fixture.bringUp()
    let start = fixture.world.stage.time
    fixture.field.resignFirstResponder()
    fixture.world.stage.advance(to: start + 0.1)
    let top = fixture.shownTop
    fixture.field.becomeFirstResponder()
    #expect(abs(fixture.shownTop - top) < 0.01)
    fixture.world.settle()
    #expect(fixture.shownTop == 628)
    #expect(
      fixture.world.journal.entries == [
        "willChangeFrame", "willHide", "willChangeFrame", "willShow", "didChangeFrame", "didShow",
      ])
  }

  @Test func aFieldThatGoesWithItsScreenTakesItAway() {
    let fixture = KeyboardFixture()
    fixture.bringUp()
    fixture.field.removeFromSuperview()
    #expect(fixture.world.journal.entries == ["willChangeFrame", "willHide"])
  }

  @Test func aStageWithAKeyboardOfHardwareShowsNone() {
    let fixture = KeyboardFixture()
    fixture.world.stage.showsSoftwareKeyboard = false
    fixture.field.becomeFirstResponder()
    fixture.world.settle()
    #expect(fixture.world.journal.entries == [])
    fixture.world.stage.showsSoftwareKeyboard = true
    #expect(fixture.world.journal.entries == ["willChangeFrame", "willShow"])
  }

  @Test func withoutAnimationsItIsThereAtOnce() {
    let fixture = KeyboardFixture()
    UIView.performWithoutAnimation { _ = fixture.field.becomeFirstResponder() }
    #expect(fixture.shownTop == 628)
    #expect(fixture.notices.last?.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0)
  }

  @Test(arguments: [
    (CGSize(width: 390, height: 844), 34.0, 291.0), (CGSize(width: 375, height: 667), 0, 216),
    (CGSize(width: 844, height: 390), 21, 171), (CGSize(width: 667, height: 375), 0, 162),
  ])
  func itIsAsHighAsOnAnIPhone(_ size: CGSize, bottom: Double, height: Double) {
    let world = World(size: size)
    world.stage.safeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
    let (screen, _) = world.showEmpty()
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    screen.addSubview(field)
    field.becomeFirstResponder()
    #expect(Double(screen.keyboardLayoutGuide.layoutFrame.height) == height)
  }

  @Test func anAlertKeepsClearOfIt() {
    let fixture = KeyboardFixture()
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    fixture.world.window.rootViewController?.present(alert, animated: true)
    fixture.world.settle()
    #expect(abs(alert.view.frame.midY - 314) <= 0.5)
    alert.view.endEditing(true)
    fixture.world.settle()
    #expect(abs(alert.view.frame.midY - 422) <= 0.5)
  }

  @Test func aPresentationTakesItAway() {
    let fixture = KeyboardFixture()
    fixture.bringUp()
    fixture.world.window.rootViewController?.present(UIViewController(), animated: true)
    fixture.world.stage.advance(to: fixture.world.stage.time)
    #expect(fixture.world.journal.entries == ["willChangeFrame", "willHide"])
    #expect(!fixture.field.isFirstResponder)
  }
}
