import InterludeUI
import MotionQA
import Testing

struct ViewFinderTests {
  @Test func theFrontmostOfTwoViewsOfOneNameIsTapped() throws {
    var (back, front) = (TouchPad(), TouchPad())
    let stage = Stage.showing {
      back = TouchPad("pad", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      front = TouchPad("pad", frame: CGRect(x: 200, y: 0, width: 100, height: 100))
      return [back, front]
    }

    try ScriptPlayer(InputScript(duration: 1, [.tap("pad", at: 0)]), on: stage, leadIn: 0).advance(to: 0)

    #expect(back.touches.isEmpty)
    #expect(front.touches.count == 2)
  }

  @Test func aTransformedViewIsTappedWhereItIs() throws {
    var pad = TouchPad()
    let stage = Stage.showing {
      pad = TouchPad("pad", frame: CGRect(x: 100, y: 100, width: 20, height: 20))
      pad.transform = CGAffineTransform(translationX: 60, y: -30).scaledBy(x: 2, y: 2)
      return [pad]
    }

    try ScriptPlayer(InputScript(duration: 1, [.tap("pad", at: 0)]), on: stage, leadIn: 0).advance(to: 0)

    #expect(pad.touches.first?.point == CGPoint(x: 170, y: 80))
  }

  @Test func layoutThatIsStillDueIsDoneFirst() throws {
    final class Column: UIView {
      let pad = TouchPad("pad", frame: .zero)
      override func layoutSubviews() { pad.frame = CGRect(x: 40, y: 60, width: 20, height: 20) }
    }
    var column = Column()
    let stage = Stage.showing {
      column = Column(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      column.addSubview(column.pad)
      return [column]
    }

    try ScriptPlayer(InputScript(duration: 1, [.tap("pad", at: 0)]), on: stage, leadIn: 0).advance(to: 0)

    #expect(column.pad.touches.first?.point == CGPoint(x: 50, y: 70))
  }
}
