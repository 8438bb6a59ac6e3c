/// Which way the focus moves. The raw values are UIKit's.
public nonisolated struct UIFocusHeading: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Downwards.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// In reading order, and from the last item to the first.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// Against the reading order, and from the first item to the last.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// To the first item.
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// To the last item.
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// One move of the focus.
@preconcurrency @MainActor public final class UIFocusUpdateContext: NSObject {
  /// What had the focus; nil when nothing did.
  public let previouslyFocusedItem: (any UIFocusItem)?
  /// What is to have it.
  public let nextFocusedItem: (any UIFocusItem)?
  /// Empty when no key moved it.
  public let focusHeading: UIFocusHeading

  init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading) {
    (previouslyFocusedItem, nextFocusedItem, focusHeading) = (previous, next, heading)
  }

  /// The view that had the focus; nil when nothing had it, or no view.
  public var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// The view that is to have the focus; nil when nothing is, or no view.
  public var nextFocusedView: UIView? { nextFocusedItem as? UIView }

  /// Every part of the app that is concerned, from the innermost outwards, and each once.
  var environments: [any UIFocusEnvironment] {
    let all = (previouslyFocusedItem?.focusChain ?? []) + (nextFocusedItem?.focusChain ?? [])
    return all.reduce(into: []) { known, environment in
      if !known.contains(where: { $0 === environment }) { known.append(environment) }
    }
  }
}

/// Takes what an app animates along with a move of the focus.
@preconcurrency @MainActor public final class UIFocusAnimationCoordinator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// How long the animations take, in seconds; ours, since UIKit tells no figure.
  static let duration = 0.2

  /// Adds changes to be animated, and what is to be done after that.
  public func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .curveEaseOut],
      animations: { [animations] in animations.forEach { $0() } },
      completion: { [completions] _ in completions.forEach { $0() } })
  }
}
