import InterludeUI

/// Finds views by their `accessibilityIdentifier` as a person would: only those that can be seen now.
public struct ViewFinder {
  let stage: Stage

  public init(stage: Stage) { self.stage = stage }

  /// The visible views with an identifier, from the front to the back, and the box around each in window points: a script
  /// can tap them.
  public func places() -> [(identifier: String, frame: CGRect)] {
    visibleViews().compactMap { view in
      view.accessibilityIdentifier.map { ($0, view.convert(view.bounds, to: nil)) }
    }
  }

  /// The frontmost visible view of an identifier.
  func view(identifier: String) -> UIView? {
    visibleViews().first { $0.accessibilityIdentifier == identifier }
  }

  /// The identifiers of all visible views, each once, in alphabetical order.
  func identifiers() -> [String] {
    Set(visibleViews().compactMap(\.accessibilityIdentifier)).sorted()
  }

  /// The centre of a view in window points, by the model values that touches are tested against.
  func center(of view: UIView) -> CGPoint {
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    let origin = view.window?.frame.origin ?? .zero
    return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
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
