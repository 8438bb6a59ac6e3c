import DisplayList
import InterludeUI
import InterludeUITestSupport
import Testing

/// Selectors that bring their method.
@Suite final class SelectorMethodTests {
  lazy var world = World()
  lazy var screen = world.showEmpty()
  private lazy var target = Plain(world.journal)

  @Test func itsTargetNeedNotKnowActionsByName() {
    let tap = UITapGestureRecognizer(target: target, action: Selector("tapped:", method: Plain.tapped(_:)))
    screen.view.addGestureRecognizer(tap)
    screen.finger.tap(100, 100, at: 1)
    #expect(world.journal.entries == ["tapped UITapGestureRecognizer"])
    #expect(world.diagnostics.isEmpty)
  }

  @Test func theOverrideIsCalled() {
    let button = UIButton(type: .system)
    let target = Louder(world.journal)
    button.addTarget(target, action: Selector("close", method: Plain.close), for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(world.journal.entries == ["close", "louder"])
  }

  @Test func anObjectRespondsToItIfItHasTheMethod() {
    let close = Selector("close", method: Plain.close)
    #expect(target.responds(to: close) && Louder(world.journal).responds(to: close))
    #expect(!NSObject().responds(to: close) && !target.responds(to: nil))
    let delegate: any NSObjectProtocol = target
    #expect(delegate.responds(to: close))
    // Of a name alone nobody can be found who has it.
    #expect(!target.responds(to: "close"))
  }

  @Test func itIsKnownByItsNameAlone() {
    let button = UIButton(type: .system)
    let close = Selector("close", method: Plain.close)
    #expect(close == "close" && Set([close, "close"]).count == 1)
    button.addTarget(target, action: close, for: .touchDown)
    button.removeTarget(target, action: "close", for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(world.journal.entries.isEmpty)
  }

  @Test func twoArgumentsAreTheSenderAndTheEvent() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    screen.view.addSubview(button)
    button.addTarget(target, action: Selector("sent:for:", method: Plain.sent(_:for:)), for: .touchUpInside)
    screen.finger.tap(150, 120, at: 1)
    #expect(world.journal.entries == ["sent with an event"])
    button.sendActions(for: .touchUpInside)
    #expect(world.journal.entries.last == "sent without")
  }

  @Test func aSenderOfAnotherTypeIsReportedAndNotHandedOver() {
    let button = UIButton(type: .system)
    button.addTarget(target, action: Selector("tapped:", method: Plain.tapped(_:)), for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(world.journal.entries.isEmpty)
    #expect(world.diagnostics.map(\.message) == ["Plain's action \"tapped:\" takes no UIButton for its sender."])
  }

  @Test func aTargetOfAnotherClassIsReported() {
    _ = screen
    let button = UIButton(type: .system)
    button.addTarget(NSObject(), action: Selector("close", method: Plain.close), for: .touchDown)
    #expect(world.diagnostics.map(\.identifier) == ["S1"])
  }

  @Test func nothingIsNilToAnOptionalAndEmptyToAny() {
    _ = screen
    let send = { UIApplication.shared.sendAction($0, to: self.target, from: nil, for: nil) }
    #expect(send(Selector("maybe:", method: Plain.maybe(_:))))
    #expect(send(Selector("anything:", method: Plain.anything(_:))))
    #expect(!send(Selector("tapped:", method: Plain.tapped(_:))))
    #expect(world.journal.entries == ["maybe nil", "anything ()"])
  }

  @Test func withoutATargetTheFirstResponderOfItsClassIsSentIt() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let button = UIButton(type: .system)
    screen.view.addSubview(view)
    view.addSubview(button)
    view.isUserInteractionEnabled = true
    button.addTarget(
      nil, action: Selector("hide", method: { (view: UIView) in { view.isHidden = true } }), for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(button.isHidden && !view.isHidden)
  }
}

/// Does not adopt `ActionTarget`.
private class Plain: NSObject {
  let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func close() { journal.write("close") }
  func tapped(_ tap: UIGestureRecognizer) { journal.write("tapped \(type(of: tap))") }
  func sent(_ sender: UIButton, for event: UIEvent?) {
    journal.write("sent \(event == nil ? "without" : "with an event")")
  }
  func maybe(_ sender: UIView?) { journal.write("maybe \(sender == nil ? "nil" : "a view")") }
  func anything(_ sender: Any) { journal.write("anything \(sender)") }
}

private final class Louder: Plain {
  override func close() {
    super.close()
    journal.write("louder")
  }
}
