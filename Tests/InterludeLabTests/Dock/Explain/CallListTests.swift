import InterludeUI
import Testing

@testable import InterludeLab

struct CallListTests {
  @Test func aLongNumberIsReadToThreeDigits() {
    let shown = InstrumentStage(CGSize(width: 400, height: 600)) { CallList() }
    shown.instrument.show(
      [
        (
          LifecycleEvent(time: 0, subject: "A", callback: "b()", detail: "0.5057348843824729 s, 3.25, 0.1000000001"),
          nil
        )
      ],
      heading: "present", zero: 0)
    shown.stage.commit()
    let texts = shown.instrument.descendants(UIControl.self).flatMap { $0.descendants(UILabel.self) }.compactMap(\.text)
    #expect(texts.contains("0.506 s, 3.25, 0.1"))
  }

  @Test func ofCallsOfOneMomentTheOneThatWasClickedStandsOut() {
    let shown = InstrumentStage(CGSize(width: 400, height: 600)) { CallList() }
    let list = shown.instrument
    list.show(
      [0, 0.5, 0.5, 0.5].map { (LifecycleEvent(time: $0, subject: "Screen", callback: "viewDidLoad()"), nil) },
      heading: "present", zero: 0)
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
      (0..<30).map { (LifecycleEvent(time: Double($0), subject: "Screen", callback: "viewDidLoad()"), nil) },
      heading: "present", zero: 0)
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
      times.map { (LifecycleEvent(time: $0, subject: "Screen", callback: "viewDidLoad()"), nil) },
      heading: "present", zero: 0)
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
}
