import Dragging

/// A finger's drag of a sheet, from where it takes hold of it to where it lets go.
struct SheetDragSession {
  /// In points of the sheet's top edge.
  var drag: DragSession
  /// Where the transition was going that the finger has stopped; nil without one.
  let heading: TransitionDirection?
  /// How far above its highest stop the finger has caught the sheet, in points: so far it may go again.
  var excess: CGFloat = 0
  /// Whether the sheet may be dismissed by this finger: asked once.
  var permission: Bool?

  /// The top edge that the finger asks for, past the sheet's range as far as the finger has really gone.
  var asked: CGFloat { drag.asked }
}
