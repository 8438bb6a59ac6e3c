/// What a cell, a header or a footer shows by configurations: its content view, and its background.
final class ConfiguredParts {
  private unowned let host: UIView
  /// Of the content's configuration; without one, an empty view for whatever the app puts in it.
  private(set) var contentView = UIView(frame: .zero)
  private(set) var content: (any UIContentConfiguration)?
  private(set) var background: UIBackgroundConfiguration?
  private(set) var ground: ConfiguredBackground?
  /// Whether the content, and the background, take the look that they have in the host's state.
  var (updatesContent, updatesBackground) = (true, true)
  /// Whether the state may be another since the configurations were last updated.
  var needsUpdate = true
  /// Called when there is another content view.
  var contentViewDidChange: () -> Void = {}

  init(in host: UIView) {
    self.host = host
    host.addSubview(contentView)
  }

  /// Shows other content, in the present view if that can.
  func setContent(_ new: (any UIContentConfiguration)?, _ state: some UIConfigurationState) {
    let new = updatesContent ? new?.updated(for: state) : new
    let present = content == nil ? nil : contentView as? any UIContentView
    content = new
    if let new, let present, present.supports(new) { return present.configuration = new }
    if let new { exchange(new.makeContentView()) } else if present != nil { exchange(UIView(frame: .zero)) }
  }

  private func exchange(_ view: UIView) {
    UIView.performWithoutAnimation {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = contentView.layoutFrame
      view.autoresizingMask = contentView.autoresizingMask
      host.insertSubview(view, aboveSubview: contentView)
      contentView.removeFromSuperview()
    }
    contentView = view
    contentViewDidChange()
  }

  func setBackground(_ new: UIBackgroundConfiguration?, _ state: some UIConfigurationState) {
    background = updatesBackground ? new?.updated(for: state) : new
    guard let background else {
      ground?.removeFromSuperview()
      ground = nil
      return
    }
    if let ground { return ground.configuration = background }
    let made = ConfiguredBackground(background)
    ground = made
    UIView.performWithoutAnimation {
      made.frame = host.bounds
      host.insertSubview(made, at: 0)
    }
  }

  /// Takes the looks of a state.
  func adapt(to state: some UIConfigurationState, background backgroundState: some UIConfigurationState) {
    if updatesContent, let content { setContent(content, state) }
    if updatesBackground, let background { setBackground(background, backgroundState) }
  }
}
