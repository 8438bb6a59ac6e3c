import InterludeUI

@testable import InterludeLab

/// A view of the dock alone on a stage, for the mouse to use.
final class DockBench {
  let stage: Stage
  private let window: UIWindow
  private var time = 0.0

  /// - Parameter make: Makes the view, which fills the stage.
  init<View: UIView>(
    size: CGSize, scale: CGFloat = 2, text: any TextRenderer = BlockText(), view: (() -> View), keep: (View) -> Void
  ) {
    stage = Stage(size: size, scale: scale, textRenderer: text)
    stage.onDiagnostic = { _ in }
    (window, time) = stage.asCurrent {
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      let view = view()
      view.frame = window.bounds
      window.addSubview(view)
      window.makeKeyAndVisible()
      keep(view)
      return (window, 0)
    }
    stage.commit()
  }

  func press(_ point: CGPoint) { send(.pointerDown(point, .primary)) }

  func move(to point: CGPoint) { send(.pointerMoved(point)) }

  func release(_ point: CGPoint) { send(.pointerUp(point, .primary)) }

  func click(_ point: CGPoint) {
    press(point)
    release(point)
    wait()
  }

  func drag(from start: CGPoint, through points: CGPoint...) {
    press(start)
    points.forEach(move)
    release(points.last ?? start)
    wait()
  }

  func scroll(_ delta: CGVector, at point: CGPoint) { send(.scroll(point, delta)) }

  /// Long enough for what comes to be no double click.
  func wait() {
    time += 1
    stage.advance(to: time)
  }

  private func send(_ kind: InputEvent.Kind) {
    time += 1.0 / 64
    stage.send(InputEvent(time: time, kind: kind))
  }
}

/// A timeline on a bench.
struct TimelineBench {
  let bench: DockBench
  let view: TimelineView

  init(
    _ model: TimelineModel, size: CGSize = CGSize(width: 1000, height: 260), scale: CGFloat = 2,
    text: any TextRenderer = BlockText()
  ) {
    var made: TimelineView?
    bench = DockBench(size: size, scale: scale, text: text, view: { TimelineView() }, keep: { made = $0 })
    guard let made else { preconditionFailure("a bench keeps its view") }
    view = made
    view.model = model
    bench.stage.commit()
  }

  /// The middle of a bar that is in sight, in points of the view.
  func middle(ofBar id: Int) -> CGPoint? {
    view.lanes.view(ofBar: id).map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: view) }
  }
}

extension TimelineModel {
  /// One transition of two rows, of which the first was interrupted, and one more.
  static var sample: TimelineModel {
    TimelineModel(
      groups: [
        Group(
          id: 1, title: "present · HerbDetailViewController", start: 0, end: 1,
          rows: [
            Row(
              id: 1, title: "herb · position, bounds",
              bars: [
                Bar(
                  id: 1, start: 0, end: 0.6, text: "spring ζ 0.55 · 0.80 s", source: "PopAnimator.swift:24",
                  role: .motion, state: .handedOver(to: 3)),
                Bar(id: 3, start: 0.6, end: 1, text: "spring back", source: "PopAnimator.swift:31", role: .motion),
              ]),
            Row(
              id: 2, title: "caption · opacity",
              bars: [
                Bar(
                  id: 2, start: 0.1, end: 0.4, text: "easeInOut · 0.30 s", source: "PopAnimator.swift:24",
                  role: .appearance, state: .interrupted)
              ]),
          ]),
        Group(
          id: 2, title: "dismiss · HerbDetailViewController", start: 1.2, end: 2,
          rows: [
            Row(
              id: 1, title: "herb · position, bounds",
              bars: [Bar(id: 4, start: 1.2, text: "spring", source: "PopAnimator.swift:24", role: .motion)])
          ]),
      ],
      ticks: [
        Tick(time: 0, name: "tap", kind: .touchDown), Tick(time: 0.05, name: "tap", kind: .touchUp),
        Tick(time: 0.06, name: "viewWillAppear", kind: .callback),
      ],
      extent: 0...2)
  }

  /// A minute with bars in fifty groups of ten.
  static var large: TimelineModel {
    let groups = (0..<50).map { group in
      let start = Double(group) * 1.2
      return Group(
        id: group, title: "present · Screen\(group)", start: start, end: start + 1,
        rows: (0..<5).map { row in
          Row(
            id: row, title: "view \(row)",
            bars: (0..<2).map { index in
              let begin = start + Double(index) * 0.5
              return Bar(
                id: group * 10 + row * 2 + index, start: begin, end: begin + 0.45, text: "spring",
                source: "A.swift:\(row)", role: .motion)
            })
        })
    }
    let ticks = (0..<600).map { Tick(time: Double($0) / 10, name: "move", kind: .touchMove) }
    return TimelineModel(groups: groups, ticks: ticks, extent: 0...60)
  }
}
