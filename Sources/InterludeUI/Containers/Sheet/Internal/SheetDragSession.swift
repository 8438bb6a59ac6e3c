import Dragging

/// A finger's drag of a sheet, from touch-down to release.
struct SheetDragSession {
  /// In points of the sheet's top edge.
  var drag: DragSession
  /// The direction of the transition that the finger has stopped; nil when it has stopped none.
  let heading: TransitionDirection?
  /// How far above its highest stop the sheet was when it was caught, in points. The drag may bring it there again.
  var excess: CGFloat = 0
  /// The answer of controller and delegate to whether this finger may dismiss the sheet; nil until asked.
  var permission: Bool?

  /// The top edge that the finger asks for, past the sheet's range as far as the finger has really gone.
  var asked: CGFloat { drag.asked }

  /// Asks for another place because the container has changed: the finger has not moved.
  mutating func move(to asked: CGFloat) {
    excess = 0
    drag.drag(to: asked, after: 0)
  }
}
