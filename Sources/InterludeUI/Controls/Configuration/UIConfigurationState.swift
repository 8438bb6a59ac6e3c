/// What a configuration takes into account: the traits and the state of the view that it is for, and values of the app's own.
public nonisolated protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// A state of which only the traits are known.
  init(traitCollection: UITraitCollection)

  /// A value of the app's own; nil where there is none.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// What a value of an app's own is called in a configuration state.
public nonisolated struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// A key of a name, which should be one that nobody else uses, such as with the app's identifier before it.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}
