/// Common mistakes in transitions. UIKit ignores most of them silently, logs some, and answers some with an exception.
public enum Mistake: String, SceneStep {
  /// Forget to add the new view.
  case addsNothing = "adds-nothing"
  /// The same, completed with false.
  case completesFalse = "completes-false"
  /// Complete without the new view.
  case completesAtOnce = "completes-at-once"
  /// Add it on the push only.
  case forgetsPop = "forgets-pop"
  /// Add it on the presentation only.
  case forgetsDismissal = "forgets-dismissal"
  /// Leave its frame empty.
  case leavesFrameEmpty = "empty-frame"
  /// Add the view of a presenter that stays.
  case takesPresenter = "takes-the-presenter"
  /// Never complete.
  case neverCompletes = "never-completes"
  /// Complete twice.
  case completesTwice = "completes-twice"
  /// Take longer than declared.
  case takesLonger = "takes-longer"
  /// End elsewhere than where the view stays.
  case jumps
  /// Leave the new view transformed.
  case leavesTransform = "leaves-transform"
  /// Make a transition interactive that a button begins.
  case waitsForFinger = "waits-for-a-finger"
  /// Tell both screens that they appear.
  case tellsOfAppearance = "tells-of-appearance"
  /// Present while something is presented.
  case presentsMeanwhile = "presents-meanwhile"
  /// Present from outside of the window.
  case presentsFromOutside = "presents-from-outside"
  /// Present the same screen twice.
  case presentsTwice = "presents-twice"
  /// Push what is on the stack.
  case pushesTwice = "pushes-twice"
  /// Select a tab that is not there.
  case selectsNoTab = "selects-no-tab"
  /// Present a popover that points at nothing.
  case pointsAtNothing = "points-at-nothing"
  /// No mistake.
  case none = "no-mistake"

  public static let initial = addsNothing

  public var title: String {
    switch self {
    case .addsNothing: "Forget to add the new view"
    case .completesFalse: "The same, completed with false"
    case .completesAtOnce: "Complete without the new view"
    case .forgetsPop: "Add it on the push only"
    case .forgetsDismissal: "Add it on the presentation only"
    case .leavesFrameEmpty: "Leave its frame empty"
    case .takesPresenter: "Add the screen that never left"
    case .neverCompletes: "Never complete"
    case .completesTwice: "Complete twice"
    case .takesLonger: "Take longer than declared"
    case .jumps: "End elsewhere than it stays"
    case .leavesTransform: "Leave the new view transformed"
    case .waitsForFinger: "Wait for a finger after a tap"
    case .tellsOfAppearance: "Tell the screens that they appear"
    case .presentsMeanwhile: "Present two screens at once"
    case .presentsFromOutside: "Present from outside of the window"
    case .presentsTwice: "Present the same screen twice"
    case .pushesTwice: "Push what is on the stack"
    case .selectsNoTab: "Select a tab that is not there"
    case .pointsAtNothing: "Present a popover from nowhere"
    case .none: "No mistake"
    }
  }

  /// What is to be seen, and what UIKit does about it.
  public var text: String { explanation.text }

  /// The two lines of code that mend it; empty where nothing is wrong.
  var remedy: String { explanation.remedy }
}

extension Mistake {
  /// Where it can be made.
  enum Place {
    /// In an animator, on the way there or back, of a presentation or a push.
    case anyWay
    /// On the way back of a push, or of a presentation.
    case pop, dismissal
    /// In a call that presents, or that pushes.
    case present, push
  }

  var place: Place {
    switch self {
    case .forgetsPop: .pop
    case .forgetsDismissal, .takesPresenter: .dismissal
    case .presentsMeanwhile, .presentsFromOutside, .presentsTwice, .selectsNoTab, .pointsAtNothing: .present
    case .pushesTwice: .push
    default: .anyWay
    }
  }

  /// Whether it can be made with a modal screen.
  var isModal: Bool { ![.pop, .push].contains(place) }
  /// Whether it can be made on the stack.
  var isOnStack: Bool { ![.dismissal, .present].contains(place) }
}
