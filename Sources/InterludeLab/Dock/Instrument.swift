import InterludeUI

/// A view of the dock that shows a part of the session and lets it be changed. An instrument is added in `Dock.instruments` alone.
protocol Instrument: AnyObject {
  /// The title of its tab.
  var title: String { get }
  /// Its purpose in a few words.
  var purpose: String { get }
  var view: UIView { get }
  /// Brings it up to date, once a frame while it shows.
  func update(for session: LabSession)
  /// Whether it needs further frames for what it is about to show; false by default.
  var isUnderway: Bool { get }
  /// The text that it supplies for the clipboard; nil by default.
  func text(of thing: CopiedThing) -> String?
  /// The controls that keys can change; nil by default, and while there are none.
  var knobs: (any Knobs)? { get }
  /// Zooms in or out about a place, in its view's points; does nothing by default.
  func zoom(by factor: Double, around point: CGPoint)
}

extension Instrument {
  var isUnderway: Bool { false }
  func text(of thing: CopiedThing) -> String? { nil }
  var knobs: (any Knobs)? { nil }
  func zoom(by factor: Double, around point: CGPoint) {}
}
