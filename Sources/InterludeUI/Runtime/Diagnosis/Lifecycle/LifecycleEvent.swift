/// One callback, or one change of the views in a transition's container.
public nonisolated struct LifecycleEvent: Hashable, Sendable {
  /// In seconds on the stage's clock.
  public var time: Double
  /// Who was called or changed: a type, numbered from its second instance on, such as `Card #2`.
  public var subject: String
  /// The callback as Swift names it, such as `viewWillAppear(_:)`, or `subviews` for a container.
  public var callback: String
  /// What was passed or what changed, in words; empty when there is nothing to say.
  public var detail: String

  /// An event at a time, in seconds on the stage's clock.
  public init(time: Double, subject: String, callback: String, detail: String = "") {
    self.time = time
    self.subject = subject
    self.callback = callback
    self.detail = detail
  }
}
