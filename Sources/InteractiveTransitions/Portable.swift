import UIKit

#if !canImport(ObjectiveC)
  import InterludeUI
#endif

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

#if !canImport(ObjectiveC)
  /// What looks on at transitions names the app's animator, not the drag.
  extension ScreenDrag: WrappingAnimator {
    package var wrappedAnimator: (any UIViewControllerAnimatedTransitioning)? { animator }
  }
#endif

extension UIViewControllerAnimatedTransitioning {
  /// Tells what looks on at transitions of a call between this animator and the drag that it moves the screen for.
  func noteCall(_ callback: String, _ detail: String, in context: (any UIViewControllerContextTransitioning)?) {
    #if !canImport(ObjectiveC)
      note(callback, detail, in: context)
    #endif
  }

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
