import InterludeUI

/// The lab's instruments around the phone: views of InterludeUI on a stage of their own, which runs in real time. No scene is affected by
/// it.
final class Dock {
  /// Called when an overlay's button was pressed, with the overlay's number.
  var onToggleOverlay: (Int) -> Void = { _ in }
  /// Called with the command of a button that was pressed.
  var onCommand: (KeyCommand) -> Void = { _ in }
  /// The pointer's place in the window; nil if it is not known.
  var pointer: CGPoint?

  let session: LabSession
  let stage: Stage
  let window: UIWindow
  private let toolbar: Toolbar
  private let timeline: TimelinePanel
  let inspector: Inspector
  /// The line beside the canvas.
  private let edge: UIView
  /// The captions below the phones of two takes.
  private let captions: [UILabel]
  let hint: ButtonHint
  private var costs = FrameCosts()
  private var wheel = WheelTurns()

  /// The instruments in the inspector's tabs.
  private static func instruments(_ session: LabSession) -> [any Instrument] {
    [CurvePanel(session), TakesPanel(), ExplainPanel()]
  }

  /// - Parameters:
  ///   - size: Of the window, in points.
  ///   - scale: Pixels a point.
  ///   - style: Light or dark.
  init(_ session: LabSession, size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle = .dark) {
    self.session = session
    stage = Stage(size: size, scale: scale, textRenderer: session.lab.textRenderer)
    stage.showsSoftwareKeyboard = false
    stage.userInterfaceStyle = style
    hint = ButtonHint(over: stage)
    (window, toolbar, timeline, inspector, edge, captions) = stage.asCurrent {
      (
        UIWindow(frame: CGRect(origin: .zero, size: size)), Toolbar(), TimelinePanel(),
        Inspector(Self.instruments(session)), UIView(), [UILabel(), UILabel()]
      )
    }
    stage.asCurrent {
      window.backgroundColor = DockStyle.canvas
      for view in captions + [inspector, timeline.view, edge, toolbar] { window.addSubview(view) }
      edge.backgroundColor = DockStyle.separator
      for caption in captions {
        (caption.font, caption.textColor) = (DockStyle.caption, DockStyle.secondaryText)
        caption.lineBreakMode = .byTruncatingTail
      }
      window.isHidden = false
      toolbar.onToggleOverlay = { [weak self] in self?.onToggleOverlay($0) }
      toolbar.onCommand = { [weak self] in self?.onCommand($0) }
      toolbar.onRate = { [weak session] in session?.host.playback.setRate($0) }
      timeline.attach(to: session)
    }
  }

  /// The mistakes of the dock's own views. There should be none.
  var mistakes: [Diagnostic] { stage.diagnostics }

  /// Light or dark.
  var style: UIUserInterfaceStyle { stage.userInterfaceStyle }

  /// The text for the clipboard from the instrument that supplies it; nil if none does.
  func text(of thing: CopiedThing) -> String? { stage.asCurrent { inspector.text(of: thing) } }

  /// Handles input in the window's points, at a real time. The wheel with Ctrl zooms the part under the pointer. A press elsewhere than in
  /// a text field gives the keys back.
  func send(_ event: InputEvent) {
    if case .scroll(let place, let distance) = event.kind, !session.host.heldModifiers.contains(.control) {
      if !wheel.add(distance, at: place) {
        turnWheel(at: event.time)
        _ = wheel.add(distance, at: place)
      }
      return
    }
    turnWheel(at: event.time)
    if case .pointerDown(let place, _) = event.kind {
      hint.press(at: place)
      if !(stage.asCurrent { window.hitTest(place, with: nil) } is UITextField) { releaseKeys() }
    }
    if case .resize = event.kind { hint.stage.send(event) }
    guard case .scroll(let place, let distance) = event.kind else { return stage.send(event) }
    let factor = distance.dy > 0 ? Self.zoomStep : 1 / Self.zoomStep
    stage.asCurrent {
      if timeline.view.frame.contains(place) {
        timeline.zoom(by: factor, around: timeline.view.convert(place, from: nil))
      } else if inspector.frame.contains(place) {
        inspector.zoom(by: factor, around: inspector.convert(place, from: nil))
      }
    }
    stage.commit()
  }

  /// Answers the turns of the wheel since the last frame, once a frame, at a real time in seconds.
  func turnWheel(at time: Double) {
    if let turn = wheel.take() { stage.send(InputEvent(time: time, kind: turn)) }
  }

  /// The zoom factor of one notch of the wheel.
  private static let zoomStep = 1.25

  /// Brings everything up to date, once a frame.
  ///
  /// - Parameters:
  ///   - drawn: The window's last frame.
  ///   - time: The real time in seconds.
  func update(layout: LabLayout, overlays: SceneOverlays, drawn: DisplayList, toRealTime time: Double) {
    costs.note(
      session.host.statistics, drawing: drawn, at: session.machine.time, of: session.machine.identity,
      animations: session.machine.log.motions.count { $0.start <= session.machine.time && $0.end == nil },
      pixels: Int(layout.size.width * layout.size.height * stage.scale * stage.scale))
    stage.asCurrent {
      (toolbar.frame, timeline.view.frame, inspector.frame) = (layout.toolbar, layout.timeline, layout.inspector)
      edge.frame = CGRect(x: layout.canvas.maxX, y: layout.canvas.minY, width: 1, height: layout.canvas.height)
      inspector.isHidden = layout.inspector.isEmpty
      placeCaptions(in: layout, overlays)
      toolbar.update(for: session, overlays: overlays)
      timeline.update(
        for: session, pointer: pointer.map { timeline.view.convert($0, from: nil) }, samples: costs.samples)
      if !inspector.isHidden { inspector.update(for: session) }
    }
    stage.advance(to: time)
    hint.update(at: pointer, in: window, toRealTime: time)
  }

  /// What an overlay shows turned has nothing of another take over it.
  private func placeCaptions(in layout: LabLayout, _ overlays: SceneOverlays) {
    let device = session.machine.take.start.settings.text
    let comparison = session.shownComparison.flatMap {
      overlays.turned == nil || $0.mode == .sideBySide ? $0 : nil
    }
    let shown = TakeCaption.captions(of: comparison, device: device, in: layout)
    for (index, label) in captions.enumerated() {
      label.isHidden = index >= shown.count
      guard !label.isHidden else { continue }
      (label.text, label.frame, label.textAlignment) = (shown[index].text, shown[index].frame, shown[index].alignment)
    }
  }

  /// Whether an instrument needs further frames even if nothing moves.
  var isUnderway: Bool { inspector.isUnderway }

  func displayList() -> DisplayList { stage.displayList() }
}
