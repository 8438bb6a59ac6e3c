import InterludeUI

/// The purpose of the button or slider under a pointer that rests on it, or the whole text of a label that is cut, on a small card. The
/// card may lie over the phone, therefore it is on a stage of its own.
final class ButtonHint {
  let stage: Stage
  private let window: UIWindow
  private let card: HintView
  /// The control under the pointer, and since when, in real seconds.
  private var rest: (view: UIView, since: Double)?
  /// The pointer's last place. While it stays, the control is not looked up again.
  private var place: CGPoint?
  /// Whether the control was pressed since the pointer came to it. It then needs no hint any more.
  private var isUsed = false
  /// The place of the last press. The pointer may reach a control and press it between two frames.
  private var pressedPlace: CGPoint?

  /// The time that the pointer has to rest, in real seconds.
  static let delay = 0.6
  /// Made for a dock's stage, with its size and appearance.
  init(over dock: Stage) {
    stage = Stage(size: dock.size, scale: dock.scale, textRenderer: dock.textRenderer)
    stage.userInterfaceStyle = dock.userInterfaceStyle
    (window, card) = stage.asCurrent { (UIWindow(frame: CGRect(origin: .zero, size: dock.size)), HintView()) }
    stage.asCurrent {
      window.addSubview(card)
      window.isHidden = false
    }
  }

  /// The text of the card; nil while it does not show.
  var text: String? { card.isHidden ? nil : card.text }

  /// Where the card is, in points of the window; nil while it does not show.
  var frame: CGRect? { card.isHidden ? nil : card.frame }

  /// Brings the card up to date, once a frame.
  ///
  /// - Parameters:
  ///   - point: The pointer's place in the window; nil if it is not known.
  ///   - time: The real time in seconds.
  func update(at point: CGPoint?, in dock: UIWindow, toRealTime time: Double) {
    if point != place {
      place = point
      let view = point.flatMap { Self.view(at: $0, in: dock) }
      if view !== rest?.view { (rest, isUsed) = (view.map { ($0, time) }, point == pressedPlace) }
    }
    stage.asCurrent { show(over: dock, toRealTime: time) }
    stage.advance(to: time)
  }

  private func show(over dock: UIWindow, toRealTime time: Double) {
    guard let rest, let place, !isUsed, time >= rest.since + Self.delay else {
      return card.show(nil, beside: .zero, in: .zero)
    }
    // The card stays in place while the pointer moves on the same control.
    guard card.isHidden || card.text != rest.view.explanation?.keepingUnits else { return }
    let area = window.bounds.insetBy(dx: 4, dy: 4)
    let placement = HintPlacement(
      subject: rest.view.convert(rest.view.bounds, to: nil), pointer: place,
      others: Self.frames(in: dock, within: dock.bounds, but: rest.view) { $0.accessibilityHint != nil },
      words: Self.frames(in: dock, within: dock.bounds, but: rest.view) { ($0 as? UILabel)?.text?.isEmpty == false },
      area: area)
    card.show(rest.view.explanation, in: area, at: placement.origin)
  }

  /// The visible frames of the other views of a kind, without those in the subject.
  private static func frames(
    in view: UIView, within sight: CGRect, but subject: UIView, where isMeant: (UIView) -> Bool
  ) -> [CGRect] {
    view.subviews.filter { !$0.isHidden && $0.alpha > 0 && $0 !== subject }.flatMap { child in
      let frame = child.convert(child.bounds, to: nil)
      let own = isMeant(child) ? [frame.intersection(sight)] : []
      let inner = child.clipsToBounds ? frame.intersection(sight) : sight
      return own.filter { !$0.isEmpty } + frames(in: child, within: inner, but: subject, where: isMeant)
    }
  }

  /// Hides the card until the pointer comes to another control.
  ///
  /// - Parameter point: The pointer's place in the window; nil for a key.
  func press(at point: CGPoint? = nil) { (isUsed, pressedPlace) = (true, point ?? place) }

  /// The view in front that can be explained, enabled or not.
  ///
  /// - Parameter point: In the view's points.
  private static func view(at point: CGPoint, in view: UIView) -> UIView? {
    for child in view.subviews.reversed() where !child.isHidden && child.alpha > 0 && !(child is TimelineLanes) {
      let place = child.convert(point, from: view)
      let isInside = child.bounds.contains(place)
      guard isInside || !child.clipsToBounds else { continue }
      if let found = self.view(at: place, in: child) { return found }
      if isInside, child.explanation != nil { return child }
    }
    return nil
  }
}

extension UIView {
  /// The text for the pointer that rests on it; nil if there is none, or if it explains itself at once, as what is in the timeline's lanes.
  fileprivate var explanation: String? { accessibilityHint ?? (self as? UILabel)?.cutText }
}

extension UILabel {
  /// The whole text of a label of one line that has no room for it; nil if nothing is cut.
  fileprivate var cutText: String? {
    guard numberOfLines == 1, let text, !text.isEmpty,
      sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width > bounds.width + 0.5
    else { return nil }
    return text
  }
}
