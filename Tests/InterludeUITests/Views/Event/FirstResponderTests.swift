import InterludeUI
import InterludeUITestSupport
import Testing

@Suite final class FirstResponderTests {
  private final class Field: UIView, ActionTarget {
    var lets = true
    private(set) var actions: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { lets }
    func perform(_ action: Selector, with sender: Any?) -> Bool {
      actions.append(action.description)
      return true
    }
  }

  private lazy var world = World()
  private let first = Field()
  private let second = Field()

  private func show() {
    let root = UIViewController()
    world.show(root)
    [first, second].forEach(root.view.addSubview)
  }

  @Test func oneTakesItFromTheOtherUnlessThatKeepsIt() {
    show()
    #expect(first.becomeFirstResponder() && first.isFirstResponder)
    #expect(second.becomeFirstResponder() && !first.isFirstResponder)
    second.lets = false
    #expect(!first.becomeFirstResponder() && second.isFirstResponder)
    #expect(!second.resignFirstResponder())
  }

  @Test func whoCannotOrIsNotInAWindowDoesNotBecomeIt() {
    show()
    #expect(!UIView().becomeFirstResponder())
    first.removeFromSuperview()
    #expect(!first.becomeFirstResponder())
  }

  @Test func editingEndsInASubtreeByForceIfNeedBe() {
    show()
    first.becomeFirstResponder()
    #expect(second.endEditing(true) && first.isFirstResponder)
    first.lets = false
    #expect(!world.window.endEditing(false) && first.isFirstResponder)
    #expect(world.window.endEditing(true) && !first.isFirstResponder)
  }

  @Test func anActionWithoutATargetGoesToItFirst() {
    show()
    first.becomeFirstResponder()

    let isPerformed = UIApplication.shared.sendAction("copy:", to: nil, from: second, for: nil)

    #expect(isPerformed && first.actions == ["copy:"] && second.actions.isEmpty)
  }
}
