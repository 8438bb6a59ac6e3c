/// Whether a transition is on its way to its end or back to its start.
enum TransitionDirection {
  case forwards, backwards
}
