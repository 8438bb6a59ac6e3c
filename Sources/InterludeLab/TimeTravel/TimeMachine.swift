import InterludeUI

/// An app that can be shown as it was at any moment of its take, and goes on from there.
///
/// An app's objects cannot be copied, but the engine is deterministic: a moment is reached by playing the take again. Worlds that
/// are parked along the way make that short, and frames that were drawn are kept, so that they can be looked at meanwhile.
final class TimeMachine {
  /// What has been done to the app, up to its end.
  private(set) var take: Take
  /// The app as it was left: at the moment that is shown, unless only a frame of that is.
  private var current: World
  /// The frames that were drawn, and the moment of the one that is shown instead of the app; nil for none of them.
  private var reel = FrameReel()
  private var shownFrame: Double?
  /// What has been seen of the take, up to its end.
  private(set) var log = RunLog()
  /// The takes that were left by doing something else in their past, and what was seen of them; the latest last.
  private(set) var branches: [(take: Take, log: RunLog)] = []

  let identity = Identity()
  /// Told of each mistake that is new: not of those of what happens again.
  var onMistake: (Diagnostic) -> Void = { _ in }

  private var parked: ParkedWorlds

  /// Shows the beginning of a take.
  ///
  /// - Parameter makeShell: Makes an app as the take begins, silent about mistakes.
  init(_ take: Take, makeShell: @escaping (Take.Start) -> Shell) {
    self.take = take
    parked = ParkedWorlds { World(makeShell(take.start)) }
    current = World(makeShell(take.start))
    listen()
  }

  /// The app at the moment that is shown.
  var world: World {
    catchUp()
    return current
  }

  /// Now, in seconds on the stage's clock.
  var time: Double { shownFrame ?? current.time }

  /// How many of the take's events have been answered now.
  var answered: Int {
    shownFrame.map { now in take.events.prefix { $0.time <= now }.count } ?? current.answered
  }

  /// Whether what is shown is the end of the take: nothing of it is still to come.
  var isLive: Bool { shownFrame == nil && current.answered == take.events.count && current.time >= take.end }

  /// Whether a frame is shown of a moment to which the app has not been brought.
  var showsFrame: Bool { shownFrame != nil }

  /// The frame of now, which is kept.
  func displayList() -> DisplayList {
    if let frame = shownFrame.flatMap(filmedTime(at:)).flatMap(reel.frame(at:)) { return frame }
    let list = world.shell.displayList()
    reel.note(list, at: time)
    return list
  }

  /// Of the screen at the moment that is shown, in points.
  var size: CGSize { shownFrame.flatMap(filmedTime(at:)).flatMap(reel.size(at:)) ?? current.shell.stage.size }

  /// A time at most half a frame from one, of which a frame is kept; nil where there is none.
  func frameTime(near time: Double) -> Double? { reel.time(near: time) ?? (filmedTime(at: time) == nil ? nil : time) }

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

  /// Answers input at a time. In the past of the take another begins with it, if it begins anything; the one that is left is kept as
  /// a branch. A pointer that moves there, or is lifted, has done nothing.
  func send(_ event: InputEvent) {
    advance(to: event.time)
    if !isLive {
      guard event.kind.beginsSomething else { return }
      branch()
    }
    reel.forget(from: event.time)
    // A world that went on without input beyond this moment has missed it.
    parked.forget(after: event.time)
    world.send(event)
    take.append(event)
    noteLive()
  }

  /// Goes on to a time: what the take has until then happens again; what is beyond its end is new.
  func advance(to time: Double) {
    guard time >= self.time else { return }
    if shownFrame != nil, show(time) { return }
    world.play(take, to: time)
    if time >= take.end { noteLive() }
  }

  /// Shows a moment in the past, or up to the end of the take.
  func seek(to time: Double) {
    let time = min(max(time, 0), take.end)
    shownFrame = nil
    guard time != current.time, !show(time) else { return }
    let isBack = time < current.time
    exchangeWorld(toReach: time)
    // Who goes back goes on so, mostly.
    if isBack { reel.film(current, playing: take, to: time) } else { current.play(take, to: time) }
  }

