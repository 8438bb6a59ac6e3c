/// The view of a container with bars.
protocol BarContainer: UIView {
  /// Tells the children what the bars cover of them.
  func insetForBars()
}

/// How a controller comes or goes.
struct AppearanceChange {
  var isAnimated = false
  /// Whether `viewIsAppearing(_:)` still waits for the view to be in a window.
  var isAppearingPending = false
}

extension UIViewController {
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    let from: [AppearanceState] = isAppearing ? [.disappeared, .disappearing] : [.appeared, .appearing]
    guard from.contains(appearance) else {
      reportUnbalanced("beginAppearanceTransition(\(isAppearing), animated: \(animated))")
      return
    }
    appearance = isAppearing ? .appearing : .disappearing
    appearanceChange.isAnimated = animated
    withoutAnimation {
      if isAppearing {
        loadViewIfNeeded()
        stage.note("viewWillAppear(_:)", of: self, "animated: \(animated)")
        viewWillAppear(animated)
        appearanceChange.isAppearingPending = true
        if view.window != nil { viewEnteredWindow() }
      } else {
        stage.note("viewWillDisappear(_:)", of: self, "animated: \(animated)")
        viewWillDisappear(animated)
        endEditing()
      }
    }
    forwardAppearance { child in
      guard from.contains(child.appearance) else { return }
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  func endAppearance() {
    guard appearance == .appearing || appearance == .disappearing else {
      reportUnbalanced("endAppearanceTransition()")
      return
    }
    forwardAppearance { child in
      // Added since this controller began to appear.
      if appearance == .appearing, child.appearance == .disappeared {
        child.beginAppearanceTransition(true, animated: appearanceChange.isAnimated)
      }
      guard child.appearance == .appearing || child.appearance == .disappearing else { return }
      child.endAppearanceTransition()
    }
    let animated = appearanceChange.isAnimated
    if appearance == .appearing {
      appearance = .appeared
      announceIsAppearing()
      stage.note("viewDidAppear(_:)", of: self, "animated: \(animated)")
      viewDidAppear(animated)
    } else {
      appearance = .disappeared
      appearanceChange.isAppearingPending = false
      stage.keepUntilTurnEnds(self)
      stage.note("viewDidDisappear(_:)", of: self, "animated: \(animated)")
      viewDidDisappear(animated)
    }
  }

  /// The view has come into a window.
  func viewEnteredWindow() {
    if appearance == .appearing { announceIsAppearing() }
  }

  private func announceIsAppearing() {
    guard appearanceChange.isAppearingPending else { return }
    appearanceChange.isAppearingPending = false
    withoutAnimation {
      // Safe areas are up to date in it, before any layout.
      for container in selfAndAncestors.dropFirst().reversed() {
        (container.viewIfLoaded as? any BarContainer)?.insetForBars()
      }
      viewIsAppearing(appearanceChange.isAnimated)
    }
  }

  /// Makes the first responder resign if it is this controller or inside it, without asking it: the keyboard leaves with the screen.
  func endEditing() {
    guard let responder = stage.firstResponder else { return }
    if UIResponder.chain(from: responder).contains(where: { $0 === self }) { responder.leaveFirstResponder() }
  }

  /// Runs code without animation, except that of the keyboard.
  private func withoutAnimation(_ body: () -> Void) {
    stage.keyboard.deferringUpdates { UIView.performWithoutAnimation(body) }
  }

  /// The given controllers whose views are inside this controller's view, and the controllers presented over them there.
  func onShow(_ controllers: [UIViewController]) -> [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return controllers.flatMap { Array(sequence(first: $0, next: \.ownPresentedViewController)) }
      .filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  private func forwardAppearance(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    childrenToForwardAppearanceTo.filter { !$0.isChangingByItself }.forEach(body)
  }

  /// Whether a transition makes this controller's appearance calls; at its end it brings the controller to its surroundings' state.
  fileprivate var isChangingByItself: Bool { transitions.contains { $0.plan.changing.contains(self) } }

  private func reportUnbalanced(_ call: String) {
    stage.report(
      .misuse(
        .E5,
        "Unbalanced calls to begin/end appearance transitions for \(type(of: self)): \(call) came while it was "
          + "\(appearance).",
        remedy: "Leave these calls to the transition, which makes them itself; only a container that forwards "
          + "appearance by hand makes them for its children, always in pairs.", types: [type(of: self)]))
  }
}

extension UIViewController {
  /// Whether a change of the view's window makes the appearance calls. Not while a transition makes them, and not in a container that is
  /// not on the screen, which makes them later.
  func followsItsView(leaving oldWindow: UIWindow?, entering newWindow: UIWindow?) -> Bool {
    guard !isChangingByItself, parent?.shouldAutomaticallyForwardAppearanceMethods != false else { return false }
    if newWindow?.isHidden == false { return appearance == .disappeared && surroundings == .appeared }
    return oldWindow != nil && appearance != .disappeared
  }
}
