import InterludeUITestSupport
import Testing

@testable import InterludeUI

/// What an animator has to look at when something is added or changed.
@Suite final class DynamicUpdateTests: DynamicsBench {
  /// Counts how often it is asked for its items.
  private final class Counting: UIDynamicBehavior {
    let item: any UIDynamicItem
    var asked = 0

    init(_ item: any UIDynamicItem) {
      self.item = item
      super.init()
    }

    override var heldItems: [any UIDynamicItem] {
      asked += 1
      return [item]
    }
  }

  @Test func whatOneBehaviourChangesAsksNoOther() {
    let first = Counting(box(0, 0))
    animator.addBehavior(first)
    let asked = first.asked
    let attachment = UIAttachmentBehavior(item: box(200, 0), attachedToAnchor: .zero)
    animator.addBehavior(attachment)
    attachment.frequency = 2
    attachment.anchorPoint.x = 10
    animator.updateItem(usingCurrentState: first.item)
    #expect(first.asked == asked && animator.items.count == 2)
    animator.removeBehavior(attachment)
    #expect(animator.items.count == 1)
  }

  @Test func whatNoBehaviourHasIsNotMoved() {
    let (held, other) = (box(0, 0), box(200, 0))
    let behavior = UIDynamicItemBehavior(items: [held])
    animator.addBehavior(behavior)
    behavior.addLinearVelocity(CGPoint(x: 100, y: 0), for: other)
    behavior.addLinearVelocity(CGPoint(x: 100, y: 0), for: held)
    pass(0.1)
    #expect(other.center.x == 250 && held.center.x > 50)
  }
}
