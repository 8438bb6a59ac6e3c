import InterludeUI

/// A finger on a stage, at exact times.
public final class Finger {
  private let stage: Stage

  public init(_ stage: Stage) { self.stage = stage }

  public func down(_ x: CGFloat, _ y: CGFloat, at time: Double) {
    stage.send(InputEvent(time: time, kind: .pointerDown(CGPoint(x: x, y: y), .primary)))
  }

  public func move(_ x: CGFloat, _ y: CGFloat, at time: Double) {
    stage.send(InputEvent(time: time, kind: .pointerMoved(CGPoint(x: x, y: y))))
  }

  public func up(_ x: CGFloat, _ y: CGFloat, at time: Double) {
    stage.send(InputEvent(time: time, kind: .pointerUp(CGPoint(x: x, y: y), .primary)))
  }

  public func cancel(at time: Double) { stage.send(InputEvent(time: time, kind: .pointerCancelled)) }

  public func scroll(_ x: CGFloat, _ y: CGFloat, by delta: CGVector, at time: Double) {
    stage.send(InputEvent(time: time, kind: .scroll(CGPoint(x: x, y: y), delta)))
  }

  /// A touch of 50 ms.
  public func tap(_ x: CGFloat, _ y: CGFloat, at time: Double) {
    down(x, y, at: time)
    up(x, y, at: time + 0.05)
  }

  /// A uniform motion in steps, from down to up; without `lifts` the finger stays.
  public func drag(
    from start: CGPoint, to end: CGPoint, at time: Double, duration: Double = 0.2, steps: Int = 10, lifts: Bool = true
  ) {
    down(start.x, start.y, at: time)
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      move(
        start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share, at: time + duration * Double(share))
    }
    if lifts { up(end.x, end.y, at: time + duration) }
  }
}

/// A view that writes down its touches.
public final class TouchProbe: UIView {
  private let name: String
  private let journal: Journal

  public init(_ name: String, _ frame: CGRect, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) { nil }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { write("began", touches) }
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { write("moved", touches) }
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { write("ended", touches) }
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { write("cancelled", touches) }

  private func write(_ what: String, _ touches: Set<UITouch>) {
    let count = touches.first?.tapCount ?? 0
    journal.write("\(name) \(what)" + (count > 1 ? " ×\(count)" : ""))
  }
}

extension World {
  /// An empty screen, and a finger to touch it.
  public func showEmpty() -> (view: UIView, finger: Finger) {
    let root = UIViewController()
    show(root)
    return (root.view, Finger(stage))
  }

  /// A view that writes down its touches, in another.
  public func touchProbe(_ name: String, _ frame: CGRect, in parent: UIView) -> TouchProbe {
    let probe = TouchProbe(name, frame, journal)
    parent.addSubview(probe)
    return probe
  }

  /// Has a recogniser write down its states.
  public func write<Recognizer: UIGestureRecognizer>(_ name: String, _ recognizer: Recognizer, on view: UIView)
    -> Recognizer
  {
    recognizer.addHandler { [journal] in journal.write("\(name) \($0.state)") }
    view.addGestureRecognizer(recognizer)
    return recognizer
  }
}
