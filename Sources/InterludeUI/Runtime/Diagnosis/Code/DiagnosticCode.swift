/// Which mistake a diagnostic is about. What UIKit reports too begins with `E`, what it lets pass with `F`; the other letters
/// are animators (`A`), tables and collections (`C`), alerts (`D`), hierarchies (`H`), constraints (`L`), selectors and
/// storyboards (`S`) and impossible values (`T`).
public nonisolated enum DiagnosticCode: String, CaseIterable, Hashable, Sendable {
  /// An animator is configured after it has started.
  case A1
  /// An animator that is not interruptible is paused, stopped or scrubbed.
  case A2
  /// fractionComplete is set while the animator cannot take it.
  case A3
  /// finishAnimation(at:) without stopAnimation(false).
  case A4
  /// A stopped animator is used before it is finished.
  case A5
  /// An animator is continued that is not paused.
  case A6
  /// An animator goes away while it is paused or stopped.
  case A7
  /// A property animator is asked to repeat or to autoreverse.
  case A8
  /// modifyAnimations(…) outside of an animation block.
  case A9
  /// addKeyframe(…) outside of a keyframe animation.
  case A10
  /// UIView.transition(from:to:…) with a view that is in no superview.
  case A11
  /// A list's update that does not agree with its data.
  case C1
  /// A view of a list is asked for by an identifier that nothing is registered for.
  case C2
  /// A list's item that is not there.
  case C3
  /// A snapshot with identifiers that are there twice, or not at all.
  case C4
  /// An alert that is given what it cannot have, or has nothing to show.
  case D1
  /// Presenting or dismissing during a presentation or dismissal.
  case E1
  /// Presenting from a controller that is not in the window.
  case E2
  /// Presenting a controller that is already presented.
  case E3
  /// A push or a pop that the stack does not allow.
  case E4
  /// Unbalanced calls to begin and end an appearance.
  case E5
  /// Selecting a tab that is not there.
  case E6
  /// A popover with nothing to point at.
  case E7
  /// completeTransition(_:) is never called.
  case F1
  /// completeTransition(_:) is called twice.
  case F2
  /// The entering view is not added to the container.
  case F3
  /// completeTransition(true) without the entering view in the container.
  case F4
  /// The entering view's frame is empty as the animation starts.
  case F5
  /// The transition takes another time than it declares.
  case F6
  /// A property jumps.
  case F7
  /// A view is left hidden, transparent or transformed.
  case F8
  /// An interactive transition that no finger moves.
  case F9
  /// A presenter's view that stays is taken along into the container.
  case F10
  /// A view is made a subview of itself or of a view inside it.
  case H1
  /// A transition between children that cannot be made.
  case H2
  /// Traits are overridden for a controller that is no child.
  case H3
  /// A controller is made a child of itself or of one inside it.
  case H4
  /// A page view controller is given another number of pages than it shows.
  case H5
  /// Constraints that cannot hold together.
  case L1
  /// A constraint between views that are in no common hierarchy.
  case L2
  /// A constraint whose attributes do not compare.
  case L3
  /// An active constraint becomes required, or ceases to be.
  case L4
  /// A constraint is added to a view that does not contain its items.
  case L5
  /// A visual format that cannot be read.
  case L6
  /// An action is sent to an object that cannot take it.
  case S1
  /// An action that the target does not have.
  case S2
  /// A storyboard's scene or segue, or a nib, that is not there.
  case S3
  /// A scene delegate of another class than the one that is made.
  case S4
  /// An app that shows no window.
  case S5
  /// A key path that cannot be observed, or a change that no one handles.
  case S6
  /// An impossible value, or work without end, in layers and animations.
  case T1
  /// A control point outside of the unit square.
  case T2
  /// A duration or a delay that is not finite.
  case T3
  /// A spring that cannot be as it is given.
  case T4
  /// An impossible completionSpeed.
  case T5

  /// What it means.
  public var explanation: DiagnosticExplanation {
    switch self {
    case .A1: .configuredLate
    case .A2: .notInterruptible
    case .A3: .scrubbedWhileRunning
    case .A4: .finishedWithoutStop
    case .A5: .usedWhileStopped
    case .A6: .continuedWithoutPause
    case .A7: .releasedWhileActive
    case .A8: .animatorAskedToRepeat
    case .A9: .modifiedOutsideBlock
    case .A10: .keyframeOutsideBlock
    case .A11: .transitionWithoutSuperview
    case .C1: .inconsistentUpdate
    case .C2: .unknownReuseIdentifier
    case .C3: .noSuchItem
    case .C4: .impossibleSnapshot
    case .D1: .impossibleAlert
    case .E1: .presentedMeanwhile
    case .E2: .presentedFromOutside
    case .E3: .presentedTwice
    case .E4: .impossibleStack
    case .E5: .unbalancedAppearance
    case .E6: .impossibleTab
    case .E7: .nothingToPointAt
    case .F1: .neverCompleted
    case .F2: .completedTwice
    case .F3: .enteringViewNotAdded
    case .F4: .enteringViewGone
    case .F5: .enteringViewEmpty
    case .F6: .otherDuration
    case .F7: .jump
    case .F8: .leftBehind
    case .F9: .waitsForAFinger
    case .F10: .presenterTakenAlong
    case .H1: .viewInsideItself
    case .H2: .impossibleChildTransition
    case .H3: .traitsOfNoChild
    case .H4: .childOfItself
    case .H5: .impossiblePages
    case .L1: .contradiction
    case .L2: .noCommonAncestor
    case .L3: .attributesDoNotCompare
    case .L4: .priorityOfActiveConstraint
    case .L5: .wrongHolder
    case .L6: .unreadableFormat
    case .S1: .noActionTarget
    case .S2: .unknownAction
    case .S3: .notInStoryboard
    case .S4: .otherSceneDelegate
    case .S5: .emptyScreen
    case .S6: .notObserved
    case .T1: .impossibleLayerValue
    case .T2: .controlPointOutside
    case .T3: .impossibleTime
    case .T4: .impossibleSpring
    case .T5: .impossibleSpeed
    }
  }
}

/// What a diagnostic's code means, for a reader who meets it for the first time.
public nonisolated struct DiagnosticExplanation: Hashable, Sendable {
  /// The mistake in a few words.
  public let title: String
  /// What UIKit makes of it, and why it says so little.
  public let reason: String
  /// What to do instead.
  public let remedy: String
}
