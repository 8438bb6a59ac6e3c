/// A page on its way to the place of another one.
final class PageTurn {
  /// What moves the pages.
  enum Mover {
    /// A finger in the pages and, once it has left, what the scroll view does by itself.
    case finger
    /// An animation, since a dot has been chosen.
    case indicator
    /// An animation, or nothing where there is none, since the program has set a page.
    case program(completion: ((Bool) -> Void)?)
  }

  /// The page on show until then; nil for the first one.
  let from: UIViewController?
  let to: UIViewController
  /// 1 for a page that comes from the right or from below, −1 otherwise.
  let step: Int
  let mover: Mover
  let isAnimated: Bool
  /// The place at which the page that goes lies: the middle or, since a finger has caught the turn past its half, beside it.
  var origin = 0

  init(from: UIViewController?, to: UIViewController, step: Int, mover: Mover, isAnimated: Bool = true) {
    (self.from, self.to, self.step, self.mover, self.isAnimated) = (from, to, step, mover, isAnimated)
  }

  /// The place at which the page that comes lies.
  var destination: Int { origin + step }

  /// Whether a finger decides how far it goes.
  var isByFinger: Bool {
    guard case .finger = mover else { return false }
    return true
  }

  /// Whether the delegate is told: where a person turns the page.
  var tellsDelegate: Bool {
    guard case .program = mover else { return true }
    return false
  }

  func complete(_ finished: Bool) {
    if case .program(let completion) = mover { completion?(finished) }
  }

  // MARK: Appearance

  /// The page that comes hears first, and is in its place before it is in the window.
  func beginAppearance() {
    to.beginSettling(at: to.standingOnShow, animated: isAnimated)
    from?.beginSettling(at: .disappeared, animated: isAnimated)
  }

  /// Takes the page that is not on show now off the view, and has both stand where they belong.
  func endAppearance(in container: UIViewController, completed: Bool) {
    let (leaving, staying) = completed ? (from, to) : (to, from)
    leaving?.tellWillMove(toParent: nil)
    if let staying { staying.beginSettling(at: staying.standingOnShow, animated: isAnimated) }
    leaving?.beginSettling(at: .disappeared, animated: isAnimated)
    leaving?.viewIfLoaded.map(PageScrollView.remove)
    leaving?.endSettling(at: .disappeared)
    if let staying { staying.endSettling(at: staying.standingOnShow) }
    leaving?.removeFromParent()
    if completed { to.tellDidMove(toParent: container) }
  }
}
