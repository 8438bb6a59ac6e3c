import Foundation
import InterludeUI
import InterludeUITestSupport
import Testing

/// Items, children and insets that come and go, in a screen of 390 × 844 points.
@Suite final class DynamicItemTests: DynamicsBench {
  @Test func itemsComeAndGo() {
    let (first, second) = (box(0, 0, 20), box(100, 0, 20))
    let (gravity, push) = (UIGravityBehavior(items: [first]), UIPushBehavior(items: [first], mode: .continuous))
    let (collision, matter) = (UICollisionBehavior(items: [first]), UIDynamicItemBehavior(items: [first]))
    func lists() -> [[any UIDynamicItem]] { [gravity.items, push.items, collision.items, matter.items] }
    let adders = [gravity.addItem, push.addItem, collision.addItem, matter.addItem]
    for add in adders + adders { add(second) }
    #expect(lists().allSatisfy { $0.count == 2 && $0[0] === first && $0[1] === second })
    for remove in [gravity.removeItem, push.removeItem, collision.removeItem, matter.removeItem] { remove(first) }
    #expect(lists().allSatisfy { $0.count == 1 && $0[0] === second })
    let (one, two) = (
      UIAttachmentBehavior(item: first, attachedToAnchor: .zero), UIAttachmentBehavior(item: first, attachedTo: second)
    )
    #expect(one.attachedBehaviorType == .anchor && two.attachedBehaviorType == .items)
  }

  /// Half a second under gravity, and on as fast as then.
  @Test func anItemThatIsLetGoOfKeepsItsVelocity() {
    let (view, other) = (box(100, 0), box(250, 0))
    let gravity = UIGravityBehavior(items: [view])
    let matter = UIDynamicItemBehavior(items: [view, other])
    animator.addBehavior(gravity)
    animator.addBehavior(matter)
    pass(0.5)
    #expect(abs(matter.linearVelocity(for: view).y - 500) < 1e-6)
    gravity.removeItem(view)
    gravity.addItem(other)
    pass(0.5)
    let (fallen, falling) = (50.0 + 125 + 250, 50.0 + 125)
    #expect(abs(view.center.y - fallen) < 1e-6 && abs(other.center.y - falling) < 1e-6)
  }

  @Test func aTurnIsAddedToATurnAndGoesTheWayOfRotations() {
    let view = box(100, 100)
    let matter = UIDynamicItemBehavior(items: [view])
    matter.addAngularVelocity(1, for: view)
    #expect(matter.angularVelocity(for: view) == 0)
    animator.addBehavior(matter)
    matter.addAngularVelocity(0.5, for: view)
    pass(0.5)
    #expect(abs(matter.angularVelocity(for: view) - 1.5) < 1e-6)
    #expect(abs(atan2(view.transform.b, view.transform.a) - 0.75) < 1e-6, "clockwise, as y points down")
  }

  @Test func insetsNarrowTheBoundsThatKeepItemsIn() {
    let view = box(100, 600)
    let collision = UICollisionBehavior(items: [view])
    #expect(!collision.translatesReferenceBoundsIntoBoundary)
    collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 0, bottom: 44, right: 0))
    #expect(collision.translatesReferenceBoundsIntoBoundary && collision.boundaryIdentifiers == nil)
    for behavior in [UIGravityBehavior(items: [view]), collision] { animator.addBehavior(behavior) }
    pass(3)
    #expect(abs(view.frame.maxY - 800) < 1)
  }

  @Test func aChildThatIsTakenAwayActsNoMore() {
    let view = box(100, 0)
    let (whole, gravity) = (UIDynamicBehavior(), UIGravityBehavior(items: [view]))
    whole.addChildBehavior(gravity)
    animator.addBehavior(whole)
    #expect(gravity.dynamicAnimator === animator)
    pass(0.5)
    whole.removeChildBehavior(gravity)
    #expect(gravity.dynamicAnimator == nil && whole.childBehaviors.isEmpty)
    pass(0.5)
    let way = 50.0 + 125
    #expect(abs(view.center.y - way) < 1e-6, "nothing moves it any more")
  }
}
