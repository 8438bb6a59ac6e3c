import Foundation
import InterludeUI
import InterludeUITestSupport
import Testing

/// A date picker of 320 × 216 points at (20, 100). The stage begins at 9:41 GMT on Tuesday, January 9, 2007.
@Suite final class DatePickerTests {
  private lazy var world = World()
  private lazy var finger = Finger(world.stage)

  private func show(_ mode: UIDatePicker.Mode, _ change: (UIDatePicker) -> Void = { _ in }) -> UIDatePicker {
    _ = world
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.frame.origin = CGPoint(x: 20, y: 100)
    change(picker)
    picker.addAction(UIAction { [world] _ in world.journal.write("changed") }, for: .valueChanged)
    world.showEmpty().view.addSubview(picker)
    world.layOut()
    return picker
  }

  private func views<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> [Kind] {
    view.subviews.flatMap { [$0 as? Kind].compactMap(\.self) + views(kind, in: $0) }
  }

  private func wheels(_ picker: UIDatePicker) -> [UIScrollView] { views(UIScrollView.self, in: picker) }

  /// What is written on the rows in front.
  private func titles(_ picker: UIDatePicker) -> [String] {
    world.layOut()
    return wheels(picker).map { wheel in
      views(UILabel.self, in: wheel).first { $0.superview?.isHidden == false && $0.superview?.alpha == 1 }?.text ?? ""
    }
  }

  /// Turns a wheel by a number of rows that show, by a tap, and waits for it to rest.
  private func turn(_ picker: UIDatePicker, _ wheel: Int, by rows: Int) {
    let place = wheels(picker)[wheel].convert(wheels(picker)[wheel].bounds, to: nil)
    finger.tap(place.midX, 208 + 108 * sin(CGFloat(rows) * 32 / 108), at: world.stage.time + 1)
    world.settle()
  }

  private func date(_ text: String) -> Date { (try? Date(text, strategy: .iso8601)) ?? .distantPast }

  // MARK: Wheels

  @Test func theDateThatItBeginsWithIsTheStages() {
    let picker = show(.dateAndTime)
    #expect(picker.date == date("2007-01-09T09:41:00Z"))
    #expect(titles(picker) == ["Tue, Jan 9", "9", "41", "AM"])
    world.stage.advance(to: world.stage.time + 120)
    #expect(UIDatePicker().date == date("2007-01-09T09:43:00Z"))
  }

  @Test(arguments: [
    ("en_US", ["January", "9", "2007"]), ("de_DE", ["9", "Januar", "2007"]), ("ja_JP", ["2007", "1月", "9"]),
  ])
  func theOrderAndTheWordsOfADateAreTheLocales(locale: String, rows: [String]) {
    #expect(titles(show(.date) { $0.locale = Locale(identifier: locale) }) == rows)
  }

  @Test func theTimeIsThatOfTheTimeZoneAndTheLocaleSaysHowItIsCounted() {
    let picker = show(.time) {
      $0.timeZone = TimeZone(identifier: "Europe/Berlin")
      $0.date = date("2007-07-09T20:05:00Z")
    }
    #expect(titles(picker) == ["10", "05", "PM"])
    picker.locale = Locale(identifier: "de_DE")
    #expect(titles(picker) == ["22", "05"])
    #expect(picker.date == date("2007-07-09T20:05:00Z"))
  }

  // MARK: Choosing

  @Test func aWheelThatIsTurnedChangesItsPartOfTheDateAndTellsOnce() {
    let picker = show(.dateAndTime)
    turn(picker, 0, by: 2)
    #expect(picker.date == date("2007-01-11T09:41:00Z") && world.journal.entries == ["changed"])
    turn(picker, 2, by: -2)
    #expect(picker.date == date("2007-01-11T09:39:00Z"))
    turn(picker, 3, by: 1)
    #expect(picker.date == date("2007-01-11T21:39:00Z"))
    #expect(titles(picker) == ["Thu, Jan 11", "9", "39", "PM"] && world.journal.entries.count == 3)
  }

  @Test func theHoursGoRoundPastNoonAndTheMinutesRoundTheHour() {
    let picker = show(.time) { $0.date = date("2007-01-09T11:59:00Z") }
    turn(picker, 1, by: 1)
    #expect(picker.date == date("2007-01-09T11:00:00Z"))
    turn(picker, 0, by: 1)
    #expect(picker.date == date("2007-01-09T12:00:00Z") && titles(picker) == ["12", "00", "PM"])
    picker.date = date("2007-01-09T23:00:00Z")
    turn(picker, 0, by: 1)
    #expect(picker.date == date("2007-01-09T00:00:00Z"))
    #expect(titles(picker) == ["12", "00", "AM"])
  }

