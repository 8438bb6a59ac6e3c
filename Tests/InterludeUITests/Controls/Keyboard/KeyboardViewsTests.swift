import Foundation
import InterludeUI
import InterludeUITestSupport
import Testing

/// What an app shows with the keyboard, and what keeps clear of it.
struct KeyboardViewsTests {
  @Test func constraintsToTheGuideMoveAlongWithTheKeyboard() {
    let fixture = KeyboardFixture()
    fixture.world.stage.safeAreaInsets.bottom = 0
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    fixture.screen.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: fixture.screen.keyboardLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: fixture.screen.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 390), bar.heightAnchor.constraint(equalToConstant: 50),
    ])
    fixture.world.layOut()
    #expect(bar.frame.maxY == 844)
    fixture.field.becomeFirstResponder()
    for frame in 0...40 {
      fixture.world.stage.advance(to: Double(frame) / 60)
      let shown = (bar.layer.presentation() ?? bar.layer).frame.maxY
      #expect(abs(shown - fixture.shownTop) < 1e-6, "frame \(frame)")
    }
    fixture.field.resignFirstResponder()
    fixture.world.settle()
    #expect(bar.frame.maxY == 844)
  }

  @Test func theGuideEndsAtTheSafeAreaUnlessItIsToldNotTo() {
    let fixture = KeyboardFixture()
    fixture.world.stage.safeAreaInsets.bottom = 34
    fixture.world.layOut()
    let guide = fixture.screen.keyboardLayoutGuide
    #expect(guide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))
    guide.usesBottomSafeArea = false
    #expect(guide.layoutFrame.height == 0)
    fixture.field.becomeFirstResponder()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 553, width: 390, height: 291))
  }

  @Test func anAccessoryStandsAboveTheKeysAndCounts() {
    let fixture = KeyboardFixture()
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    fixture.field.inputAccessoryView = accessory
    fixture.field.becomeFirstResponder()
    fixture.world.settle()
    #expect(
      fixture.frame(UIResponder.keyboardFrameEndUserInfoKey, of: fixture.notices.last)
        == CGRect(x: 0, y: 584, width: 390, height: 260))
    #expect(accessory.convert(accessory.bounds, to: nil) == CGRect(x: 0, y: 584, width: 390, height: 44))
    fixture.tap(row: 0, x: 19)
    #expect(fixture.field.text == "q")
  }

  @Test func withoutKeysTheAccessoryIsAtTheBottom() {
    let fixture = KeyboardFixture()
    fixture.world.stage.showsSoftwareKeyboard = false
    fixture.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    fixture.field.becomeFirstResponder()
    #expect(
      fixture.frame(UIResponder.keyboardFrameEndUserInfoKey, of: fixture.notices.last)
        == CGRect(x: 0, y: 800, width: 390, height: 44))
  }

  @Test func anInputViewTakesThePlaceOfTheKeys() {
    let fixture = KeyboardFixture()
    let input = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 120))
    fixture.bringUp()
    fixture.field.inputView = input
    fixture.field.reloadInputViews()
    fixture.world.settle()
    #expect(input.convert(input.bounds, to: nil) == CGRect(x: 0, y: 724, width: 390, height: 120))
    #expect(fixture.world.journal.entries == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
  }

  @Test func theControllersAccessoryStaysWhenAFieldInItIsEdited() {
    let world = World()
    let controller = Chat()
    world.show(controller)
    world.layOut()
    controller.becomeFirstResponder()
    world.settle()
    #expect(controller.bar.convert(controller.bar.bounds, to: nil).maxY == 844)
    controller.field.becomeFirstResponder()
    world.settle()
    #expect(controller.bar.convert(controller.bar.bounds, to: nil).maxY == 628)
    controller.field.resignFirstResponder()
    world.settle()
    #expect(controller.bar.window == nil)
  }

  /// A controller with a bar that has a field in it.
  private final class Chat: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
    let field = UITextField(frame: CGRect(x: 10, y: 5, width: 370, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.addSubview(field)
    }

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  @Test func aDragDismissesItAtOnce() {
    let fixture = KeyboardFixture()
    let scrollView = fixture.makeScrollView(.onDrag)
    fixture.bringUp()
    fixture.finger.drag(
      from: CGPoint(x: 300, y: 500), to: CGPoint(x: 300, y: 450), at: fixture.world.stage.time + 0.1)
    #expect(fixture.world.journal.entries == ["willChangeFrame", "willHide"])
    #expect(scrollView.contentOffset.y > 0)
  }

  @Test func itFollowsTheFingerAndIsLetGoOf() {
    let fixture = KeyboardFixture()
    _ = fixture.makeScrollView(.interactive)
    fixture.bringUp()
    let time = fixture.world.stage.time
    fixture.finger.down(300, 500, at: time + 0.1)
    fixture.finger.move(300, 600, at: time + 0.2)
    #expect(fixture.shownTop == 628)
    fixture.finger.move(300, 700, at: time + 0.3)
    #expect(fixture.shownTop == 700)
    fixture.finger.move(300, 660, at: time + 0.4)
    #expect(fixture.shownTop == 660)
    // Moving up, it comes back.
    fixture.finger.up(300, 660, at: time + 0.5)
    fixture.world.settle()
    #expect(fixture.shownTop == 628)
    #expect(fixture.field.isFirstResponder)
  }

  @Test func itGoesWhereTheFingerThrowsIt() {
    let fixture = KeyboardFixture()
    _ = fixture.makeScrollView(.interactive)
    fixture.bringUp()
    fixture.finger.drag(
      from: CGPoint(x: 300, y: 500), to: CGPoint(x: 300, y: 720), at: fixture.world.stage.time + 0.1)
    #expect(!fixture.field.isFirstResponder)
    #expect(fixture.world.journal.entries == ["willChangeFrame", "willHide"])
    #expect(fixture.frame(UIResponder.keyboardFrameBeginUserInfoKey, of: fixture.notices.last)?.minY == 720)
    fixture.world.settle()
    #expect(fixture.world.journal.entries.last == "didHide")
  }
}

extension KeyboardFixture {
  /// All of the screen, with twice as much in it.
  fileprivate func makeScrollView(_ mode: UIScrollView.KeyboardDismissMode) -> UIScrollView {
    let scrollView = UIScrollView(frame: screen.bounds)
    scrollView.contentSize = CGSize(width: 390, height: 2000)
    scrollView.keyboardDismissMode = mode
    screen.insertSubview(scrollView, at: 0)
    return scrollView
  }
}
