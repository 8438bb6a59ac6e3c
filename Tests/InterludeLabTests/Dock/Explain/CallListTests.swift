import InterludeUI
import Testing

@testable import InterludeLab

struct CallListTests {
  private static func calls(at times: [Double]) -> [ExplainedStep] {
    times.map { ExplainedStep(LifecycleEvent(time: $0, subject: "Screen", callback: "viewDidLoad()")) }
  }

  @Test func aLongNumberIsReadToThreeDigits() {
    let shown = InstrumentStage(CGSize(width: 400, height: 600)) { CallList() }
    shown.instrument.show(
      [
        ExplainedStep(
          LifecycleEvent(time: 0, subject: "A", callback: "b()", detail: "0.5057348843824729 s, 3.25, 0.1000000001"))
      ],
      heading: "present", zero: 0)
    shown.stage.commit()
    let texts = shown.instrument.descendants(UIControl.self).flatMap { $0.descendants(UILabel.self) }.compactMap(\.text)
    #expect(texts.contains("0.506 s, 3.25, 0.1"))
  }

  @Test func theWordsOfARowBeginWhereThoseOfTheHeadingDo() throws {
    let shown = InstrumentStage(CGSize(width: 400, height: 600)) { CallList() }
    shown.instrument.show(Self.calls(at: [0]), heading: "present", zero: 0)
    shown.stage.commit()
    let labels = shown.instrument.descendants(UILabel.self)
    let heading = try #require(labels.first { $0.text == "present" })
    let time = try #require(labels.first { $0.text == "0.000 s" })
    #expect(time.convert(time.bounds, to: nil).minX == heading.convert(heading.bounds, to: nil).minX)
  }

  @Test func ofCallsOfOneMomentTheOneThatWasClickedStandsOut() {
    let shown = InstrumentStage(CGSize(width: 400, height: 600)) { CallList() }
    let list = shown.instrument
    list.show(
      Self.calls(at: [0, 0.5, 0.5, 0.5]), heading: "present", zero: 0)
    shown.stage.commit()
    let rows = list.subviews.compactMap { $0 as? UIControl }
    var moment = 0.5
    list.onChoose = { moment = $0 }
    func marked() -> [Int] { rows.indices.filter { rows[$0].backgroundColor != nil } }

    for index in [2, 1, 3] {
      shown.click(rows[index].convert(CGPoint(x: 60, y: 10), to: nil))
      list.mark(time: moment)
      #expect(marked() == [index])
    }
    list.mark(time: 0.2)
    list.mark(time: 0.5)
    #expect(marked() == [3], "the playhead has been elsewhere: it is the last again")
  }

  @Test func theListOpensAtTheFirstCall() {
    let shown = InstrumentStage(CGSize(width: 400, height: 200)) { CallList() }
    let list = shown.instrument
    list.show(
      Self.calls(at: (0..<30).map(Double.init)), heading: "present", zero: 0)
    shown.stage.commit()
    list.mark(time: 29)
    #expect(list.contentOffset.y == 0 && list.contentSize.height > 400)
    list.mark(time: 28)
    #expect(list.contentOffset.y > 100, "where the playhead goes from there is brought into sight")
  }

  @Test func theCallThatIsChosenIsTheOneThatStandsOut() throws {
    let shown = InstrumentStage(CGSize(width: 400, height: 600)) { CallList() }
    let list = shown.instrument
    let times = [0, 0.5, 0.75]
    list.show(
      Self.calls(at: times), heading: "present", zero: 0)
    shown.stage.commit()
    let rows = list.subviews.compactMap { $0 as? UIControl }
    list.onChoose = { list.mark(time: $0) }

    for (index, row) in rows.enumerated() {
      shown.click(row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
      #expect(rows.map { $0.backgroundColor != nil } == times.indices.map { $0 == index })
    }
    #expect(rows.count == 3)

    list.mark(time: 0.6)
    #expect(rows.map { $0.backgroundColor != nil } == [false, true, false], "the last that has been made by then")
  }

  /// Otherwise a fast wheel brings more turns than can be answered, and the window stands still.
  @Test func aTurnOfTheWheelPlacesNoRowAgain() throws {
    let shown = InstrumentStage(CGSize(width: 400, height: 200)) { CallList() }
    let list = shown.instrument
    list.show(Self.calls(at: (0..<300).map(Double.init)), heading: "present", zero: 0)
    shown.stage.commit()
    let row = try #require(list.subviews.compactMap { $0 as? StepRow }.last)
    let (height, place) = (list.contentSize.height, row.frame)
    shown.stage.asCurrent { row.frame.origin.y += 7 }
    for _ in 0..<20 { shown.stage.send(InputEvent(time: 0, kind: .scroll(.zero, CGVector(dx: 0, dy: -40)))) }
    #expect(list.contentOffset.y == 800)
    #expect(row.frame.minY == place.minY + 7, "it is left where it is")

    shown.stage.asCurrent { list.frame.size.width = 300 }
    shown.stage.commit()
    #expect(row.frame.minY == place.minY && row.frame.width < place.width, "in another width it is placed")
    #expect(list.contentSize.height == height)
  }

  @Test func callsThatAreAddedLeaveTheListWhereItWasScrolledTo() {
    let shown = InstrumentStage(CGSize(width: 400, height: 200)) { CallList() }
    let list = shown.instrument
    list.show(Self.calls(at: (0..<30).map(Double.init)), heading: "present", zero: 0)
    shown.stage.commit()
    let first = list.subviews.compactMap { $0 as? StepRow }.first
    shown.stage.send(InputEvent(time: 0, kind: .scroll(.zero, CGVector(dx: 0, dy: -200))))
    let height = list.contentSize.height

    list.show(Self.calls(at: (0..<31).map(Double.init)), heading: "present", zero: 0, isContinued: true)
    shown.stage.commit()

    #expect(list.contentOffset.y == 200 && list.contentSize.height > height)
    #expect(list.subviews.compactMap { $0 as? StepRow }.first === first)
    list.show(Self.calls(at: [0]), heading: "dismiss", zero: 0)
    shown.stage.commit()
    #expect(list.contentOffset.y == 0 && list.subviews.compactMap { $0 as? StepRow }.count == 1)
  }
}
