import InterludeTestSupport
import InterludeUI
import Testing

@testable import InterludeLab

struct HintViewTests {
  @Test func theNameOfACallbackIsNotBroken() throws {
    let shown = InstrumentStage(CGSize(width: 900, height: 300)) { HintView() }
    let area = CGRect(x: 0, y: 0, width: 900, height: 300)
    let name = String(repeating: "HerbDetail", count: 8)
    let width = shown.stage.asCurrent {
      let label = UILabel()
      label.font = DockStyle.caption
      label.text = name
      return label.sizeThatFits(area.size).width
    }
    #expect(width > 320)
    shown.stage.asCurrent { shown.instrument.show("0.250 s\n\(name)", beside: CGPoint(x: 700, y: 100), in: area) }
    let label = try #require(shown.instrument.descendants(UILabel.self).first)
    #expect(label.frame.width >= width)
    #expect(shown.instrument.frame.maxX <= 900 && shown.instrument.frame.minX >= 0)

    shown.stage.asCurrent {
      shown.instrument.show(String(repeating: "word ", count: 60), beside: CGPoint(x: 100, y: 100), in: area)
    }
    #expect(shown.instrument.frame.width <= 320, "a sentence is")
  }

  @Test func aLineDoesNotBeginWithADot() {
    #expect("a 0.5 s · half way · at".keepingUnits == "a 0.5\u{A0}s\u{A0}· half way\u{A0}· at")
  }
}
