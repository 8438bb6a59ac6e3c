/// What can have the focus on a stage as it is now. What all of it is, is found when it is first asked for.
final class FocusItems {
  struct Item {
    let view: UIView
    /// In window coordinates.
    let frame: CGRect
  }

  /// In reading order.
  private(set) lazy var all = root.map { FocusOrder.reading(Self.collect(in: $0), frame: \.frame) } ?? []
  /// The controller that everything is in: the one presented on top.
  private let owner: (any ViewOwner)?
  private let root: UIView?

  init(stage: Stage) {
    let window = stage.windows.last(where: \.isKeyWindow)
    owner = window?.rootViewController?.frontmostOwner
    root = owner?.viewIfLoaded ?? window
  }

  /// Whether what is on the screen is about to be something else.
  var areInTransition: Bool { owner?.isInAnyTransition ?? false }

  func contains(_ view: UIView) -> Bool {
    guard let root, view.isDescendant(of: root), Self.isItem(view) else { return false }
    let around = sequence(first: view, next: { $0 === root ? nil : $0.superview })
    return around.allSatisfy(Self.mayHaveItems)
  }

  /// Where the focus goes when nothing had it: where the controller on top prefers, else to the first item.
  var preferred: Item? { owner.flatMap { preferred(in: $0) } ?? all.first }

  /// - Parameter known: Parts that have been asked already: an app may lead in a circle.
  func preferred(in environment: any UIFocusEnvironment, known: [any UIFocusEnvironment] = []) -> Item? {
    let known = known + [environment]
    for inner in environment.preferredFocusEnvironments where !known.contains(where: { $0 === inner }) {
      if let item = preferred(in: inner, known: known) { return item }
    }
    return all.first { UIFocusSystem.environment(environment, contains: $0.view) }
  }

  /// The item in a direction from a view, or after or before it; nil when there is none, or the view is none.
  func item(_ heading: UIFocusHeading, of view: UIView) -> Item? {
    guard let index = all.firstIndex(where: { $0.view === view }) else { return nil }
    switch heading {
    case .next: return all[(index + 1) % all.count]
    case .previous: return all[(index + all.count - 1) % all.count]
    case .first: return all.first
    case .last: return all.last
    default: return FocusOrder.nearest(all.map(\.frame), to: index, heading).map { all[$0] }
    }
  }

  /// Scrolls whatever a view is in, so that it is seen.
  static func scrollToVisible(_ view: UIView, animated: Bool = true) {
    for scrollView in sequence(first: view, next: \.superview).dropFirst().compactMap(\.asScrollingView) {
      scrollView.scrollRectToVisible(
        view.convert(view.bounds.insetBy(dx: -Self.margin, dy: -Self.margin), to: scrollView), animated: animated)
    }
  }

  /// How much is seen around an item that was scrolled into sight, in points.
  private static let margin: CGFloat = 12

  // MARK: Collecting

  private static func collect(in view: UIView) -> [Item] {
    guard mayHaveItems(view) else { return [] }
    let own = isItem(view) ? [Item(view: view, frame: view.convert(view.bounds, to: nil))] : []
    return own + view.subviews.flatMap(collect)
  }

  /// Whether a view and what is in it may be items, as far as it depends on the view.
  private static func mayHaveItems(_ view: UIView) -> Bool {
    !view.isHidden && view.alpha >= 0.01 && view.isUserInteractionEnabled
  }

  private static func isItem(_ view: UIView) -> Bool { view.canBecomeFocused && isReachable(view) }

  /// Whether a touch in its middle would come to the view, now or once it is scrolled into sight.
  private static func isReachable(_ view: UIView) -> Bool {
    guard let window = view.window, !view.bounds.isEmpty else { return false }
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    guard window.bounds.contains(middle), isVisible(middle, of: view) else { return isInScrollView(view) }
    return window.hitTest(middle, with: nil).map { $0.isDescendant(of: view) || $0.asScrollingView != nil } ?? false
  }

  /// Whether no scroll view has the place outside of what it shows.
  private static func isVisible(_ place: CGPoint, of view: UIView) -> Bool {
    let scrollViews = sequence(first: view, next: \.superview).compactMap(\.asScrollingView)
    return scrollViews.allSatisfy { scrollView in
      scrollView.bounds.inset(by: scrollView.adjustedContentInset).contains(scrollView.convert(place, from: nil))
    }
  }

  private static func isInScrollView(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains { $0.asScrollingView?.isScrollEnabled ?? false }
  }
}
