import UIKit

@objcMembers
class SheetPanInteraction: UIPercentDrivenInteractiveTransition {
    private weak var controller: UIViewController?
    private(set) dynamic var isActive = false

    func attach(to controller: UIViewController) {
        self.controller = controller
        let pan = UIPanGestureRecognizer(target: self, action: #selector(SheetPanInteraction.handlePan(_:)))
        controller.view.addGestureRecognizer(pan)
    }

    func handlePan(_ gesture: UIPanGestureRecognizer) {
        guard let view = gesture.view else { return }
        let progress = max(0, gesture.translation(in: nil).y / view.bounds.height)
        switch gesture.state {
        case .began:
            isActive = true
            controller?.dismiss(animated: true, completion: nil)
        case .changed: update(progress)
        case .ended where progress > 0.4: end(with: #selector(finish))
        case .ended, .cancelled: end(with: #selector(cancel))
        default: break
        }
    }

    private func end(with action: Selector) {
        isActive = false
        Log.write(action == #selector(finish) ? "sheet finishes" : "sheet comes back")
        if action == #selector(finish) { finish() } else { cancel() }
    }
}
