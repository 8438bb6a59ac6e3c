import UIKit

/// A menu that falls in, and can be thrown out.
class DropMenuViewController: UIViewController, UICollisionBehaviorDelegate {
    let card = UIView(frame: CGRect(x: 95, y: -220, width: 200, height: 200))
    private lazy var animator = UIDynamicAnimator(referenceView: view)
    private var snap: UISnapBehavior?

    override func viewDidLoad() {
        super.viewDidLoad()
        card.backgroundColor = .orange
        view.addSubview(card)
        card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(self.dragged(_:))))
        let gravity = UIGravityBehavior(items: [card])
        let collision = UICollisionBehavior(items: [card])
        collision.addBoundary(
            withIdentifier: "middle" as NSCopying, from: CGPoint(x: 0, y: 500), to: CGPoint(x: 390, y: 500))
        collision.collisionDelegate = self
        let bounce = UIDynamicItemBehavior(items: [card])
        bounce.elasticity = 0.3
        for behavior in [gravity, collision, bounce] { animator.addBehavior(behavior) }
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
        withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
    ) {
        Log.write("hit \(identifier as? String ?? "?")")
    }

    @objc func dragged(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: animator.removeAllBehaviors()
        case .changed:
            card.center.x += pan.translation(in: view).x
            card.center.y += pan.translation(in: view).y
            pan.setTranslation(.zero, in: view)
        case .ended:
            let snap = UISnapBehavior(item: card, snapTo: CGPoint(x: 195, y: 200))
            animator.addBehavior(snap)
            self.snap = snap
            perform(#selector(settled), with: nil, afterDelay: 2)
        default: break
        }
    }

    @objc private func settled() {
        Log.write("settled at \(Int(card.center.x.rounded())) \(Int(card.center.y.rounded()))")
    }
}
