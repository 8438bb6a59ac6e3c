import InterludeUI
import Testing

@Suite final class AlertTests: AlertFixture {
  override init() {}

  // MARK: Choosing

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func theHandlerRunsWhenTheAlertHasGone(style: UIAlertController.Style) {
    let alert = alert(style, [action("Delete", .destructive), action("Cancel", .cancel)])
    var presenterAtHandler: UIViewController?? = .none
    alert.addAction(
      UIAlertAction(title: "Look", style: .default) { _ in presenterAtHandler = alert.presentingViewController })
    present(alert)
    #expect(root.presentedViewController === alert)

    tap("Look", in: alert)
    #expect(alert.isBeingDismissed && presenterAtHandler == nil, "it is on its way")
    world.settle()

    #expect(root.presentedViewController == nil && alert.view.window == nil)
    #expect(presenterAtHandler == .some(nil))
  }

  @Test func theHandlerMayPresentAnother() {
    let second = alert(.alert, "Second", nil, [action("OK")])
    let first = alert(
      .alert, "First", nil,
      [UIAlertAction(title: "More", style: .default) { [root] _ in root.present(second, animated: true) }])
    present(first)

    tap("More", in: first)
    world.settle()

    #expect(root.presentedViewController === second)
    #expect(world.diagnostics.isEmpty)
  }

  @Test func anAppThatDismissesPerformsNothing() {
    let alert = alert(.alert, [action("OK"), action("Cancel", .cancel)])
    present(alert)

    alert.dismiss(animated: true)
    world.settle()

    #expect(root.presentedViewController == nil && world.journal.entries.isEmpty)
  }

  @Test func whatIsDisabledIsNotChosenUntilItIsEnabled() {
    let save = action("Save")
    save.isEnabled = false
    let alert = alert(.alert, [save, action("Cancel", .cancel)])
    present(alert)

    tap("Save", in: alert)
    world.settle()
    #expect(root.presentedViewController === alert && world.journal.entries.isEmpty)
    #expect(label("Save", in: alert)?.textColor == .tertiaryLabel)

    save.isEnabled = true
    #expect(label("Save", in: alert)?.textColor == .systemBlue)
    tap("Save", in: alert)
    world.settle()
    #expect(world.journal.entries == ["handler of Save"])
  }

  @Test func aTapOutsideCancelsAnActionSheetOnly() {
    for (style, entries) in [(UIAlertController.Style.alert, []), (.actionSheet, ["handler of Cancel"])] {
      let alert = alert(style, [action("Delete", .destructive), action("Cancel", .cancel)])
      present(alert)
      finger.tap(195, 100, at: world.stage.time + 1)
      world.settle()
      #expect(world.journal.entries == entries)
      root.dismiss(animated: false)
    }
  }

  @Test func aSheetWithoutACancelActionStaysAtATapOutside() {
    let alert = alert(.actionSheet, [action("One"), action("Two")])
    present(alert)

    finger.tap(195, 100, at: world.stage.time + 1)
    world.settle()

    #expect(root.presentedViewController === alert)
  }

  @Test func aFingerGoesFromRowToRowAndChoosesTheLast() {
    let alert = alert(.actionSheet, [action("One"), action("Two"), action("Cancel", .cancel)])
    present(alert)
    let (one, two) = (middle(of: "One", in: alert), middle(of: "Two", in: alert))
    let begin = world.stage.time + 1

    finger.down(one.x, one.y, at: begin)
    #expect(highlighted(in: alert) == ["One"])
    finger.move(two.x, two.y, at: begin + 0.1)
    #expect(highlighted(in: alert) == ["Two"])
    finger.move(two.x, 100, at: begin + 0.2)
    #expect(highlighted(in: alert) == [])
    let cancel = middle(of: "Cancel", in: alert)
    finger.move(cancel.x, cancel.y, at: begin + 0.3)
    #expect(highlighted(in: alert) == ["Cancel"])
    finger.up(two.x, two.y, at: begin + 0.4)
    world.settle()

    #expect(world.journal.entries == ["handler of Two"])
  }

  @Test func aFingerThatLeavesOutsideChoosesNothing() {
    let alert = alert(.alert, [action("OK")])
    present(alert)
    let row = middle(of: "OK", in: alert)

    finger.drag(from: row, to: CGPoint(x: row.x, y: 100), at: world.stage.time + 1)
    world.settle()

    #expect(root.presentedViewController === alert && world.journal.entries.isEmpty)
    #expect(highlighted(in: alert) == [])
  }

  @Test func theKeyboardChoosesToo() {
    let alert = alert(.alert, [action("OK"), action("Cancel", .cancel)])
    present(alert)

    world.stage.focusSystem.moveFocus(.next)
    world.stage.focusSystem.pressFocusedItem()
    world.settle()

    #expect(world.journal.entries == ["handler of Cancel"], "the one that stands out is preferred")
  }

  /// The rows that look pressed: those with a plain view of a fill colour that shows.
  private func highlighted(in alert: UIAlertController) -> [String] {
    views(in: alert.view).filter { view in
      view.subviews.contains { $0.backgroundColor == .systemFill && !$0.isHidden }
    }.compactMap(\.accessibilityLabel)
  }

  // MARK: What cannot be

  @Test func whatAnAlertCannotHaveIsReportedAndLeftOut() {
    let cancel = action("Cancel", .cancel)
    let alert = alert(.alert, [cancel])
    alert.addAction(action("Never mind", .cancel))
    alert.preferredAction = action("Another's")
    #expect(alert.actions == [cancel] && alert.preferredAction == nil)
    root.present(self.alert(.alert, nil, nil, []), animated: false)
    #expect(world.diagnostics.map(\.identifier) == ["D1", "D1", "D1"])
  }

  @Test func aCopyOfAnActionIsAlike() throws {
    let original = action("Delete", .destructive)
    original.isEnabled = false

    let copy = try #require(original.copy() as? UIAlertAction)

    #expect(copy !== original)
    #expect(copy.title == "Delete" && copy.style == .destructive && !copy.isEnabled)
  }
}

extension AlertFixture {
  func alert(_ style: UIAlertController.Style, _ actions: [UIAlertAction]) -> UIAlertController {
    alert(style, "Title", nil, actions)
  }
}
