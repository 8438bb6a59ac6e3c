/// Knows what has the focus, and moves it.
///
/// There is a focus once a key has called for it. It stays within what is presented on top, goes on to the next screen with
/// a transition, and comes back to where it was with the way back.
@preconcurrency @MainActor public final class UIFocusSystem: NSObject {
  private unowned let stage: Stage
  private weak var focusedView: UIView?
  /// What had the focus before, the latest last; it returns there when its screen comes back.
  private var past: [WeakView] = []
  /// Whether a key has called for the focus, and no touch has sent it away since.
  private var isActive = false
  private weak var environmentToUpdate: (any UIFocusEnvironment)?

  private struct WeakView {
    weak var view: UIView?
  }

  init(stage: Stage) { self.stage = stage }

  /// The system of the screen that a part of an app is on; nil while it is on none.
  public static func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    environment.focusChain.lazy.compactMap { ($0 as? UIView)?.window }.first?.focusSystem
  }

  /// Whether a part of an app is another or in it.
  public static func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    otherEnvironment.focusChain.contains { $0 === environment }
  }

  /// Nil while nothing has the focus, as before the first key and after a touch.
  public var focusedItem: (any UIFocusItem)? { focusedView }

  /// Moves the focus to a part of the app, where that prefers it.
  public func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    guard let item = items.preferred(in: environment) else { return }
    isActive = true
    move(to: item.view, heading: [])
  }

  /// Carries out what `setNeedsFocusUpdate()` has asked for.
  public func updateFocusIfNeeded() {
    guard let environment = environmentToUpdate else { return }
    environmentToUpdate = nil
    if let focusedView, Self.environment(environment, contains: focusedView) { requestFocusUpdate(to: environment) }
  }

  func setNeedsUpdate(of environment: any UIFocusEnvironment) { environmentToUpdate = environment }

  private var items: FocusItems { FocusItems(stage: stage) }
}

// MARK: - Keys

extension UIFocusSystem {
  /// Moves the focus as a key asks: from where it is, or was before a touch; else to the preferred item. What has it then is
  /// scrolled into sight.
  ///
  /// - Returns: Whether something has the focus now.
  @discardableResult
  public func moveFocus(_ heading: UIFocusHeading) -> Bool {
    stage.asCurrent {
      let items = items
      isActive = true
      if let focusedView, let next = items.item(heading, of: focusedView) {
        move(to: next.view, heading: heading)
      } else if focusedView == nil {
        appear(in: items, heading: heading)
      }
      return focusedView != nil
    }
  }

  /// Touches what has the focus in its middle, for a moment: a control does what a tap does. Scrolled out of sight, it comes
  /// back first.
  public func pressFocusedItem() {
    guard let focusedView, let window = focusedView.window else { return }
    stage.asCurrent {
      FocusItems.scrollToVisible(focusedView, animated: false)
      stage.commit()
      let middle = focusedView.convert(CGPoint(x: focusedView.bounds.midX, y: focusedView.bounds.midY), to: nil)
      stage.tap(CGPoint(x: middle.x + window.frame.minX, y: middle.y + window.frame.minY))
    }
  }

  /// Takes the focus away until a key calls for it, as a touch does.
  public func hideFocus() {
    isActive = false
    if focusedView != nil { stage.asCurrent { move(to: nil, heading: []) } }
  }

  /// Follows what has happened on the screen: an item that is gone, or under something presented, loses the focus to the one
  /// that had it before, or to the preferred one. Waits while a transition runs.
  func update() {
    guard isActive else { return }
    updateFocusIfNeeded()
    let items = items
    if let focusedView, items.contains(focusedView) { return }
    if items.areInTransition {
      if focusedView != nil { move(to: nil, heading: []) }
    } else {
      appear(in: items, heading: [])
    }
  }

  private func appear(in items: FocusItems, heading: UIFocusHeading) {
    past.removeAll { $0.view == nil }
    let returned = past.last { $0.view.map(items.contains) ?? false }?.view
    move(to: returned ?? items.preferred?.view, heading: heading)
  }

  private func move(to view: UIView?, heading: UIFocusHeading) {
    guard view !== focusedView else { return }
    let context = UIFocusUpdateContext(from: focusedView, to: view, heading: heading)
    let environments = context.environments
    // What has left the screen is not asked whether it may.
    let isBound = focusedView.map { $0.window != nil } ?? true
    guard !isBound || view == nil || environments.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return }
    focusedView = view
    if let view {
      past.removeAll { $0.view === view }
      past.append(WeakView(view: view))
      FocusItems.scrollToVisible(view)
    }
    let coordinator = UIFocusAnimationCoordinator()
    for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
    coordinator.run()
  }
}
