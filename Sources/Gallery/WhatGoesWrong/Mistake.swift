/// What people forget in an animator, and what UIKit does not tell them.
public enum Mistake: String, SceneVariant {
  /// Forget to add the new view.
  case addsNothing = "adds-nothing"
  /// The same, completed with false.
  case completesFalse = "completes-false"
  /// Complete without the new view.
  case completesAtOnce = "completes-at-once"
  /// Leave its frame empty.
  case leavesFrameEmpty = "empty-frame"
  /// Add it on the way there only.
  case forgetsWayBack = "forgets-way-back"
  /// Never complete.
  case neverCompletes = "never-completes"
  /// Complete twice.
  case completesTwice = "completes-twice"
  /// Take longer than declared.
  case takesLonger = "takes-longer"
  /// Leave the new view transformed.
  case leavesTransform = "leaves-transform"
  /// No mistake.
  case none = "no-mistake"

  public var title: String {
    switch self {
    case .addsNothing: "Forget to add the new view"
    case .completesFalse: "The same, completed with false"
    case .completesAtOnce: "Complete without the new view"
    case .leavesFrameEmpty: "Leave its frame empty"
    case .forgetsWayBack: "Add it on the way there only"
    case .neverCompletes: "Never complete"
    case .completesTwice: "Complete twice"
    case .takesLonger: "Take longer than declared"
    case .leavesTransform: "Leave the new view transformed"
    case .none: "No mistake"
    }
  }

  /// Why UIKit is silent, and what mends it.
  public var text: String {
    switch self {
    case .addsNothing:
      "The presenter is to be seen, and nothing answers. UIKit cannot tell it from a plan. "
        + "containerView.addSubview(toView) mends it."
    case .completesFalse: "Nothing appears, and the app goes on: false says that the transition did not take place."
    case .completesAtOnce:
      "UIKit takes the animator at its word, and removes the old screen. Add the view, or say false."
    case .leavesFrameEmpty:
      "A loadView that makes a plain UIView() gives it no size. Set it to finalFrame(for: toViewController)."
    case .forgetsWayBack:
      "Black after a pop; black for as long as it takes before a full-screen presenter is put back. Add the view both ways."
    case .neverCompletes: "UIKit has no time limit. Call completeTransition(_:) on every way out of the animator."
    case .completesTwice: "To UIKit the second call goes nowhere. Call it once, when the last animation has ended."
    case .takesLonger:
      "UIKit checks no clock, but moves all that goes along in the declared time. Return what it takes."
    case .leavesTransform: "A transform is anyone’s to set. Put it back to .identity in the completion."
    case .none: "To compare: the view is added, has its frame, and the transition is completed once."
    }
  }

  /// Whether it is made on the way back rather than there.
  var isOnWayBack: Bool { self == .forgetsWayBack }
}
