import InterludeUI

/// What can be recorded: what a window can show, on a stage whose views a script can find.
public protocol Recordable: AnyObject {
  /// The stage that is recorded.
  var stage: Stage { get }
  /// Answers an input event.
  func send(_ event: InputEvent)
  /// Moves on to a time on the stage's clock, in seconds.
  func advance(to time: Double)
  /// The frame of now.
  func displayList() -> DisplayList
}

extension Stage: Recordable {
  public var stage: Stage { self }
}
