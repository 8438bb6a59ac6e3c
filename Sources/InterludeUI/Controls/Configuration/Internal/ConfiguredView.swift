/// A view that shows what configurations say, in its state.
protocol ConfiguredView: UIView where State: UIConfigurationState {
  associatedtype State

  var configured: ConfiguredParts { get }
  var configurationState: State { get }
  func updateConfiguration(using state: State)
  func callUpdateHandler(_ state: State)
  /// The state that the background shows.
  func backgroundState(_ state: State) -> State
}

extension ConfiguredView {
  func backgroundState(_ state: State) -> State { state }

  func noteConfiguration() {
    configured.needsUpdate = true
    setNeedsLayout()
  }

  /// Has the configurations, and whoever is told, take the state of now; done before layout and before the view is measured.
  func updateConfigurationIfNeeded() {
    guard configured.needsUpdate else { return }
    configured.needsUpdate = false
    let state = configurationState
    configured.adapt(to: state, background: backgroundState(state))
    updateConfiguration(using: state)
    callUpdateHandler(state)
  }
}

extension UIView {
  func configurationState(_ isSelected: Bool, _ isHighlighted: Bool) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.flags = ViewStateFlags(
      isDisabled: !isUserInteractionEnabled, isHighlighted: isHighlighted, isSelected: isSelected, isFocused: isFocused)
    return state
  }
}
