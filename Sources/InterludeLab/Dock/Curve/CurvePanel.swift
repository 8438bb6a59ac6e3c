import InterludeUI
import MotionQA
import SourceEditing

/// How what is selected moves, value and velocity over time as shown, with the curve that was asked for and those of the take that it
/// is compared with; and below, how its call is timed, to be changed.
final class CurvePanel: UIView, Instrument {
  let title = "Curve"
  let purpose = "The curve of what is selected, and its call"
  var view: UIView { self }

  private let graphView = CurveGraphView()
  private let parametersView = ParametersView()
  private let hint = UILabel()
  /// In place of the parameters, where there are none to be changed.
  private let systemNote = UILabel()
  /// What the note is about: its landmarks take thousands of a curve's values to find.
  private var noted: MotionCourse?
  private weak var session: LabSession?
  private let recorder: CurveGraphRecorder
  /// What was changed since the last frame: applied once a frame, however often a slider moves in it.
  private var pending: (call: EditedCall, parameters: CurveParameters)?
  /// When something was changed last, in real seconds; nil once it has been played.
  private var editTime: Double?
  /// What was shown to be written, and is written at the next press.
  private var offered: SourceChange?
  /// The edits that the last message was about.
  private var told = MotionEdits()
  /// Where the graph's zero lies on the stage's clock, in seconds.
  private var start = 0.0
  private var shown: CurveGraphRecorder.Key?
  /// The call that the graph shows a motion of.
  private var shownSource: CallSite?
  private var subject = ParametersRoom.Subject()
  private var parametersRoom = ParametersRoom()

  private static let invitation = "Click in the scene to start a transition: its curve shows here, and can be changed."
  private static let announcement = "The curve shows once the motion is over."
  private static let promise = "The curve is being drawn …"
  /// How long nothing is to be changed before the change is played, in real seconds.
  private static let patience = 0.35

  init(_ session: LabSession) {
    recorder = CurveGraphRecorder(session)
    super.init(frame: .zero)
    for label in [hint, systemNote] {
      label.font = DockStyle.body
      label.textColor = DockStyle.secondaryText
      label.numberOfLines = 0
    }
    graphView.onScrub = { [weak self, weak session] time in
      if let self { session?.scrub(to: start + time) }
    }
    self.session = session
    for view in [graphView, parametersView, hint, systemNote] { addSubview(view) }
    graphView.onCopy = { [weak self, weak session] thing in
      if let text = self?.text(of: thing) { session?.copy(text) }
    }
    parametersView.onChange = { [weak self] in self?.change(to: $0) }
    parametersView.onCopy = { [weak session] in session?.copy($0) }
    parametersView.onWrite = { [weak self] in self?.write() }
    parametersView.onReset = { [weak self, weak session] in
      if self?.offered == nil { session?.resetEdits() }
      self?.parametersRoom = ParametersRoom()
      self?.say(nil)
    }
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  var isUnderway: Bool { recorder.isUnderway }

  func update(for session: LabSession) {
    // While a parameter is turned the graph is recorded at once; otherwise no frame is to be late.
    let isAwaited = pending != nil
    if let pending {
      self.pending = nil
      session.edit(pending.call, to: pending.parameters, isContinued: editTime != nil)
      editTime = session.host.playback.realTime
    }
    replayAfterEdit(in: session)
    graphView.dragPans = session.host.heldModifiers.contains(.shift)
    let motions = session.motionsToShow
    if session.edits != told { say(nil) }
    updateParameters(session.selectedCall, in: session)
    showNote(on: session.leadingMotion)
    systemNote.isHidden = motions.isEmpty || !parametersView.isHidden
    // The curve of one call above the numbers of another would be taken for its own.
    graphView.isHidden = motions.isEmpty || shown == nil || session.leadingMotion?.source != shownSource
    hint.isHidden = !graphView.isHidden
    // A graph of what still moves would be another one each frame.
    let isDue = session.host.playback.isPaused || motions.allSatisfy { $0.end != nil }
    hint.text = motions.isEmpty ? Self.invitation : isDue ? Self.promise : Self.announcement
    guard !motions.isEmpty, isDue, let key = recorder.key(of: motions) else { return recorder.stop() }
    if key == shown { recorder.stop() } else { show(motions, as: key, atOnce: isAwaited) }
    graphView.cursorTime = session.machine.time - start
  }

  private func show(_ motions: [LoggedMotion], as key: CurveGraphRecorder.Key, atOnce: Bool) {
    guard let session, let range = motions.timeRange(until: session.machine.take.end),
      let graph = recorder.graph(
        of: motions, in: range.lowerBound...range.upperBound + 0.05, as: key, atOnce: atOnce)
    else { return }
    (shown, shownSource, start) = (key, session.leadingMotion?.source, range.lowerBound)
    graphView.graph = graph
    (graphView.isHidden, hint.isHidden) = (false, true)
  }

  func text(of thing: CopiedThing) -> String? {
    switch thing {
    case .swift: parametersView.isHidden ? nil : parametersView.parameters.swift
    case .css: parametersView.isHidden ? nil : parametersView.parameters.css
    case .csv: graphView.graph.lines.isEmpty ? nil : graphView.graph.csv
    case .svg: graphView.graph.lines.isEmpty ? nil : graphView.graph.svg
    }
  }

  func zoom(by factor: Double, around point: CGPoint) {
    guard graphView.frame.contains(point) else { return }
    graphView.zoom(by: factor, around: graphView.convert(point, from: self))
  }

  // MARK: Parameters

  private func updateParameters(_ call: EditedCall?, in session: LabSession) {
    parametersView.isHidden = call == nil
    let subject = ParametersRoom.Subject(
      source: call?.written.source, kind: call.flatMap { CurveKind(of: $0.parameters.spec) })
    if subject != self.subject {
      setNeedsLayout()
      // What is offered is another call's.
      if offered != nil { say(nil) }
    }
    self.subject = subject
    guard let call else { return }
    parametersView.parameters = call.parameters
    let inSource = session.callInSource(call)
    let state = call.used != inSource ? " · edited" : inSource != call.written ? " · written, not yet built" : ""
    parametersView.sourceText = call.written.source.map { "\($0)\(state) · \(call.written.kind.name)" }
    parametersView.actions = EditActions(
      isOffered: offered != nil, canWrite: call.used != inSource, canReset: offered != nil || !session.edits.isEmpty)
  }

  /// Once a change has been left alone for a moment, what it is about is played from its beginning: unless time stands still, or a
  /// loop does so anyway.
  private func replayAfterEdit(in session: LabSession) {
    guard let edited = editTime, let now = session.host.playback.realTime, now >= edited + Self.patience else { return }
    editTime = nil
    if session.loop == nil, !session.host.playback.isPaused { session.playTransition() }
  }

  private func showNote(on motion: LoggedMotion?) {
    guard motion?.course != noted else { return }
    noted = motion?.course
    systemNote.text = motion.map(Self.note)
    setNeedsLayout()
  }

  /// What moves, where no line of the app's times it.
  private static func note(on motion: LoggedMotion) -> String {
    let text = "The system makes this motion by itself: there is no line of yours that times it."
    guard let words = motion.course.words else { return text }
    let spelling = motion.curve.map { "\n\($0)\n\(CurveLandmarks(of: $0))" } ?? ""
    return "\(text) It is \(words).\(spelling)".keepingUnits
  }

  private func change(to parameters: CurveParameters) {
    guard let call = session?.selectedCall else { return }
    say(nil)
    pending = (call, parameters)
  }

  /// Shows what would be written first, and writes it at the second press.
  private func write() {
    guard let session, let call = session.selectedCall else { return }
    do {
      if let offered {
        try offered.apply()
        session.noteWritten(call)
        let kept = try SourceWriting(session: session).keep()
        say(
          session.edits.isEmpty
            ? "Written to \(offered.path), as this program was built."
            : "Written to \(offered.path). Build again to run it: this program has it from \(kept), which verify --with takes, too."
        )
      } else {
        let change = try SourceWriting(session: session).change(for: call)
        say(change.brief)
        offered = change
      }
    } catch {
      say("\(error)")
    }
  }

  private func say(_ message: String?) {
    offered = nil
    told = session?.edits ?? MotionEdits()
    parametersView.message = message
  }

  /// The graph beside the parameters, where there is width for both; else above them: in a low panel they get what their most
  /// important rows take.
  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = min(DockStyle.margin, bounds.width / 2)
    let area = bounds.insetBy(dx: margin, dy: 0)
    let isBeside = area.width >= Self.leastWidth.graph + DockStyle.margin + Self.leastWidth.parameters
    let (graph, parameters) = isBeside ? columns(of: area) : rows(of: area)
    (graphView.frame, parametersView.frame) = (graph, parameters)
    systemNote.frame = parameters
    systemNote.frame.size.height = min(systemNote.height(inWidth: parameters.width), parameters.height)
    hint.frame = CGRect(x: area.minX, y: DockStyle.margin, width: area.width, height: 60)
  }

