/// The steps of the lesson on the herb pop, the complete one first.
public enum HerbPopVariant: String, SceneVariant {
  case complete
  case standardCover = "standard-cover"
  case emptyAnimator = "empty-animator"
  case originAtZero = "origin-at-zero"
  case systemDismissal = "system-dismissal"
  case bothWays = "both-ways"
  case hiddenPicture = "hidden-picture"
  case fadingCaption = "fading-caption"
  case roundCorners = "round-corners"

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
    }
  }

  public var text: String {
    switch self {
    case .complete: "Every idea below at once, and a finger that catches the herb, carries it and throws it."
    case .standardCover: "The detail has no transitioning delegate: the system covers the list from below."
    case .emptyAnimator:
      "A tap, and nothing happens any more: the animator never calls completeTransition, and until then all touches are "
        + "the transition’s."
    case .originAtZero: "The animator was not told where the picture is: it grows from the upper left corner."
    case .systemDismissal: "The delegate returns nil for the dismissal: the system slides the herb down."
    case .bothWays: "One animator, told the direction, moves the same view there and back. The lesson ends here."
    case .hiddenPicture: "The picture in the list is hidden while the herb is out of it."
    case .fadingCaption: "The description fades in and out alongside, on a time of its own."
    case .roundCorners: "The corners grow from those of the picture to those of the screen."
    }
  }

  var hasDelegate: Bool { self != .standardCover }
  var animatesDismissal: Bool { ![.standardCover, .emptyAnimator, .originAtZero, .systemDismissal].contains(self) }
  var hidesPicture: Bool { self == .hiddenPicture || self == .complete }
  var fadesCaption: Bool { self == .fadingCaption || self == .complete }
  var roundsCorners: Bool { self == .roundCorners || self == .complete }
}
