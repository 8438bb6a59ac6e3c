import UIKit

// What Swift spells in two ways, with an Objective-C runtime and without one; the rest of this library is the same in both.

extension UIGestureRecognizer {
  /// Calls a closure with each change of the recogniser.
  func onChange(_ handler: @escaping () -> Void) {
    #if canImport(ObjectiveC)
      let target = ChangeTarget(handler)
      addTarget(target, action: #selector(ChangeTarget.changed))
      objc_setAssociatedObject(self, &ChangeTarget.key, target, .OBJC_ASSOCIATION_RETAIN)
    #else
      addHandler { _ in handler() }
    #endif
  }
}

extension UIViewControllerAnimatedTransitioning {
  /// Tells an animator that its transition has ended, if it wants to know.
  func tellEnded(_ transitionCompleted: Bool) {
    #if canImport(ObjectiveC)
      animationEnded?(transitionCompleted)
    #else
      animationEnded(transitionCompleted)
    #endif
  }
}

#if canImport(ObjectiveC)
  private final class ChangeTarget: NSObject {
    static var key = 0
    private let handler: () -> Void

    init(_ handler: @escaping () -> Void) { self.handler = handler }

    @objc func changed() { handler() }
  }
#endif
