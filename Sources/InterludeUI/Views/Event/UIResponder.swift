/// What can answer an event, or pass it on to the next responder.
@preconcurrency @MainActor open class UIResponder: InterfaceObject {
  let origin = StageOrigin()

  public override init() { super.init() }

  nonisolated deinit {}

  /// The stage that it belongs to.
  var stage: Stage { origin.stage }

  /// Who is asked when this responder does not handle an event.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether it may be the first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it may cease to be the first responder; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether actions without a target come here first.
  open var isFirstResponder: Bool { stage.firstResponder === self }

  /// Becomes the first responder if it can, and the one before can resign. A view has to be in a window.
  ///
  /// - Returns: Whether it is the first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstResponder() }

  /// Ceases to be the first responder, if it can.
  ///
  /// - Returns: Whether it is not the first responder now.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

  /// It is the first responder now; the keyboard has yet to come up.
  func didBecomeFirstResponder() {}

  /// It has resigned, or was made to.
  func didCeaseToBeFirstResponder() {}

  // MARK: Keyboard

  /// What shows in place of the keyboard's keys while this or what is in it is the first responder; nil, the default, for the keys.
  /// It is as high as it is, plus the safe area at the bottom; with a height of 0 nothing comes up.
  open var inputView: UIView? { nil }

  /// What shows above the keyboard, or at the bottom without one, while this or what is in it is the first responder; nil, the
  /// default, for nothing. It is as high as it is, or as its content or constraints want it where its height is 0 or flexible.
  open var inputAccessoryView: UIView? { nil }

  /// Brings up what the first responder says now of its input views and its keys; nothing where this is not the first responder.
  open func reloadInputViews() { if isFirstResponder { stage.keyboard.reload() } }

  // MARK: Touches

  /// Called when touches come down; the default passes them on to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Called when touches have moved; the default passes them on to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Called when touches have been lifted; the default passes them on to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Called when touches were taken away, by a gesture or because the view left its window; the default passes them on.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

extension UIResponder {
  /// A responder, if there is one, and those after it in the responder chain.
  static func chain(from responder: UIResponder?) -> some Sequence<UIResponder> {
    [responder].compactMap(\.self).lazy.flatMap { sequence(first: $0, next: \.next) }
  }
}
