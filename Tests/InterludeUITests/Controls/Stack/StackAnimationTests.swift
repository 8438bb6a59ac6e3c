import InterludeUI
import InterludeUITestSupport
import Testing

/// What changes in a stack inside an animation block moves with it. A column of three rows, 40 points high and 10 apart.
@Suite(.ownWorld) final class StackAnimationTests {
  private final class Row: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 40) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  }

  private let world = World()
  private let rows = (0..<3).map { _ in Row() }
  private lazy var stack: UIStackView = {
    let root = UIViewController()
    world.show(root)
    // The last one takes what is left over.
    let stack = UIStackView(arrangedSubviews: rows + [UIView()])
    (stack.axis, stack.spacing, stack.alignment) = (.vertical, 10, .leading)
    stack.frame = CGRect(origin: .zero, size: CGSize(width: 100, height: 300))
    root.view.addSubview(stack)
    world.layOut()
    return stack
  }()

  private func shown(_ index: Int) -> CGRect { rows[index].layer.presentation()?.frame ?? .null }

  private func animate(_ changes: @escaping () -> Void) {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: changes)
  }

  @Test func aHiddenRowShrinksAndThoseAroundItCloseTheGap() {
    _ = stack
    animate { self.rows[1].isHidden = true }
    #expect(rows[1].isHidden && !rows[1].layer.isHidden)
    world.stage.advance(to: world.stage.time + 0.5)
    #expect(shown(1) == CGRect(x: 0, y: 50, width: 100, height: 20))
    #expect(shown(2) == CGRect(x: 0, y: 75, width: 100, height: 40))
    world.stage.advance(to: world.stage.time + 0.6)
    #expect(rows[1].isHidden && rows[1].layer.isHidden)
    #expect(rows[2].frame.minY == 50)
  }

  @Test func aRowThatIsShownGrowsFromNothing() {
    stack.arrangedSubviews[1].isHidden = true
    world.layOut()
    #expect(rows[1].layer.isHidden && rows[1].frame == CGRect(x: 0, y: 50, width: 100, height: 0))
    animate { self.rows[1].isHidden = false }
    world.stage.advance(to: world.stage.time + 0.5)
    #expect(!rows[1].layer.isHidden)
    #expect(shown(1) == CGRect(x: 0, y: 50, width: 100, height: 20))
    #expect(shown(2) == CGRect(x: 0, y: 75, width: 100, height: 40))
  }

  @Test func aRowThatIsShownAgainOnTheWayStays() {
    _ = stack
    animate { self.rows[1].isHidden = true }
    world.stage.advance(to: world.stage.time + 0.5)
    animate { self.rows[1].isHidden = false }
    world.settle()
    #expect(!rows[1].isHidden && !rows[1].layer.isHidden)
  }

  @Test func outsideABlockARowIsGoneAtOnce() {
    _ = stack
    rows[0].isHidden = true
    #expect(rows[0].layer.isHidden)
    animate { UIView.performWithoutAnimation { self.rows[1].isHidden = true } }
    #expect(rows[1].layer.isHidden)
    UIView.animate(withDuration: 0) { self.rows[2].isHidden = true }
    #expect(rows[2].layer.isHidden)
  }

  @Test func propertiesOfTheStackAnimateToo() {
    let stack = stack
    animate { stack.spacing = 30 }
    world.stage.advance(to: world.stage.time + 0.5)
    #expect(shown(1).minY == 60 && shown(2).minY == 120)
  }

  @Test func arrangedViewsAreNotPlacedByTheirMasks() {
    _ = stack
    #expect(rows.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
  }
}
