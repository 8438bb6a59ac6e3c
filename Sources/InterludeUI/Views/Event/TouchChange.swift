/// What one pointer does to its touch.
struct TouchChange {
  /// Whose touch it is.
  enum Pointer: Hashable {
    /// The mouse with its primary button.
    case mouse
    case finger(Int)
    /// What has the focus, pressed by a key.
    case keyboard
  }

  let pointer: Pointer
  let phase: UITouch.Phase
  /// In screen coordinates; nil where the pointer was last.
  let location: CGPoint?

  init(_ pointer: Pointer, _ phase: UITouch.Phase, at location: CGPoint?) {
    (self.pointer, self.phase, self.location) = (pointer, phase, location)
  }

  init(_ touch: InputEvent.Touch) {
    let pointer = Pointer.finger(touch.identifier)
    switch touch.phase {
    case .began: self.init(pointer, .began, at: touch.location)
    case .moved: self.init(pointer, .moved, at: touch.location)
    case .ended: self.init(pointer, .ended, at: touch.location)
    case .cancelled: self.init(pointer, .cancelled, at: nil)
    }
  }

  /// A place that is no number is no place.
  var isPossible: Bool { location.map { $0.x.isFinite && $0.y.isFinite } ?? true }
}
