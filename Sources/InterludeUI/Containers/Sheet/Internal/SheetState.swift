/// What a sheet is doing.
///
/// Its top edge is where its transition is, while it is presented or dismissed; otherwise where its mover has brought it. Both can be
/// there: a finger can drive a transition, and a spring can carry the sheet on after the transition has ended on the way. What is left of
/// an animated change of everything but the top edge goes on beside them.
struct SheetState {
  /// What moves the top edge besides the transition.
  enum Mover {
    /// The sheet rests at its selected detent, or its transition moves it.
    case nothing
    case finger(SheetDragSession)
    /// Until the event, at which the sheet has come to rest.
    case spring(SheetSettling, end: ScheduledEvent)
  }

  /// An animated change that the app is making: how the sheet was before.
  struct Change {
    let top: CGFloat
    /// In points per second.
    let velocity: CGFloat
    let shown: SheetSnapshot
  }

  /// The presentation or dismissal that is under way.
  private(set) var transition: SheetTransition?
  private(set) var mover = Mover.nothing
  /// Not nil while the app's changes of an animated change are run: their properties do not move the sheet one by one.
  private(set) var change: Change?
  private var runningOffset: (motion: SheetSettlingOffset, end: ScheduledEvent)?

  // MARK: Reading

  /// The finger that holds the sheet.
  var drag: SheetDragSession? { if case .finger(let drag) = mover { drag } else { nil } }

  /// The spring that moves the sheet.
  var settling: SheetSettling? { if case .spring(let settling, _) = mover { settling } else { nil } }

  /// The rest of an animated change of everything but the top edge.
  var offset: SheetSettlingOffset? { runningOffset?.motion }

  /// Whether the sheet moves itself: no transition with another animator is under way.
  var placesItself: Bool { transition?.isOwn ?? true }

  /// Whether a property that changes shows at once: neither a transition nor an animated change is under way.
  var showsChangesAtOnce: Bool { transition == nil && change == nil }

  /// Whether the sheet changes as time passes.
  var changesByTime: Bool { transition != nil || settling != nil || offset != nil }

  // MARK: Finger

  /// A finger takes hold of the sheet, and stops the spring that moves it.
  mutating func hold(_ drag: SheetDragSession) { move(by: .finger(drag)) }

  /// Changes what is kept of the finger that holds the sheet; without one it does nothing.
  mutating func changeDrag(_ change: (inout SheetDragSession) -> Void) {
    guard case .finger(var drag) = mover else { return }
    change(&drag)
    mover = .finger(drag)
  }

  /// The finger lets go of the sheet.
  mutating func letGo() { if drag != nil { rest() } }

  // MARK: Spring

  /// A spring moves the sheet from now on, in place of a finger or of another spring.
  ///
  /// - Parameter onEnd: called when the sheet has come to rest, unless something else moves it by then.
  mutating func settle(along motion: SheetSettling, onEnd: @escaping @MainActor () -> Void) {
    move(by: .spring(motion, end: motion.schedule(onEnd)))
  }

  mutating func stopSettling() { if settling != nil { rest() } }

  /// Nothing but the transition, if there is one, moves the sheet any more.
  mutating func rest() { move(by: .nothing) }

  private mutating func move(by next: Mover) {
    if case .spring(_, let end) = mover { end.cancel() }
    mover = next
  }

  // MARK: Transition

  /// A transition begins, and stops the spring that moves the sheet.
  ///
  /// - Parameter keepsFinger: whether the finger on the sheet drives it; otherwise the finger no longer holds the sheet.
  mutating func begin(_ transition: SheetTransition, keepsFinger: Bool) {
    if drag == nil || !keepsFinger { rest() }
    self.transition = transition
  }

  /// The transition is over. Whatever else moves the sheet goes on.
  ///
  /// - Returns: the transition; nil if there was none.
  mutating func endTransition() -> SheetTransition? {
    defer { transition = nil }
    return transition
  }

  // MARK: Animated change

  /// The app begins to make changes that are animated together.
  mutating func begin(_ change: Change) { self.change = change }

  /// The app has made its changes.
  ///
  /// - Returns: how the sheet was before; nil if none were being made.
  mutating func endChange() -> Change? {
    defer { change = nil }
    return change
  }

  /// The rest of an animated change goes to zero from now on, in place of another.
  ///
  /// - Parameter onEnd: called when nothing is left of it, unless another has taken its place.
  mutating func settle(along motion: SheetSettlingOffset, onEnd: @escaping @MainActor () -> Void) {
    stopOffset()
    runningOffset = (motion, motion.schedule(onEnd))
  }

  mutating func stopOffset() {
    runningOffset?.end.cancel()
    runningOffset = nil
  }

  // MARK: Container

  /// The container has changed: what is under way keeps the part of its way that it has behind it, and what settles is there.
  ///
  /// - Parameter rest: the top edge of the selected detent in the new geometry.
  mutating func containerChanged(from old: SheetGeometry, to new: SheetGeometry, restingAt rest: CGFloat) {
    stopSettling()
    stopOffset()
    guard let transition else {
      return changeDrag { $0.move(to: new.place(of: $0.asked, in: old)) }
    }
    let moved = transition.resting(at: rest, in: new)
    changeDrag { $0.move(to: moved.top(atPart: transition.part(ofTop: $0.asked))) }
    self.transition = moved
  }
}
