extension UIView {
  /// Changes a view, and passes from its old look to the new one by the transition that the options name. Seconds.
  ///
  /// What the closure changes is there at once; with `allowAnimatedContent` its changes animate as in `animate`, while the
  /// look passes over. Without a transition in the options nothing else is seen. A property animator that it is part of, and
  /// that ends at its start, takes back what changed: animatable properties and `isHidden` of views.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    let blocks = AnimationBlockStack.current
    let transition = areAnimationsEnabled ? ViewTransition(of: view, options: options) : nil
    let block = AnimationBlock(
      inside: blocks.innermost,
      call: MotionCall(
        source: CallSite(file, line), kind: .viewTransition, duration: duration, delay: 0, timing: options.timing),
      options: options
    ) { finished in
      transition?.end()
      completion?(finished)
    }
    let change = {
      blocks.noting(in: transition?.changes) { animations?() }
    }
    block.run {
      if options.contains(.allowAnimatedContent) { change() } else { blocks.suspended(change) }
      transition?.run(in: block)
    }
  }

  /// Replaces a view by another in its superview, which passes from the old look to the new one by the transition that the
  /// options name. Seconds.
  ///
  /// The views are removed and added, or with `showHideTransitionViews` hidden and shown where they are. As in UIKit it is
  /// the superview that turns over. A view without one is reported, and nothing is seen.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let container = fromView.superview else {
      Diagnostic.misuse(
        .A11, "transition(from:to:duration:options:completion:) was given a view that is in no superview.",
        remedy: "Add the view to transition from to a superview first."
      ).report()
      return animate(withDuration: 0, animations: {}, completion: completion, file: file, line: line)
    }
    let change = {
      guard !options.contains(.showHideTransitionViews) else {
        fromView.isHidden = true
        toView.isHidden = false
        return
      }
      container.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
      AnimationBlockStack.current.log?.note {
        guard toView.superview === container else { return }
        container.insertSubview(fromView, aboveSubview: toView)
        toView.removeFromSuperview()
      }
    }
    transition(
      with: container, duration: duration, options: options, animations: change, completion: completion, file: file,
      line: line)
  }
}
