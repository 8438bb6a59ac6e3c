/// A part of an app that says where the focus goes in it: a view or a view controller.
///
/// The focus is where the keyboard acts: Tab and the arrow keys move it, Return and Space press what has it.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus goes when this part gets it, the first that has an item; without any, to the first item in reading order.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The part that this one is in.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

  /// Asks that the focus go to the preferred place with the end of this turn of the run loop, if it is in this part now.
  func setNeedsFocusUpdate()
  /// Carries out at once what `setNeedsFocusUpdate()` has asked for.
  func updateFocusIfNeeded()
  /// Asked of every part that the focus is in or comes into; one refusal leaves it where it is.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Told to every part that the focus was in or has come into, from the innermost outwards, and each once.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// What can have the focus: a view.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the focus may come here: of views by default to enabled controls alone.
  var canBecomeFocused: Bool { get }
  /// In the superview's coordinates, in points.
  var frame: CGRect { get }
}

extension UIFocusEnvironment {
  public func setNeedsFocusUpdate() { UIFocusSystem.focusSystem(for: self)?.setNeedsUpdate(of: self) }

  public func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }

  /// This part, what it is in, and so on outwards.
  var focusChain: [any UIFocusEnvironment] {
    var chain: [any UIFocusEnvironment] = []
    var next: (any UIFocusEnvironment)? = self
    while let environment = next {
      chain.append(environment)
      next = environment.parentFocusEnvironment
    }
    return chain
  }
}

extension UIView: UIFocusItem {
  /// Whether the view has the focus.
  public var isFocused: Bool { window?.focusSystem.focusedItem === self }

  /// The controller whose view this is, else the superview.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { owner ?? superview }
}
