import InterludeUI

/// A stage with one instrument on it, and a hand.
struct InstrumentStage<Instrument: UIView> {
  let stage: Stage
  let instrument: Instrument

  init(_ size: CGSize, scale: CGFloat = 1, textRenderer: any TextRenderer = BlockText(), _ make: () -> Instrument) {
    let stage = Stage(size: size, scale: scale, textRenderer: textRenderer)
    instrument = stage.asCurrent {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let instrument = make()
      instrument.frame = window.bounds
      window.addSubview(instrument)
      window.makeKeyAndVisible()
      return instrument
    }
    self.stage = stage
    stage.commit()
  }

  /// Goes on for a part of a second.
  func wait(_ seconds: Double) { stage.advance(to: stage.time + seconds) }

  func click(_ point: CGPoint, after delay: Double = 1) {
    wait(delay)
    stage.send(InputEvent(time: stage.time, kind: .pointerDown(point, .primary)))
    stage.send(InputEvent(time: stage.time, kind: .pointerUp(point, .primary)))
  }

  /// Down, along straight lines, and up.
  func drag(_ points: CGPoint...) {
    wait(1)
    guard let first = points.first, let last = points.last else { return }
    stage.send(InputEvent(time: stage.time, kind: .pointerDown(first, .primary)))
    for (a, b) in zip(points, points.dropFirst()) {
      for step in 1...10 {
        let share = CGFloat(step) / 10
        let point = CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
        stage.send(InputEvent(time: stage.time + 0.01, kind: .pointerMoved(point)))
      }
    }
    stage.send(InputEvent(time: stage.time + 0.01, kind: .pointerUp(last, .primary)))
  }
}

extension UIView {
  /// This view's descendants of a kind, front ones last.
  func descendants<View: UIView>(_ kind: View.Type) -> [View] {
    subviews.flatMap { ($0 as? View).map { [$0] } ?? [] + $0.descendants(kind) }
  }

  /// Whether it and all around it show.
  var isOnShow: Bool { !isHidden && alpha > 0 && (superview?.isOnShow ?? true) }
}
