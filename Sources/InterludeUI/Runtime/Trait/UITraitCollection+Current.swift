import Foundation

/// The traits under which `UIColor.cgColor` finds a colour.
nonisolated extension UITraitCollection {
  /// Those of the view or controller whose code runs: in `layoutSubviews()`, `draw(_:)`, `tintColorDidChange()`,
  /// `traitCollectionDidChange(_:)` and a controller's calls around layout. Elsewhere the screen's, unless set.
  ///
  /// Each thread has its own. Away from the main thread they are unspecified until set.
  public static var current: UITraitCollection {
    get {
      if DispatchQueue.isMainCurrent { return MainActor.assumeIsolated { stage.currentTraits } }
      return Thread.current.threadDictionary[threadKey] as? UITraitCollection ?? UITraitCollection()
    }
    set {
      if DispatchQueue.isMainCurrent { return MainActor.assumeIsolated { stage.currentTraits = newValue } }
      Thread.current.threadDictionary[threadKey] = newValue
    }
  }

  /// Runs code with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    guard DispatchQueue.isMainCurrent else {
      let previous = Self.current
      Self.current = self
      actions()
      return Self.current = previous
    }
    let previous = MainActor.assumeIsolated { Self.stage.exchangeTraits(self) }
    actions()
    MainActor.assumeIsolated { _ = Self.stage.exchangeTraits(previous) }
  }

  /// The same where the caller is known to be on the main actor, which need not be asked then: every layout and every drawing does
  /// this.
  @MainActor func performAsCurrentOnMainActor(_ actions: () -> Void) {
    let stage = Self.stage
    let previous = stage.exchangeTraits(self)
    actions()
    _ = stage.exchangeTraits(previous)
  }

  private static var threadKey: String { "UITraitCollection.current" }
}
