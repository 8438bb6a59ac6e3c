import Foundation
import InterludeUI
import InterludeUITestSupport
import Testing

/// What draws an item to a place: snaps, rods and springs.
@Suite final class AttachmentTests: DynamicsBench {
  @Test func aSnapGoesThereAndUpright() {
    let view = box(20, 20)
    let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 600))
    animator.addBehavior(snap)
    pass(0.15)
    #expect(view.center.y > 200 && view.center.y < 600)
    pass(3)
    #expect(abs(view.center.x - 200) < 0.2 && abs(view.center.y - 600) < 0.2)
    #expect(!animator.isRunning)

    snap.snapPoint = CGPoint(x: 100, y: 100)
    #expect(animator.isRunning)
    pass(3)
    #expect(abs(view.center.x - 100) < 0.2)
  }

  @Test func littleDampingSwingsMore() {
    func overshoot(_ damping: CGFloat) -> CGFloat {
      let view = box(20, 0)
      let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 70, y: 400))
      snap.damping = damping
      animator.addBehavior(snap)
      var highest: CGFloat = 0
      for _ in 0..<60 {
        pass(1.0 / 60)
        highest = max(highest, view.center.y)
      }
      animator.removeAllBehaviors()
      return highest - 400
    }
    let (wild, tame) = (overshoot(0), overshoot(1))
    // e^(−πζ/√(1−ζ²)) of the way of 350 points, at ζ = 0.2.
    #expect(abs(wild - 350 * 0.527) < 8)
    #expect(tame < 2)
  }

  /// A pendulum of 200 points swings in 2π√(l/g), if it swings little.
  @Test func anAttachmentIsARod() {
    let view = box(145, 250, 10)
    let matter = UIDynamicItemBehavior(items: [view])
    matter.allowsRotation = false
    animator.addBehavior(matter)
    let anchor = CGPoint(x: 160, y: 55.25)
    let rod = UIAttachmentBehavior(item: view, attachedToAnchor: anchor)
    animator.addBehavior(rod)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    let length = hypot(10, 199.75)
    #expect(abs(rod.length - length) < 0.01)
    var (lowest, last, crossings) = (0.0, view.center.x, [Double]())
    for step in 1...240 {
      pass(1.0 / 60)
      let distance = hypot(view.center.x - anchor.x, view.center.y - anchor.y)
      lowest = max(lowest, abs(distance - length))
      if (last - anchor.x) * (view.center.x - anchor.x) < 0 { crossings.append(Double(step) / 60) }
      last = view.center.x
    }
    #expect(lowest < 0.5)
    let period = 2 * .pi * (length / 1000).squareRoot()
    #expect(crossings.count >= 2 && abs(crossings[1] - crossings[0] - period / 2) < 0.03)
  }

  @Test func anAttachmentIsASpring() {
    let view = box(100, 100, 50)
    let spring = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 125, y: 325))
    spring.length = 100
    spring.frequency = 2
    spring.damping = 1
    animator.addBehavior(spring)
    pass(3)
    #expect(abs(view.center.y - 225) < 0.3)
  }

  @Test func twoItemsKeepTheirDistance() {
    let (first, second) = (box(100, 100, 50), box(100, 250, 50))
    animator.addBehavior(UIAttachmentBehavior(item: first, attachedTo: second))
    animator.addBehavior(UIGravityBehavior(items: [second]))
    pass(0.5)
    #expect(abs(second.center.y - first.center.y - 150) < 0.5)
    // Both fall together, at half the acceleration.
    #expect(abs(first.center.y - (125 + 0.5 * 500 * 0.25)) < 1)
  }
}
