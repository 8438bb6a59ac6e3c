import InterludeUI
import MotionQA
import SDLStage

/// What the window and its instruments look at and change: the take on show, its time, and what is selected in it.
final class LabSession {
  let lab: Lab
  let host: any WindowHost
  /// The recordings that the take can be held against.
  let shelf: RecordingShelf
  private(set) var machine: TimeMachine
  /// What is selected of the take's log: numbers of motions.
  var selection: Set<Int> = []
  /// The motion that the pointer is over; nil for none.
  var hovered: Int?
  /// The part of the take that is played over and over, in seconds on the stage's clock; nil plays on.
  var loop: ClosedRange<Double>?
  /// Another take in step with the one on show; nil shows that one alone.
  var comparison: Comparison? { didSet { if comparison !== oldValue { showsComparison = true } } }
  /// Whether the other take is to be seen on the phone.
  var showsComparison = true
  /// The edits that were in force before.
  var editHistory = EditHistory()
  /// What was kept of the edits, in the order in which it was.
  var variants: [Variant] = []
  /// What has been written to the sources since this program was built.
  var writtenEdits = MotionEdits()
  /// Told in a sentence of what was done for a person.
  var onNotice: (String) -> Void = { _ in }
  /// Told of each mistake as it is noticed for the first time.
  var onMistake: (Diagnostic) -> Void = { _ in }

  /// The mistakes of the app as it is shown.
  var mistakes: [Diagnostic] { shell.stage.diagnostics }

  /// - Parameters:
  ///   - start: How the app is made.
  ///   - shelf: The recordings that the take can be held against.
  init(
    _ lab: Lab, start: Take.Start, shelf: RecordingShelf = RecordingShelf(goldens: GoldenFolder.usual, asked: []),
    host: any WindowHost
  ) {
    self.lab = lab
    self.host = host
    self.shelf = shelf
    machine = lab.makeMachine(Take(start))
    begin()
  }

  /// The app as it is shown.
  var shell: Shell { machine.world.shell }

  /// Whether an animation of the app's runs now, at the end of the take.
  var isSomethingMoving: Bool { machine.log.motions.contains { $0.end == nil && !$0.isHeld } }

  /// Where the zero of the scene's time lies on the stage's clock, in seconds.
  var zero: Double { machine.take.clock.zero }

  /// Goes on to a time of the playback, or wherever the loop sends it.
  func advance(to time: Double) {
    if let loop, !host.playback.isPaused, time >= loop.upperBound {
      host.playback.seek(to: loop.lowerBound)
      machine.seek(to: loop.lowerBound)
    } else if time < machine.time {
      machine.seek(to: time)
    } else {
      machine.advance(to: time)
    }
    followScene()
  }

  /// Puts a text on the clipboard, and tells how it begins.
  func copy(_ text: String) {
    host.copy(text)
    let start = text.split(separator: "\n").first ?? ""
    onNotice("Copied: \(start)\(start.count < text.count ? " …" : "")")
  }

  /// Hands the app input.
  func send(_ event: InputEvent) {
    machine.send(event)
    comparison?.note(event)
    followScene()
  }

  /// Notes that something was begun in the scene, by a press or a key: its time counts from the first.
  func begin(at time: Double) { changeClock { $0.begin(at: time) } }

  private func followScene() { changeClock { $0.follow(shell.scene?.name, at: shell.stage.time) } }

  /// At the end of the take: what is before that has happened already.
  private func changeClock(_ change: (inout SceneClock) -> Void) {
    guard machine.isLive else { return }
    var clock = machine.take.clock
    change(&clock)
    machine.note(clock)
  }
}

// MARK: - Time

extension LabSession {
  /// Shows a moment of the take, paused, in seconds on the stage's clock.
  func seek(to time: Double) {
    host.playback.pause()
    let time = min(max(time, 0), machine.take.end)
    host.playback.seek(to: time)
    machine.seek(to: time)
  }

  /// Shows a moment that somebody points at, paused: the frame that was drawn there, if one was.
  func scrub(to time: Double) { seek(to: machine.frameTime(near: time) ?? time) }

  /// Moves some frames of the scene's time on, or back for a negative number, paused. Beyond the end of the take its app goes on.
  func step(by frames: Int) {
    host.playback.pause()
    host.playback.step(by: frames, from: zero)
    advance(to: host.playback.time)
  }

  /// Plays what an edit has changed from its beginning, unless time is paused, where the moment stays, or a loop plays it anyway.
  func playEdit() { if loop == nil, !host.playback.isPaused { playTransition() } }

  /// Plays what is selected, or the transition on show, again from its beginning, and goes on from there.
  func playTransition() {
    guard let start = motionsToShow.timeRange(until: machine.take.end)?.lowerBound else { return }
    host.playback.seek(to: start)
    machine.seek(to: start)
  }

  /// Begins anew, in the same scene at the same size; the take until now is gone. The mistakes of the
  /// beginning are told.
  func restart(changing change: (inout Take.Start) -> Void = { _ in }) {
    host.playback.restart()
    var start = machine.take.start
    (start.scene, start.size, start.scale) = (shell.scene, shell.stage.size, shell.stage.scale)
    change(&start)
    machine = lab.makeMachine(Take(start))
    (selection, hovered, loop, comparison) = ([], nil, nil, nil)
    begin()
    mistakes.forEach(onMistake)
  }

  /// Plays the same input in an app that is made otherwise, and shows the same moment of it. Where nothing has happened any more for some
  /// time, the take ends: otherwise each second of looking on would make the next edit slower. The takes that were left are kept with their
  /// input, and played in that app on the return to them.
  func replay(changing change: (inout Take.Start) -> Void) {
    var start = machine.take.start
    change(&start)
    let (time, end, rest) = (machine.time, machine.take.end, machine.restTime)
    let take = machine.take.played(from: start)
    machine = lab.makeMachine(
      take.cut(after: take.events.count, at: min(end, rest)),
      branches: machine.branches.map { $0.take.played(from: start) })
    machine.onMistake = { [weak self] in self?.onMistake($0) }
    machine.playToEnd()
    // What moves otherwise may come to rest later.
    while machine.take.end < min(end, machine.restTime) { machine.advance(to: min(end, machine.restTime)) }
    machine.seek(to: time)
    // From the end of what is left the app goes on live.
    if machine.time < time { host.playback.seek(to: machine.time) }
  }

  /// Returns to a take that was left.
  func returnToBranch(_ index: Int) {
    machine.returnToBranch(index)
    host.playback.seek(to: machine.time)
    selection = []
  }

  /// Returns to the take that was left last; where there is none, why is told.
  func returnToLastBranch() {
    guard let last = machine.branches.indices.last else { return onNotice(Self.branchInvitation) }
    returnToBranch(last)
  }

  private static let branchInvitation =
    "There is no other take to return to: what is done in the past of this one begins another, and this one is kept."

  private func begin() {
    machine.onMistake = { [weak self] in self?.onMistake($0) }
    followScene()
  }
}
