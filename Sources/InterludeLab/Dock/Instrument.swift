import InterludeUI

/// A view of the dock that shows a part of the session and lets it be changed. One is added in `Dock.instruments`, and nothing
/// else knows of it.
protocol Instrument: AnyObject {
  /// What its tab says.
  var title: String { get }
  /// What it is for, in some words.
  var purpose: String { get }
  var view: UIView { get }
  /// Brings it up to date, once a frame while it shows.
  func update(for session: LabSession)
  /// Whether it needs further frames for what it is about to show; false by default.
  var isUnderway: Bool { get }
  /// What it has to be put on the clipboard; nil by default.
  func text(of thing: CopiedThing) -> String?
  /// What of it is turned by keys; nil by default, and while there is nothing.
  var knobs: (any Knobs)? { get }
  /// Comes closer about a place, in its view's points, or goes farther; nothing by default.
  func zoom(by factor: Double, around point: CGPoint)
}

extension Instrument {
  var isUnderway: Bool { false }
  func text(of thing: CopiedThing) -> String? { nil }
  var knobs: (any Knobs)? { nil }
  func zoom(by factor: Double, around point: CGPoint) {}
}
