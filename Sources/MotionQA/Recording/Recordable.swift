import InterludeUI
import SDLStage

/// What can be recorded: what a window can show, on a stage whose views a script can find.
public protocol Recordable: WindowContent {
  var stage: Stage { get }
}

extension Stage: Recordable {
  public var stage: Stage { self }
}
