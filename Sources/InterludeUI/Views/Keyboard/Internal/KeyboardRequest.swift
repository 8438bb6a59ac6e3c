/// What the first responder wants to be up.
struct KeyboardRequest: Equatable {
  enum Input: Equatable {
    case keys(KeyboardTraits)
    /// A view of the app's.
    case view(UIView)
  }

  private(set) weak var responder: UIResponder?
  let accessory: UIView?
  /// Nil for the accessory alone.
  let input: Input?

  /// Nil where nothing is to be up.
  ///
  /// - Parameter hasKeys: Whether keys come up for what takes text.
  init?(of responder: UIResponder, hasKeys: Bool) {
    guard responder.isOnShow else { return nil }
    let chain = UIResponder.chain(from: responder)
    accessory = chain.lazy.compactMap(\.inputAccessoryView).first
    if let view = chain.lazy.compactMap(\.inputView).first {
      input = .view(view)
    } else if hasKeys, let text = responder as? any UIKeyInput {
      let traits = (responder as? any UITraitEnvironment)?.traitCollection ?? UIScreen.main.traitCollection
      input = .keys(KeyboardTraits(of: text, isDark: traits.userInterfaceStyle == .dark))
    } else {
      input = nil
    }
    guard accessory != nil || input != nil else { return nil }
    self.responder = responder
  }
}
