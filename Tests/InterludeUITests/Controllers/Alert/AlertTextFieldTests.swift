import InterludeUI
import Testing

@Suite final class AlertTextFieldTests: AlertFixture {
  override init() {}

  private func type(_ keys: InputEvent.Key...) {
    for key in keys { world.stage.send(InputEvent(time: world.stage.time + 0.1, kind: .key(key))) }
  }

  private func login() -> UIAlertController {
    let alert = alert(.alert, [action("Cancel", .cancel), action("OK")])
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.isSecureTextEntry = true }
    return alert
  }

  @Test func theFirstFieldIsEditedAtOnceAndReturnGoesOn() throws {
    let alert = login()
    present(alert)
    let fields = try #require(alert.textFields)
    #expect(fields.count == 2 && fields[0].placeholder == "Name" && fields[0].isEditing)

    type(.character("a"), .return, .character("b"))
    #expect(fields.map(\.text) == ["a", "b"] && fields[1].isEditing)
    type(.return)
    world.settle()

    #expect(world.journal.entries == ["handler of OK"])
    #expect(root.presentedViewController == nil && !fields[1].isEditing)
  }

  @Test func returnChoosesThePreferredActionOnceItIsEnabled() {
    let alert = login()
    alert.preferredAction = alert.actions[1]
    alert.actions[1].isEnabled = false
    present(alert)

    type(.return, .return)
    world.settle()
    #expect(root.presentedViewController === alert)
    alert.actions[1].isEnabled = true
    type(.return)
    world.settle()
    #expect(world.journal.entries == ["handler of OK"])
  }

  @Test func fieldsStandBetweenTheMessageAndTheActions() throws {
    let alert = login()
    present(alert)
    let fields = try #require(alert.textFields).map { $0.convert($0.bounds, to: nil) }
    let title = try #require(label("Title", in: alert))

    #expect(fields[0].minY >= title.convert(title.bounds, to: nil).maxY && fields[1].minY == fields[0].maxY)
    #expect(frame(of: "OK", in: alert).minY >= fields[1].maxY && fields[0].width > 200)
  }

  @Test func aChangeOfTheMessageLeavesTheFieldInEditing() throws {
    let alert = login()
    present(alert)
    alert.message = "Wrong"
    world.layOut()
    type(.character("a"))
    #expect(alert.textFields?[0].isEditing == true && alert.textFields?[0].text == "a")
  }

  @Test func anActionSheetHasNoFields() {
    let sheet = alert(.actionSheet, [action("OK")])
    sheet.addTextField()
    #expect(sheet.textFields == nil && world.diagnostics.map(\.identifier) == ["D1"])
  }
}
