/// A change of the display mode in progress.
final class SplitModeChange {}

extension UISplitViewController {
  /// What changes the display mode.
  enum ModeCause {
    case program, size, person
  }

  /// How the columns get to where they belong.
  enum ModeMotion {
    /// In an animation: of the block that is open, or one of its own.
    case animated
    /// A finger takes them there.
    case held
    case atOnce
  }

  /// How long the columns move in an animation of their own, in seconds. By eye.
  private static let duration = 0.35

  /// How the primary column shows where it does, in a view of a size.
  func behavior(for size: CGSize) -> SplitBehavior {
    if style == .doubleColumn, preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    switch preferredDisplayMode {
    case .oneBesideSecondary: return .tile
    case .oneOverSecondary: return .overlay
    case .automatic, .secondaryOnly: return size.width > size.height ? .tile : .overlay
    }
  }

  /// The display mode in a view of a size.
  func resolvedDisplayMode(for size: CGSize) -> DisplayMode {
    guard primary != nil else { return .secondaryOnly }
    guard secondary != nil else { return .oneBesideSecondary }
    let isTiled = behavior(for: size) == .tile
    switch chosenMode ?? preferredDisplayMode {
    case .automatic: return isTiled ? .oneBesideSecondary : .secondaryOnly
    case .secondaryOnly: return .secondaryOnly
    case .oneBesideSecondary, .oneOverSecondary: return isTiled ? .oneBesideSecondary : .oneOverSecondary
    }
  }

  /// Has the display mode be what it is to be now.
  func updateDisplayMode(by cause: ModeCause, _ motion: ModeMotion) {
    guard isArranged, !isCollapsed, !isAdapting else { return }
    let mode = resolvedDisplayMode(for: splitView.bounds.size)
    guard mode != displayMode else { return updateDisplayModeButton() }
    tellDelegate(of: mode, by: cause)
    let old = displayMode
    displayMode = mode
    updateDisplayModeButton()
    let change = beginModeChange(from: old, animated: motion != .atOnce)
    switch motion {
    case .atOnce:
      splitView.take(mode)
      end(change)
    case .held: break
    case .animated: animate(change)
    }
  }

  private func tellDelegate(of mode: DisplayMode, by cause: ModeCause) {
    delegate?.splitViewController(self, willChangeTo: mode)
    guard style == .doubleColumn, cause != .program, mode.showsPrimary != displayMode.showsPrimary else { return }
    if mode.showsPrimary {
      delegate?.splitViewController(self, willShow: .primary)
    } else {
      delegate?.splitViewController(self, willHide: .primary)
    }
  }

  /// Has the primary column begin to appear, beyond its edge, or to disappear.
  private func beginModeChange(from old: DisplayMode, animated: Bool) -> SplitModeChange {
    let change = SplitModeChange()
    modeChange = change
    UIView.performWithoutAnimation {
      if appearance == .appeared {
        primary?.beginSettling(at: displayMode.showsPrimary ? .appeared : .disappeared, animated: animated)
      }
      if displayMode.showsPrimary {
        if splitView.presence == 0 { splitView.isOver = displayMode == .oneOverSecondary }
        splitView.primaryPane.show(primary)
        splitView.layOutPanes()
      }
      // What the delegate has put into bars is not to grow along with the columns.
      splitView.layOutContents()
    }
    return change
  }

  /// Takes the columns to where the display mode has them.
  private func animate(_ change: SplitModeChange) {
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { [self] in
      splitView.take(displayMode)
      splitView.layOutContents()
    } completion: { [weak self] _ in
      self?.end(change)
    }
  }

  private func end(_ change: SplitModeChange) {
    guard modeChange === change else { return }
    modeChange = nil
    if displayMode.showsPrimary {
      if let primary { primary.endSettling(at: primary.standingOnShow) }
    } else {
      splitView.primaryPane.show(nil)
      primary?.endSettling(at: .disappeared)
    }
    stage.onStatusBarUpdate?()
  }

  /// Ends the change in progress at once.
  func endModeChange() {
    guard let change = modeChange else { return }
    swipe.cancel()
    splitView.take(displayMode)
    splitView.stopMotion()
    end(change)
  }

  // MARK: Person

  /// The mode that a swipe, a tap or the button leads to.
  var targetMode: DisplayMode {
    let own = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    guard own == .automatic else { return own }
    guard !displayMode.showsPrimary else { return .secondaryOnly }
    return splitBehavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
  }

  /// A person has chosen a mode.
  func choose(_ mode: DisplayMode, _ motion: ModeMotion = .animated) {
    chosenMode = mode
    updateDisplayMode(by: .person, motion)
  }

  /// The finger that held the columns has let them go.
  func letGo(completed: Bool, back mode: DisplayMode) {
    guard let change = modeChange else { return }
    if completed { animate(change) } else { choose(mode) }
  }

  // MARK: Size

  /// The view has another size. Another shape may call for another mode.
  func sizeDidChange(from old: CGSize) {
    let size = splitView.bounds.size
    if (old.width > old.height) != (size.width > size.height) { chosenMode = nil }
    updateDisplayMode(by: .size, UIView.inheritedAnimationDuration > 0 ? .animated : .atOnce)
  }
}
