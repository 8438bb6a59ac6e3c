import InterludeUI

/// The lab's instruments around the phone: views of InterludeUI on a stage of their own, whose time is the real one. No scene can
/// tell whether it is there.
final class Dock {
  /// Tells that an overlay's button was pressed, by the overlay's number.
  var onToggleOverlay: (Int) -> Void = { _ in }
  /// Tells that a button was pressed for which there is a key as well.
  var onCommand: (KeyCommand) -> Void = { _ in }
  /// Where the pointer is in the window; nil where that is not known.
  var pointer: CGPoint?

  private let session: LabSession
  private let stage: Stage
  let window: UIWindow
  private let toolbar: Toolbar
  private let timeline: TimelinePanel
  private let inspector: Inspector
  /// What stands below the phones of two takes.
  private let captions: [UILabel]
  let hint: ButtonHint
  private var costs = FrameCosts()

  /// What the inspector's tabs show.
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
    (window, toolbar, timeline, inspector, captions) = stage.asCurrent {
      (
        UIWindow(frame: CGRect(origin: .zero, size: size)), Toolbar(), TimelinePanel(),
        Inspector(Self.instruments(session)), [UILabel(), UILabel()]
      )
    }
    stage.asCurrent {
      window.backgroundColor = DockStyle.canvas
      for view in captions + [inspector, timeline.view, toolbar] { window.addSubview(view) }
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

  /// The mistakes of its own views, which there should be none of.
  var mistakes: [Diagnostic] { stage.diagnostics }

  /// Light or dark.
  var style: UIUserInterfaceStyle { stage.userInterfaceStyle }

  /// What one of the instruments has to be put on the clipboard; nil where none has it.
  func text(of thing: CopiedThing) -> String? { stage.asCurrent { inspector.text(of: thing) } }

  /// Whether keys are for a part of the dock.
  var hasKeys: Bool { inspector.knobs?.hasKeys ?? false }

  /// Does what a key asks of the part that has the keys, or of the text that is typed in it; false for a key that is not for it.
  func take(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers, at time: Double) -> Bool {
    if stage.asCurrent({ inspector.knobs?.take(key, modifiers) }) == true {
      hint.press()
      return true
    }
    guard stage.takesKey(key, modifiers) else { return false }
    stage.send(InputEvent(time: time, kind: .key(key, modifiers)))
    return true
  }

  /// Gives keys to what can be turned, or back to the scene; false where nothing can be turned.
  func toggleKeys() -> Bool {
    if hasKeys { releaseKeys() } else { return stage.asCurrent { inspector.knobs?.takeKeys() ?? false } }
    return true
  }

  /// Gives the keys back to the scene, and takes what is being typed.
  func releaseKeys() {
    stage.asCurrent {
      _ = window.endEditing(true)
      inspector.knobs?.releaseKeys()
    }
  }

  /// Takes a text from the clipboard; false where there is no place for one.
  func paste(_ text: String) -> Bool {
    guard let knobs = inspector.knobs else { return false }
    stage.asCurrent { knobs.paste(text) }
    return true
  }

  /// Answers input in the window's points, at a real time. The wheel with Ctrl zooms what is under the pointer, and a press beside what
  /// has the keys takes them away.
  func send(_ event: InputEvent) {
    if case .pointerDown(let place, _) = event.kind {
      hint.press(at: place)
      if !(stage.asCurrent { window.hitTest(place, with: nil) } is UITextField) { releaseKeys() }
    }
    if case .resize = event.kind { hint.stage.send(event) }
    guard case .scroll(let place, let distance) = event.kind, session.host.heldModifiers.contains(.control) else {
      return stage.send(event)
    }
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

  /// How much closer a notch of the wheel comes.
  private static let zoomStep = 1.25

  /// Brings everything up to date, once a frame.
  ///
  /// - Parameters:
  ///   - drawn: What the window showed last.
  ///   - time: The real time in seconds.
  func update(layout: LabLayout, overlays: SceneOverlays, drawn: DisplayList, toRealTime time: Double) {
    costs.note(
      session.host.statistics, drawing: drawn,
      animations: session.machine.log.motions.count { $0.start <= session.machine.time && $0.end == nil },
      pixels: Int(layout.size.width * layout.size.height * stage.scale * stage.scale))
    stage.asCurrent {
      (toolbar.frame, timeline.view.frame, inspector.frame) = (layout.toolbar, layout.timeline, layout.inspector)
      inspector.isHidden = layout.inspector.isEmpty
      placeCaptions(in: layout)
      toolbar.update(for: session, overlays: overlays)
      timeline.update(
        for: session, pointer: pointer.map { timeline.view.convert($0, from: nil) }, samples: costs.samples)
      if !inspector.isHidden { inspector.update(for: session) }
    }
    stage.advance(to: time)
    hint.update(at: pointer, in: window, toRealTime: time)
  }

  private func placeCaptions(in layout: LabLayout) {
    let device = session.machine.take.start.settings.text
    let shown = TakeCaption.captions(of: session.shownComparison, device: device, in: layout)
    for (index, label) in captions.enumerated() {
      label.isHidden = index >= shown.count
      guard !label.isHidden else { continue }
      (label.text, label.frame, label.textAlignment) = (shown[index].text, shown[index].frame, shown[index].alignment)
    }
  }

  /// Whether an instrument needs further frames, whether or not anything moves.
  var isUnderway: Bool { inspector.isUnderway }

  func displayList() -> DisplayList { stage.displayList() }

  /// The phone on the canvas, with its shadow, and a grid of its pixels where these are large enough; beside it the other take,
  /// if it is shown so.
  func phones(showing frame: DisplayList, in layout: LabLayout) -> [DrawCommand] {
    var commands: [DrawCommand] = [.pushClip(.roundedRect(RoundedRect(layout.canvas)), .identity)]
    let comparison = session.shownComparison
    let shown = comparison.map {
      $0.combine(
        frame, at: session.machine.time, renderer: session.lab.renderer, scale: min(2, session.machine.scale))
    }
    commands += phone(0, showing: shown ?? frame, in: layout)
    if layout.phones > 1, let other = comparison?.other.frame(at: session.machine.time) {
      commands += phone(1, showing: other, in: layout)
    }
    return commands + PixelGrid.commands(in: layout, scale: session.machine.scale) + [.popClip]
  }

  private func phone(_ index: Int, showing frame: DisplayList, in layout: LabLayout) -> [DrawCommand] {
    let radius = Self.cornerRadius * layout.phoneScale
    let outline = Shape.roundedRect(RoundedRect(layout.phoneFrame(index), radius: radius))
    let below = Homography(CGAffineTransform(translationX: 0, y: 6))
    return [.shadow(outline, blur: 14, CGColor(gray: 0, alpha: 0.55), below)]
      + frame.embedded(by: layout.map(index), cornerRadius: radius)
  }

  /// Of the phone's screen, in its points.
  private static let cornerRadius: CGFloat = 24
}
