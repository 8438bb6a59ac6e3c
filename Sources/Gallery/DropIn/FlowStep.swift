import UIKit

/// The five steps of a transition, in this order, and what is asked later. Where the delegate gives nil, the system animates.
enum FlowStep: Int, CaseIterable {
  case asked, supplied, duration, performed, completed
  /// No step of this transition: the next one begins with it.
  case askedForWayBack

  /// Nil for what is no step of the transition.
  var number: Int? { self == .askedForWayBack ? nil : rawValue + 1 }

  var text: String {
    switch self {
    case .asked: "The delegate is asked for an animator."
    case .supplied: "It supplies one."
    case .duration: "The animator is asked for its duration: \(DropInAnimator().transitionDuration(using: nil)) s."
    case .performed: "It performs the animation."
    case .completed: "completeTransition(true), and this screen is the app’s."
    case .askedForWayBack: "Later, the delegate is asked for the way back: nil, so the system animates."
    }
  }
}
