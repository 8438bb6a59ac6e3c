/// The steps of the herb pop.
public enum HerbPopStep: String, SceneStep {
  /// Without a delegate.
  case standardCover = "standard-cover"
  /// An animator that does nothing.
  case emptyAnimator = "empty-animator"
  /// Out of nowhere.
  case originAtZero = "origin-at-zero"
  /// There, and back by the system.
  case systemDismissal = "system-dismissal"
  /// Both ways.
  case bothWays = "both-ways"
  /// The picture hidden meanwhile.
  case hiddenPicture = "hidden-picture"
  /// The caption fading.
  case fadingCaption = "fading-caption"
  /// The corners animated.
  case roundCorners = "round-corners"
  /// The screen turned meanwhile.
  case landscape
  /// All together, and by hand.
  case complete
  /// With reduced motion.
  case reducedMotion = "reduced-motion"

  public static let initial = complete

  public var title: String {
    switch self {
    case .complete: "All together, and by hand"
    case .standardCover: "Without a delegate"
    case .emptyAnimator: "An animator that does nothing"
    case .originAtZero: "Out of nowhere"
    case .systemDismissal: "There, and back by the system"
    case .bothWays: "Both ways"
    case .hiddenPicture: "The picture hidden meanwhile"
    case .fadingCaption: "The caption fading"
    case .roundCorners: "The corners animated"
    case .landscape: "The screen turned meanwhile"
    case .reducedMotion: "With reduced motion"
    }
  }

  public var text: String {
    switch self {
    case .complete: "Tap a picture, and it grows until it fills the screen. Tap it or drag it to send it back."
    case .standardCover: "The detail has no transitioning delegate: the system covers the list from below."
    case .emptyAnimator: "A tap, and nothing answers any more: the animator never calls completeTransition."
    case .originAtZero: "The animator was not told where the picture is: it grows from the upper left corner."
    case .systemDismissal: "The delegate returns nil for the dismissal: the system slides the herb down."
    case .bothWays: "One animator, told the direction, moves the same view there and back."
    case .hiddenPicture: "The picture in the list is hidden while the herb is out of it."
    case .fadingCaption: "The description fades in and out alongside, on a time of its own."
    case .roundCorners: "The corners grow from those of the picture to those of the screen."
    case .landscape: "Open a herb, turn the phone (Ctrl+→), close it: the herb ends where its picture then is."
    case .reducedMotion: "As on a device set to Reduce Motion: the herb fades in and out where it is."
    }
  }

  var hasDelegate: Bool { self != .standardCover }
  var animatesDismissal: Bool { ![.standardCover, .emptyAnimator, .originAtZero, .systemDismissal].contains(self) }
  /// Where a finger can take the herb, `ScreenDrag` hides the picture.
  var hidesPicture: Bool { self == .hiddenPicture }
  var fadesCaption: Bool { self == .fadingCaption || self == .complete }
  var roundsCorners: Bool { self == .roundCorners || self == .complete }
}
