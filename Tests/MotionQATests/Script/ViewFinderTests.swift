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

  @Test func whatAnotherViewTakesTheTapOfIsNotListed() {
    let stage = Stage.showing {
      let covered = TouchPad("covered", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let half = TouchPad("half", frame: CGRect(x: 90, y: 0, width: 100, height: 100))
      let front = TouchPad("front", frame: CGRect(x: 10, y: 10, width: 95, height: 90))
      let label = UILabel(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
      label.accessibilityIdentifier = "label"
      front.addSubview(label)
      let veil = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      veil.isUserInteractionEnabled = false
      return [covered, half, front, veil]
    }
    #expect(ViewFinder(stage: stage).places().map(\.name) == ["label", "front", "half"])
  }

  @Test func whatIsScrolledOutOfSightIsListedAndCanBeTapped() {
    let stage = Stage.showing {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scroll.contentSize = CGSize(width: 100, height: 400)
      scroll.addSubview(TouchPad("far", frame: CGRect(x: 0, y: 150, width: 100, height: 50)))
      return [scroll, TouchPad("below", frame: CGRect(x: 0, y: 100, width: 100, height: 200))]
    }
    #expect(ViewFinder(stage: stage).places().map(\.name) == ["below", "far"])
  }
}
