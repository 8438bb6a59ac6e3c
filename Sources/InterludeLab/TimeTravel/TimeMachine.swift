import InterludeUI

/// An app that can be shown as it was at any moment of its take, and goes on from there.
///
/// An app's objects cannot be copied, but the engine is deterministic: a moment is reached by playing the take again, from the nearest
/// world that is parked before it. Frames that were drawn are kept, and shown at once in place of the app until it is brought there.
final class TimeMachine {
  private var history: TakeHistory
  /// The app as it was left: at the moment that is shown, unless only a frame of that moment is.
  private var current: World
  private var parked: ParkedWorlds
  private var reel = FrameReel()
  /// The moment of the frame that is shown in place of the app; nil while the app is shown.
  private var shownFrame: Double?

  let identity = Identity()
  /// Called with each mistake that is new, not with those of input that is played again.
  var onMistake: (Diagnostic) -> Void = { _ in }

  /// Shows the beginning of a take.
  ///
  /// - Parameters:
  ///   - branches: Takes that were left for it, with the same start; the latest last.
  ///   - makeShell: Makes an app as the take begins, silent about mistakes.
  init(_ take: Take, branches: [Take] = [], makeShell: @escaping (Take.Start) -> Shell) {
    history = TakeHistory(take, branches: branches)
    parked = ParkedWorlds { World(makeShell(take.start)) }
    current = World(makeShell(take.start))
    reportNewMistakes()
  }

  /// The input of the app, up to its end.
  var take: Take { history.take }
  /// The motions, transitions and callbacks of the take, up to its end.
  var log: RunLog { history.log }
  /// The takes that were left; the latest last.
  var branches: [TakeHistory.Branch] { history.branches }

  // MARK: The moment

  /// Now, in seconds on the stage's clock.
  var time: Double { shownFrame ?? current.time }

  /// How many of the take's events have been answered now.
  var answered: Int {
    shownFrame.map { now in take.events.prefix { $0.time <= now }.count } ?? current.answered
  }

  /// Whether the end of the take is shown: nothing of it is still to come.
  var isLive: Bool { shownFrame == nil && current.answered == take.events.count && current.time >= take.end }

  /// Answers input at a time. Input in the past of the take begins another take, and the one that is left is kept as a branch; a
  /// pointer that moves or is lifted there is ignored.
  func send(_ event: InputEvent) {
    advance(to: event.time)
    if !isLive {
      guard event.kind.beginsSomething else { return }
      history.branch(after: world.answered, at: world.time)
    }
    reel.forget(from: event.time)
    // A world that went on without input beyond this moment has missed the event.
    parked.forget(after: event.time)
    world.send(event)
    history.append(event)
    extendHistory()
  }

  /// Goes on to a time: the take is played again until its end, and what comes after is new.
  func advance(to time: Double) {
    guard time >= self.time else { return }
    if shownFrame != nil, showFrame(of: time) { return }
    world.play(take, to: time)
    if time >= take.end { extendHistory() }
  }

  /// Shows a moment in the past, or up to the end of the take.
  func seek(to time: Double) {
    let time = min(max(time, 0), take.end)
    shownFrame = nil
    guard time != current.time, !showFrame(of: time) else { return }
    let isBack = time < current.time
    exchangeWorld(toReach: time)
    // One step back is usually followed by more: their frames are filmed on the way.
    if isBack { reel.film(current, playing: take, to: time) } else { current.play(take, to: time) }
  }

  /// Plays the whole take, so that all of it is in the log.
  func playToEnd() {
    world.play(take, to: take.end)
    extendHistory()
  }

  /// Shows a take that was left, at the moment of now or at its end; the one on show becomes a branch.
  func returnToBranch(_ index: Int) {
    guard branches.indices.contains(index) else { return }
    let time = world.time
    let (commonTime, isPlayed) = history.returnToBranch(index)
    current.shell.stage.onDiagnostic = { _ in }
    parked.park(current)
    parked.forget(from: commonTime)
    reel.forget(from: commonTime)
    current = parked.exchange(nil, toReach: min(time, take.end))
    reportNewMistakes()
    if !isPlayed { playToEnd() }
    seek(to: min(time, take.end))
  }

  /// Notes what the scene's clock says at the end of the take.
  func note(_ clock: SceneClock) { history.note(clock, at: world.time) }

  private func extendHistory() { history.extend(to: world.time, log: world.log) }

  // MARK: Frames

  /// The frame of now, which is kept.
  func displayList() -> DisplayList {
    if let frame = filmedTime.flatMap(reel.frame(at:)) { return frame }
    let list = world.shell.displayList()
    reel.note(list, at: time)
    return list
  }

  /// Whether a frame is shown in place of the app, which is at another moment.
  var showsFrame: Bool { shownFrame != nil }

  /// The size of the screen at the moment that is shown, in points.
  var size: CGSize { filmedTime.flatMap(reel.size(at:)) ?? current.shell.stage.size }

  /// The time of the kept frame that is nearest to a time, at most half a frame from it; nil where there is none.
  func frameTime(near time: Double) -> Double? {
    reel.time(near: time) ?? reel.time(showing: time, of: history).map { _ in time }
  }

  /// The time at which the frame that is shown was drawn; nil while the app is shown.
  private var filmedTime: Double? { shownFrame.flatMap { reel.time(showing: $0, of: history) } }

  /// Shows the frame of a time and leaves the app where it is; false where no frame was drawn.
  private func showFrame(of time: Double) -> Bool {
    guard reel.time(showing: time, of: history) != nil else { return false }
    shownFrame = time
    return true
  }

  // MARK: Worlds

  /// The app at the moment that is shown.
  var world: World {
    catchUp()
    return current
  }

  /// Pixels per point where the app was left.
  var scale: CGFloat { current.shell.stage.scale }

  /// Brings the app to the moment that is shown.
  func catchUp() {
    guard let time = shownFrame else { return }
    shownFrame = nil
    exchangeWorld(toReach: time)
    current.play(take, to: time)
  }

  /// Brings the app a little nearer to the moment that is shown.
  func approach() {
    guard let time = shownFrame else { return }
    exchangeWorld(toReach: time)
    current.play(take, to: min(time, current.time + Self.stride))
    if current.time == time { shownFrame = nil }
  }

  /// Brings the parked worlds nearer to their places along the take: a little at a time, so that frames stay short.
  func prepare() { parked.prepare(along: take) }

  /// The times of the parked worlds, in seconds.
  var parkedTimes: [Double] { parked.times }

  /// A world of the same take at a time or before it, until it is given back.
  func takeSpareWorld(before time: Double) -> World { parked.exchange(nil, toReach: time) }

  /// Parks a world that was played along a take, if that take is the one on show up to the world's time.
  func giveBack(_ world: World, along played: Take) {
    if world.time < take.commonTime(with: played) { parked.park(world) }
  }

  /// Makes the nearest world before a time the current one.
  private func exchangeWorld(toReach time: Double) {
    guard time < current.time || parked.hasCloser(than: current, to: time) else { return }
    current.shell.stage.onDiagnostic = { _ in }
    current = parked.exchange(current, toReach: time)
    reportNewMistakes()
  }

  /// Reports the mistakes of the current world from here on that are new: made in answer to input that is not in the take yet, or
  /// beyond the take's end.
  private func reportNewMistakes() {
    current.shell.stage.onDiagnostic = { [weak self] diagnostic in
      guard let self, current.answered > take.events.count || diagnostic.time > take.end else { return }
      onMistake(diagnostic)
    }
  }

  /// How much of a take `approach()` plays in one go, in seconds.
  private static let stride = 0.4
}