  /// Shows the frame of a time if it was drawn; the app stays where it is. False when it was not.
  private func show(_ time: Double) -> Bool {
    guard filmedTime(at: time) != nil else { return false }
    shownFrame = time
    return true
  }

  /// The time of the frame that shows what there was at a time: of the one that was drawn then, or before it while nothing happened.
  private func filmedTime(at time: Double) -> Double? {
    if reel.size(at: time) != nil { return time }
    guard let stillness = reel.stillness(around: time),
      !take.events.contains(where: { stillness.contains($0.time) }),
      !log.motions.contains(where: { $0.start <= stillness.upperBound && $0.end ?? .infinity >= stillness.lowerBound })
    else { return nil }
    return stillness.lowerBound
  }

  /// Takes a world that is before a time, and the nearest there is.
  private func exchangeWorld(toReach time: Double) {
    guard time < current.time || parked.hasCloser(than: current, to: time) else { return }
    current.shell.stage.onDiagnostic = { _ in }
    current = parked.exchange(current, toReach: time)
    listen()
  }

  /// Plays what there is of the take, for what can be seen of it.
  func playToEnd() {
    let end = take.end
    world.play(take, to: end)
    noteLive()
  }

  /// Parks another world along the way if there is a stretch without one; a little at a time, so that frames stay quick.
  func prepare() { parked.prepare(along: take) }

  /// Where worlds wait along the take, in seconds.
  var parkedTimes: [Double] { parked.times }

  /// Shows a take that was left, at the moment of now or at its end; the one on show becomes a branch.
  func returnToBranch(_ index: Int) {
    guard branches.indices.contains(index) else { return }
    let time = world.time
    let (left, leftLog) = (take, log)
    (take, log) = branches.remove(at: index)
    branches.append((left, leftLog))
    current.shell.stage.onDiagnostic = { _ in }
    parked.park(current)
    parked.forget(from: take.commonTime(with: left))
    current = parked.exchange(nil, toReach: min(time, take.end))
    reel.forget(from: take.commonTime(with: left))
    listen()
    current.play(take, to: min(time, take.end))
  }

  /// Notes what the scene's clock says at the end of the take.
  func note(_ clock: SceneClock) { take.note(clock, at: world.time) }

  /// Records on a world of its own, of the same take: the body plays it as it likes.
  func withSpareWorld<Result>(before time: Double, _ body: (World) -> Result) -> Result {
    let spare = takeSpareWorld(before: time)
    defer { giveBack(spare, along: take) }
    return body(spare)
  }

  /// A world of the same take at a time or before it, until it is given back.
  func takeSpareWorld(before time: Double) -> World { parked.exchange(nil, toReach: time) }

  /// Parks a world that has played a take, which was this one or is by now another: if it was the same so far.
  func giveBack(_ world: World, along played: Take) {
    if world.time < take.commonTime(with: played) { parked.park(world) }
  }

  /// Hears of the mistakes of the world on show: of new ones, as it answers what is not in the take yet, or goes on beyond its end.
  private func listen() {
    current.shell.stage.onDiagnostic = { [weak self] diagnostic in
      guard let self, current.answered > take.events.count || diagnostic.time > take.end else { return }
      onMistake(diagnostic)
    }
  }

  private func noteLive() {
    take.extend(to: world.time)
    log = world.log
  }

  /// Leaves the take for one that has only what came before now.
  private func branch() {
    branches.append((take, log))
    if branches.count > Self.mostBranches { branches.removeFirst() }
    take = take.cut(after: world.answered, at: world.time)
    reel.forget(from: world.time)
  }

  private static let mostBranches = 8
  /// How much of a take is played in one go while its frame is on show, in seconds.
  private static let stride = 0.4
}
