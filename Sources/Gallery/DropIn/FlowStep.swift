/// What happens in a transition, in this order. Where the delegate gives nil, the system animates.
enum FlowStep: Int, CaseIterable {
  case asked, supplied, duration, performed, completed, askedForWayBack

  var text: String {
    switch self {
    case .asked: "The delegate is asked for an animator."
    case .supplied: "It supplies one."
    case .duration: "The animator is asked for its duration: 0.6 s."
    case .performed: "It performs the animation."
    case .completed: "completeTransition(true), and this screen is the app’s."
    case .askedForWayBack: "The delegate is asked for the way back: nil, so the system animates."
    }
  }
}
