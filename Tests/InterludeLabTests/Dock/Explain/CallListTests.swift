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
