import InterludeUI
import MotionQA

/// The motion of the selection: value and velocity over time as shown, with the curve that was asked for and the curves of the take to
/// compare with. Below are the timing parameters of its call, to be changed.
final class CurvePanel: UIView, Instrument {
  let title = "Curve"
  let purpose = "The curve of what is selected, and its call"
  var view: UIView { self }

  private let graphView = CurveGraphView()
  private let parametersView = ParametersView()
  private let hint = UILabel()
  /// Shown in place of the parameters if there are none to change.
  private let systemNote = UILabel()
  /// What the note says. It is kept because finding the landmarks of a curve takes thousands of its values.
  private var note: MotionNote?
  private weak var session: LabSession?
  private let recorder: CurveGraphRecorder
  private var change = PendingChange()
  private var offer = WriteOffer() { didSet { parametersView.message = offer.message } }
  /// Where the graph's zero lies on the stage's clock, in seconds.
  private var start = 0.0
  private var shown: CurveGraphRecorder.Key?
  /// The call that the graph shows a motion of.
  private var shownSource: CallSite?
  private var subject = ParametersRoom.Subject()
  /// Whether the hint has all of the panel, for lack of a motion.
  private var hasRoomAlone = true
  private var parametersRoom = ParametersRoom()

  private static let invitation = "Click in the scene to start a transition: its curve shows here, and can be changed."
  private static let announcement = "The curve shows once the motion is over."
  private static let promise = "The curve is being drawn …"
  private static let absence = "What this call moves is nowhere on the screen: there is no curve to draw."

