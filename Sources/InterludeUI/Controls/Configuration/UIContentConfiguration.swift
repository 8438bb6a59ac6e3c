/// Content and its look as a value, of which a content view is made.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// A new view that shows the content.
  func makeContentView() -> any UIView & UIContentView

  /// The same content, with the look that it has in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration says.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// What the view shows. Setting it shows other content in the same view.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration; by default, one of the type that it shows now.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
