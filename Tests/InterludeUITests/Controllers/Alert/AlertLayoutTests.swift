import InterludeUI
import Testing

/// Where things are: an alert is 270 points wide, its rows 44 high; a sheet's are 57, with 8 points around and between.
@Suite final class AlertLayoutTests: AlertFixture {
  override init() {}

  private func frame(_ alert: UIAlertController) -> CGRect { alert.view.convert(alert.view.bounds, to: nil) }

  @Test func twoActionsAreSideBySideWithCancelFirst() {
    let alert = alert(.alert, [action("OK"), action("Cancel", .cancel)])
    present(alert)
    let (all, ok, cancel) = (frame(alert), frame(of: "OK", in: alert), frame(of: "Cancel", in: alert))

    #expect(all.width == 270 && all.midX == 195 && abs(all.midY - 422) <= 0.5)
    #expect(cancel == CGRect(x: all.minX, y: all.maxY - 44, width: 135, height: 44))
    #expect(ok == CGRect(x: all.midX, y: all.maxY - 44, width: 135, height: 44))
  }

  @Test(arguments: [["A title that is too long for half", "Cancel"], ["One", "Two", "Cancel"]])
  func longTitlesAndMoreActionsAreStackedWithCancelLast(titles: [String]) {
    let alert = alert(.alert, titles.map { action($0, $0 == "Cancel" ? .cancel : .default) }.reversed())
    present(alert)
    let (all, cancel) = (frame(alert), frame(of: "Cancel", in: alert))

    #expect(cancel == CGRect(x: all.minX, y: all.maxY - 44, width: 270, height: 44))
    #expect(frame(of: titles[0], in: alert).width == 270 && frame(of: titles[0], in: alert).maxY <= cancel.minY)
  }

  @Test func aSheetHasItsCancelApartAtTheBottom() {
    let alert = alert(.actionSheet, [action("Cancel", .cancel), action("One"), action("Two")])
    present(alert)

    #expect(frame(of: "Cancel", in: alert) == CGRect(x: 8, y: 844 - 8 - 57, width: 374, height: 57))
    #expect(frame(of: "Two", in: alert) == CGRect(x: 8, y: 844 - 8 - 57 - 8 - 57, width: 374, height: 57))
    #expect(frame(of: "One", in: alert).maxY == frame(of: "Two", in: alert).minY)
    #expect(frame(alert).minY < frame(of: "One", in: alert).minY, "the title")
  }

  @Test func aSheetOfACancelActionAloneIsItsRow() {
    let alert = alert(.actionSheet, nil, nil, [action("Cancel", .cancel)])
    present(alert)
    #expect(frame(alert) == frame(of: "Cancel", in: alert))
  }

  @Test func theCancelActionIsBoldUnlessAnotherIsPreferred() {
    let ok = action("OK")
    let alert = alert(.alert, [ok, action("Cancel", .cancel)])
    present(alert)
    let (regular, bold) = (UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 17, weight: .semibold))

    #expect(label("Cancel", in: alert)?.font == bold && label("OK", in: alert)?.font == regular)
    alert.preferredAction = ok
    #expect(label("Cancel", in: alert)?.font == regular && label("OK", in: alert)?.font == bold)
  }

  @Test func theStyleAndTheTintColourTheTitles() {
    let alert = alert(.alert, [action("Delete", .destructive), action("Cancel", .cancel)])
    alert.view.tintColor = .purple
    present(alert)

    #expect(label("Delete", in: alert)?.textColor == .systemRed)
    #expect(label("Cancel", in: alert)?.textColor == .purple)
  }

  /// At 17 points a letter is 8.5 wide, so that 28 stand in the 238 points between the insets.
  @Test func aLongTitleWraps() {
    let short = alert(.alert, String(repeating: "a", count: 28), nil, [action("OK")])
    present(short, animated: false)
    let height = frame(short).height
    root.dismiss(animated: false)

    let long = alert(.alert, String(repeating: "a", count: 29), nil, [action("OK")])
    present(long, animated: false)

    #expect(abs(frame(long).height - height - 17 * 1.2) <= 0.5)
  }

  @Test func aMessageThatIsTooHighScrollsAboveTheActions() {
    let alert = alert(.alert, "Title", String(repeating: "line\n", count: 100), [action("OK")])
    present(alert)
    let (all, row) = (frame(alert), frame(of: "OK", in: alert))

    #expect(all.height == 844 - 2 * 24 && row.maxY == all.maxY)
    finger.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 300), at: world.stage.time + 1)
    #expect(views(in: alert.view).contains { ($0 as? UIScrollView).map { $0.contentOffset.y > 100 } ?? false })
    #expect(frame(of: "OK", in: alert) == row)
  }

  @Test func aChangeWhileItShowsShows() {
    let alert = alert(.alert, "Title", nil, [action("OK")])
    present(alert)
    let height = frame(alert).height

    alert.message = "And more"
    alert.addAction(action("Later"))
    alert.addAction(action("Never"))
    world.layOut()

    #expect(abs(frame(alert).height - (height + 3 + 13 * 1.2 + 2 * 44)) <= 1)
    #expect(abs(frame(alert).midY - 422) <= 0.5)
  }

  @Test func itStaysInTheMiddleOfAWindowOfAnotherSize() {
    let alert = alert(.alert, [action("OK")])
    present(alert)

    world.stage.send(InputEvent(time: world.stage.time + 1, kind: .resize(CGSize(width: 844, height: 390), scale: 2)))
    world.layOut()

    #expect(frame(alert).midX == 422 && abs(frame(alert).midY - 195) <= 0.5)
  }
}
