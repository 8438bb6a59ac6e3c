import InterludeUI
import InterludeUITestSupport
import Testing

/// What is off its window is not animated: Core Animation takes the animations off.
@Suite(.ownWorld) final class OffWindowAnimationTests {
  private let world = World()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  private var ends: [String] = []

  private func show() -> UIView {
    let root = UIViewController()
    world.show(root)
    root.view.addSubview(view)
    world.layOut()
    return root.view
  }

  private func animate() {
    UIView.animate(withDuration: 1) {
      self.view.center.x = 200
    } completion: {
      self.ends.append("\($0) at \(self.world.stage.time)")
    }
  }

  private func advance(by time: Double) {
    world.stage.advance(to: world.stage.time + time)
    world.layOut()
  }

  @Test func aViewThatIsTakenOffLosesThem() {
    let start = world.stage.time
    _ = show()
    animate()
    advance(by: 0.25)
    view.removeFromSuperview()
    advance(by: 0)
    #expect(view.layer.animationKeys() == nil)
    advance(by: 2)
    #expect(ends == ["false at \(start + 0.25)"])
    #expect(view.center.x == 200)
  }

  @Test func soDoWhatIsInIt() {
    let root = show()
    let inside = UIView()
    view.addSubview(inside)
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat]) { inside.alpha = 0 }
    #expect(inside.layer.animationKeys() == ["opacity"])
    view.removeFromSuperview()
    advance(by: 0)
    root.addSubview(view)
    #expect(inside.layer.animationKeys() == nil)
  }

  @Test func aViewThatWasNeverOnOneHasNone() {
    let start = world.stage.time
    animate()
    world.layOut()
    advance(by: 2)
    #expect(ends == ["false at \(start)"])
  }

  @Test func aViewThatIsAddedInTheSameTurnKeepsThem() {
    let root = UIViewController()
    world.show(root)
    animate()
    root.view.addSubview(view)
    world.layOut()
    advance(by: 0.5)
    #expect(view.layer.animationKeys() == ["position"])
  }

  @Test func aViewThatIsMovedToAnotherSuperviewKeepsThem() {
    let root = show()
    let other = UIView()
    root.addSubview(other)
    animate()
    advance(by: 0.5)
    other.addSubview(view)
    advance(by: 0.1)
    #expect(view.layer.animationKeys() == ["position"])
  }
}
