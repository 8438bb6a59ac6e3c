import InterludeUI

/// Finds views by name as a person would: only those that can be seen now, or be scrolled to.
public struct ViewFinder {
  let stage: Stage

  /// A finder of the views on a stage.
  public init(stage: Stage) { self.stage = stage }

  /// The visible views with a name, from the front to the back, and the box around each in window points: a script can tap
  /// them. A view is left out where another one takes the tap in its middle.
  public func places() -> [(name: String, frame: CGRect)] {
    visibleViews().compactMap { view in
      view.scriptName.flatMap { isCovered(view) ? nil : ($0, view.onScreen(view.bounds)) }
    }
  }

  /// Whether a tap in a view's middle goes to something that is neither in the view nor around it. What has to be scrolled into sight
  /// first is not covered, and neither is what takes no tap now, as in a transition.
  private func isCovered(_ view: UIView) -> Bool {
    stage.asCurrent {
      let middle = view.place(of: CGPoint(x: 0.5, y: 0.5))
      let around = Array(sequence(first: view, next: \.superview))
      let isInSight = around.allSatisfy { !($0 is UIScrollView) || $0.onScreen($0.bounds).contains(middle) }
      let hit = UIApplication.shared.windows.reversed().lazy.compactMap { window in
        window.hitTest(
          CGPoint(x: middle.x - window.frame.minX, y: middle.y - window.frame.minY), with: nil)
      }.first
      guard isInSight, let hit else { return false }
      return !around.contains { $0 === hit } && !hit.isDescendant(of: view)
    }
  }

  /// The frontmost visible view with this `accessibilityIdentifier`, or else with this `accessibilityLabel`.
  func view(_ name: String) -> UIView? {
    let views = visibleViews()
    return views.first { $0.accessibilityIdentifier == name } ?? views.first { $0.accessibilityLabel == name }
  }

  /// The names of all visible views, each once, in alphabetical order: identifiers, and labels where there are none.
  func names() -> [String] {
    Set(visibleViews().compactMap(\.scriptName)).sorted()
  }

  /// The visible lists, which make the views of their cells as they come into sight.
  func lists() -> [UIScrollView] {
    visibleViews().compactMap { $0 is UICollectionView || $0 is UITableView ? $0 as? UIScrollView : nil }
  }

  /// Front to back, laid out as the next frame will show them.
  private func visibleViews() -> [UIView] {
    stage.asCurrent {
      let windows = UIApplication.shared.windows
      windows.forEach { $0.layoutIfNeeded() }
      return windows.reversed().flatMap(visibleViews(in:))
    }
  }

  private func visibleViews(in view: UIView) -> [UIView] {
    guard !view.isHidden, view.alpha >= 0.01 else { return [] }
    return view.subviews.reversed().flatMap(visibleViews(in:)) + [view]
  }
}

extension UIView {
  /// By which a script finds the view.
  fileprivate var scriptName: String? { accessibilityIdentifier ?? accessibilityLabel }

  /// A place in the view, in shares of its width and height, in the points of the screen, by the model values that touches are
  /// tested against.
  func place(of anchor: CGPoint) -> CGPoint {
    onScreen(CGPoint(x: bounds.minX + bounds.width * anchor.x, y: bounds.minY + bounds.height * anchor.y))
  }

  /// The rectangle around a part of the view, in the points of the screen.
  func onScreen(_ rect: CGRect) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { onScreen($0) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return CGRect(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }

  private func onScreen(_ point: CGPoint) -> CGPoint {
    let point = convert(point, to: nil)
    let origin = window?.frame.origin ?? .zero
    return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }
}