  @Test func aWheelThatGoesRoundDoesNotComeToItsEnd() {
    let picker = show(.time)
    // Twenty rows on each time, 133 rounds in all.
    for _ in 0..<400 { picker.date.addTimeInterval(20 * 60) }
    // 9:41 and 8000 minutes.
    #expect(titles(picker)[1] == "01" && world.diagnostics.isEmpty)
    turn(picker, 1, by: 1)
    #expect(titles(picker)[1] == "02")
  }

  @Test func aDayThatTheMonthHasNotIsGreyAndItsLastDayIsChosen() {
    let picker = show(.date) { $0.date = date("2007-01-31T12:00:00Z") }
    turn(picker, 0, by: 1)
    #expect(picker.date == date("2007-02-28T12:00:00Z") && titles(picker) == ["February", "28", "2007"])
    let grey = views(UILabel.self, in: wheels(picker)[1]).filter {
      $0.superview?.isHidden == false && $0.writtenColor == .tertiaryLabel
    }
    #expect(Set(grey.compactMap(\.text)) == ["29", "30", "31"])
    turn(picker, 1, by: 2)
    #expect(picker.date == date("2007-02-28T12:00:00Z") && titles(picker) == ["February", "28", "2007"])
    #expect(world.journal.entries == ["changed"])
  }

  @Test func nothingIsChosenBeyondTheLimits() {
    let picker = show(.dateAndTime) {
      $0.minimumDate = date("2007-01-08T10:00:00Z")
      $0.maximumDate = date("2007-01-10T18:00:00Z")
    }
    turn(picker, 0, by: 3)
    #expect(picker.date == date("2007-01-10T18:00:00Z") && titles(picker) == ["Wed, Jan 10", "6", "00", "PM"])
    picker.setDate(date("2000-01-01T00:00:00Z"), animated: false)
    #expect(picker.date == date("2007-01-08T10:00:00Z"))
    // Limits in the wrong order are none.
    picker.maximumDate = date("1999-01-01T00:00:00Z")
    picker.setDate(date("2000-01-01T00:00:00Z"), animated: false)
    #expect(picker.date == date("2000-01-01T00:00:00Z"))
  }

  @Test func theProgramsDateTurnsTheWheelsAndIsNotTold() {
    let picker = show(.date)
    let before = wheels(picker)[0].contentOffset.y
    picker.setDate(date("2007-03-09T09:41:00Z"), animated: true)
    let start = world.stage.time
    world.stage.advance(to: start + 0.15)
    #expect(wheels(picker)[0].contentOffset.y == before + 32)
    world.settle()
    #expect(titles(picker) == ["March", "9", "2007"] && world.journal.entries.isEmpty)
    // December is the shorter way round.
    picker.setDate(date("2007-12-09T09:41:00Z"), animated: false)
    #expect(wheels(picker)[0].contentOffset.y == before - 32)
    // From June to October it is on, though from January, where the wheel began, it would be back.
    for (month, rows) in [("03", CGFloat(2)), ("06", 5), ("10", 9)] {
      picker.setDate(date("2007-\(month)-09T09:41:00Z"), animated: false)
      #expect(wheels(picker)[0].contentOffset.y == before + 32 * rows)
    }
  }

  @Test(arguments: [(15, ["0", "15", "30", "45"]), (7, nil as [String]?)])
  func minutesGoInTheirIntervalIfThatDividesTheHour(interval: Int, rows: [String]?) {
    let picker = show(.time) { $0.minuteInterval = interval }
    let wanted = rows == nil ? "41" : "30"
    #expect(titles(picker)[1] == wanted)
    turn(picker, 1, by: 1)
    #expect(picker.date == date(rows == nil ? "2007-01-09T09:42:00Z" : "2007-01-09T09:45:00Z"))
  }

  @Test func aLengthOfTimeIsAMinuteAtLeast() {
    let picker = show(.countDownTimer) { $0.countDownDuration = 3660 }
    #expect(titles(picker) == ["1 hour", "1 min"])
    turn(picker, 0, by: -1)
    #expect(picker.countDownDuration == 60)
    turn(picker, 1, by: -1)
    #expect(picker.countDownDuration == 60 && titles(picker) == ["0 hours", "1 min"])
    turn(picker, 0, by: 2)
    #expect(picker.countDownDuration == 7260 && world.journal.entries.count == 2)
    picker.countDownDuration = .infinity
    #expect(picker.countDownDuration == 7260)
    picker.countDownDuration = 1e9
    #expect(picker.countDownDuration == 86399)
  }

  @Test func thereAreOnlyWheels() {
    let picker = show(.date)
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.datePickerStyle == .wheels && picker.frame.size == CGSize(width: 320, height: 216))
  }
}
