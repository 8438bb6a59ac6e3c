/// How the sheet shares a finger with the content of a scroll view in it. At the content's top edge, what goes down moves the
/// sheet, and what goes up first brings it back to where the finger found it or, if scrolling expands it, to its highest
/// detent.
extension UISheetPresentationController: SharedDrag {
  /// False while the sheet is not a finger's to move.
  func beginSharedDrag() -> Bool {
    beginDrag()
    return state.drag != nil
  }

  func share(of movement: CGFloat, room: CGFloat) -> CGFloat {
    guard let held = state.drag else { return 0 }
    let share: CGFloat
    if movement > 0 {
      share = max(0, movement - max(0, room))
    } else {
      let limit =
        prefersScrollingExpandsWhenScrolledToEdge
        ? geometry.highestTop : max(geometry.highestTop, held.drag.start)
      share = room > 0 ? 0 : max(movement, min(0, limit - held.asked))
    }
    if share != 0 { drag(by: share) }
    return share
  }

  func endSharedDrag(velocity: CGFloat) -> Bool {
    guard let held = state.drag else { return false }
    // A sheet that is where the finger found it, or as high as it goes, leaves the velocity to the content.
    let isAtRest = held.asked == held.drag.start || held.asked <= geometry.highestTop
    release(velocity: isAtRest ? 0 : velocity)
    return !isAtRest
  }
}