  private func columns(of area: CGRect) -> (graph: CGRect, parameters: CGRect) {
    let width = max(Self.leastWidth.parameters, ((area.width - DockStyle.margin) / 2).rounded())
    return (
      CGRect(x: area.minX, y: 0, width: area.width - width - DockStyle.margin, height: area.height),
      CGRect(x: area.maxX - width, y: 0, width: width, height: area.height)
    )
  }

  private func rows(of area: CGRect) -> (graph: CGRect, parameters: CGRect) {
    let isAlone = parametersView.isHidden
    let needed = isAlone ? systemNote.height(inWidth: area.width) : parametersView.usefulHeight(forWidth: area.width)
    let room = parametersRoom.height(needed: needed, for: subject, in: bounds.size)
    let least = min(Self.leastHeight, area.height * Self.leastShare)
    let height = min(
      area.height * (isAlone ? Self.largestShare : Self.graphShare), max(least, area.height - DockStyle.gap - room)
    ).rounded()
    let top = height + DockStyle.gap
    return (
      CGRect(x: area.minX, y: 0, width: area.width, height: height),
      CGRect(x: area.minX, y: top, width: area.width, height: max(0, area.height - top))
    )
  }

  /// How much of the panel the graph takes at most: above parameters, and alone.
  private static let (graphShare, largestShare) = (0.48, 0.8)
  /// What the graph takes, whatever the parameters want, in points; in a low panel a share of it.
  private static let (leastHeight, leastShare): (CGFloat, CGFloat) = (150, 0.34)
  /// In points, beside each other: the parameters' buttons stand in one row.
  private static let leastWidth: (graph: CGFloat, parameters: CGFloat) = (240, 316)
}

nonisolated extension MotionCall.Kind {
  /// As it is called in a source.
  fileprivate var name: String {
    switch self {
    case .viewAnimation: "UIView.animate(withDuration:)"
    case .springAnimation: "UIView.animate(withDuration:usingSpringWithDamping:)"
    case .perceptualSpring: "UIView.animate(springDuration:bounce:)"
    case .keyframes: "UIView.animateKeyframes"
    case .viewTransition: "UIView.transition"
    case .propertyAnimator: "UIViewPropertyAnimator"
    case .coreAnimation: "Core Animation"
    }
  }
}