  init(_ session: LabSession) {
    recorder = CurveGraphRecorder(session)
    super.init(frame: .zero)
    for label in [hint, systemNote] {
      label.font = DockStyle.body
      label.textColor = DockStyle.secondaryText
      label.numberOfLines = 0
    }
    hint.textAlignment = .center
    graphView.onScrub = { [weak self, weak session] time in
      if let self { session?.scrub(to: start + time) }
    }
    graphView.dragPans = { [weak session] in session?.host.heldModifiers.contains(.shift) == true }
    self.session = session
    for view in [graphView, parametersView, hint, systemNote] { addSubview(view) }
    // There is a call to show only once there is a motion.
    parametersView.isHidden = true
    graphView.onCopy = { [weak self, weak session] thing in
      if let text = self?.text(of: thing) { session?.copy(text) }
    }
    parametersView.onChange = { [weak self] in self?.change(to: $0) }
    parametersView.onCopy = { [weak session] in session?.copy($0) }
    parametersView.onWrite = { [weak self] in self?.write() }
    parametersView.onDismiss = { [weak self, weak session] in self?.offer.withdraw(in: session) }
    parametersView.onReset = { [weak self, weak session] in
      guard let self else { return }
      if !offer.isMade { session?.resetEdits() }
      parametersRoom = ParametersRoom()
      offer.withdraw(in: session)
    }
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  var isUnderway: Bool { recorder.isUnderway || change.isWaiting }

  var knobs: (any Knobs)? { parametersView.isHidden ? nil : parametersView }

  func update(for session: LabSession) {
    // After an edit or an undo the graph is recorded at once; otherwise in steps, so that no frame is late.
    change.apply(in: session)
    change.replayOnceLeftAlone(in: session)
    let isAwaited = offer.isOutdated(in: session)
    if isAwaited { offer.withdraw(in: session) }
    let motions = session.motionsToShow
    updateParameters(session.selectedCall, in: session)
    showNote(session.leadingMotion.flatMap { MotionNote(on: $0, in: session) })
    systemNote.isHidden = motions.isEmpty || !parametersView.isHidden
    // At full speed a transition is over soon, and none of its frames must wait for the graph: only the curve of an edit is shown before
    // that, though its motion may end after the take.
    let playback = session.host.playback
    let isForeseen = playback.rate < 1 || isAwaited
    let isDue = motions.allSatisfy { (isForeseen ? $0.expectedEnd : $0.end) != nil } || playback.isPaused
    hint.text = motions.isEmpty ? Self.invitation : isDue ? Self.promise : Self.announcement
    if !motions.isEmpty, isDue, let key = recorder.key(of: motions) {
      if key != shown { show(motions, as: key, atOnce: isAwaited) }
      if key == shown { recorder.stop() }
      if key == shown, graphView.graph.lines.isEmpty { hint.text = Self.absence }
    } else {
      recorder.stop()
    }
    // A curve above the numbers of another call would be taken for that call's.
    let isOfCall = shown != nil && session.leadingMotion?.source == shownSource
    graphView.isHidden = motions.isEmpty || !isOfCall || graphView.graph.lines.isEmpty
    hint.isHidden = !graphView.isHidden
    graphView.cursorTime = session.machine.time - start
    if hasRoomAlone != motions.isEmpty { setNeedsLayout() }
    hasRoomAlone = motions.isEmpty
  }

  private func show(_ motions: [LoggedMotion], as key: CurveGraphRecorder.Key, atOnce: Bool) {
    guard let session, let range = motions.expectedTimeRange(until: session.machine.take.end),
      let graph = recorder.graph(
        of: motions, in: range.lowerBound...range.upperBound + 0.05, as: key, atOnce: atOnce)
    else { return }
    (shown, shownSource, start) = (key, session.leadingMotion?.source, range.lowerBound)
    graphView.graph = graph
  }

  func text(of thing: CopiedThing) -> String? {
    // The call of now: the dock may be hidden, and not up to date.
    if let session { updateParameters(session.selectedCall, in: session) }
    return switch thing {
    case .swift: parametersView.isHidden ? nil : parametersView.swift
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
      // The offer belongs to another call.
      if offer.isMade { offer.withdraw(in: session) }
    }
    if subject.source != self.subject.source { parametersView.forget() }
    self.subject = subject
    guard let call else { return }
    let inSource = session.callInSource(call)
    parametersView.source = CurveParameters(of: inSource)
    parametersView.callKind = call.written.kind
    let leading = session.leadingMotion
    parametersView.keyPath = (leading?.source == shownSource ? graphView.graph.keyPath : nil) ?? leading?.property
    parametersView.parameters = call.parameters
    let state = call.used != inSource ? " · edited" : inSource != call.written ? " · written, not yet built" : ""
    parametersView.sourceText = call.written.source.map { "\($0)\(state) · \(call.written.kind.name)" }
    parametersView.actions = EditActions(
      isOffered: offer.isMade, isRefused: offer.isRefused, canWrite: call.used != inSource && !offer.isRefused,
      canReset: offer.isMade || !session.edits.isEmpty)
  }

  private func showNote(_ note: MotionNote?) {
    guard note != self.note else { return }
    self.note = note
    systemNote.attributedText = note?.text
    setNeedsLayout()
  }

  private func change(to parameters: CurveParameters) {
    guard let session, let call = session.selectedCall else { return }
    offer.withdraw(in: session)
    change.change(call, to: parameters)
  }

  private func write() {
    guard let session, let call = session.selectedCall else { return }
    offer.press(for: call, in: session)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isAlone = parametersView.isHidden
    let layout = CurvePanelLayout(in: bounds, isAlone: isAlone) { width in
      let needed = isAlone ? systemNote.height(inWidth: width) : parametersView.usefulHeight(forWidth: width)
      return parametersRoom.height(needed: needed, for: subject, in: bounds.size)
    }
    (graphView.frame, parametersView.frame) = (layout.graph, layout.parameters)
    let room = hasRoomAlone ? bounds : layout.graph
    hint.frame = room.insetBy(dx: min(DockStyle.margin, room.width / 2), dy: 0)
    systemNote.frame = layout.parameters
    let height = systemNote.height(inWidth: layout.parameters.width)
    systemNote.frame.size.height = min(height, layout.parameters.height)
  }
}
