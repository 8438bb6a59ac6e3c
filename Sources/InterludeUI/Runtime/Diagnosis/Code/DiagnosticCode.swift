/// Which mistake a diagnostic is about. What UIKit reports too begins with `E`, what it lets pass with `F`; the other letters
/// are animators (`A`), hierarchies (`H`), constraints (`L`), selectors (`S`) and impossible values (`T`).
public nonisolated enum DiagnosticCode: String, CaseIterable, Hashable, Sendable {
  case A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, A11
  case E1, E2, E3, E4, E5, E6
  case F1, F2, F3, F4, F5, F6, F7, F8
  case H1, H2, H3, H4
  case L1, L2, L3, L4, L5, L6
  case S1, S2
  case T1, T2, T3, T4, T5

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
    case .E1: .presentedMeanwhile
    case .E2: .presentedFromOutside
    case .E3: .presentedTwice
    case .E4: .impossibleStack
    case .E5: .unbalancedAppearance
    case .E6: .impossibleTab
    case .F1: .neverCompleted
    case .F2: .completedTwice
    case .F3: .enteringViewNotAdded
    case .F4: .enteringViewGone
    case .F5: .enteringViewEmpty
    case .F6: .otherDuration
    case .F7: .jump
    case .F8: .leftBehind
    case .H1: .viewInsideItself
    case .H2: .impossibleChildTransition
    case .H3: .traitsOfNoChild
    case .H4: .childOfItself
    case .L1: .contradiction
    case .L2: .noCommonAncestor
    case .L3: .attributesDoNotCompare
    case .L4: .priorityOfActiveConstraint
    case .L5: .wrongHolder
    case .L6: .unreadableFormat
    case .S1: .noActionTarget
    case .S2: .unknownAction
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
