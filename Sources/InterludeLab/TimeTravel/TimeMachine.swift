import InterludeUI

/// An app that can be shown as it was at any moment of its take, and goes on from there.
///
/// An app's objects cannot be copied, but the engine is deterministic: a moment is reached by playing the take again. Worlds that
/// are parked along the way make that short.
final class TimeMachine {
  /// What has been done to the app, up to its end.
  private(set) var take: Take
  /// The app at the moment that is shown.
  private(set) var world: World
  /// What has been seen of the take, up to its end.
  private(set) var log = RunLog()
  /// The takes that were left by doing something else in their past, and what was seen of them; the latest last.
  private(set) var branches: [(take: Take, log: RunLog)] = []

  /// Told of each mistake that is new: not of those of what happens again.
  var onMistake: (Diagnostic) -> Void = { _ in }

  private var parked: ParkedWorlds
  private var isAnswering = false

  /// Shows the beginning of a take.
  ///
  /// - Parameter makeShell: Makes an app as the take begins, silent about mistakes.
  init(_ take: Take, makeShell: @escaping (Take.Start) -> Shell) {
    self.take = take
    parked = ParkedWorlds { World(makeShell(take.start)) }
    world = World(makeShell(take.start))
    listen()
  }

  /// Now, in seconds on the stage's clock.
  var time: Double { world.time }

  /// Whether what is shown is the end of the take: nothing of it is still to come.
  var isLive: Bool { world.answered == take.events.count && world.time >= take.end }

  /// Answers input at a time. In the past of the take another begins with it; the one that is left is kept as a branch.
  func send(_ event: InputEvent) {
    advance(to: event.time)
    if !isLive { branch() }
    take.append(event)
    isAnswering = true
    world.send(event)
    isAnswering = false
    noteLive()
  }

  /// Goes on to a time: what the take has until then happens again; what is beyond its end is new.
  func advance(to time: Double) {
    guard time >= world.time else { return }
    world.play(take, to: time)
    if time >= take.end { noteLive() }
  }

  /// Shows a moment in the past, or up to the end of the take.
  func seek(to time: Double) {
    let time = min(max(time, 0), take.end)
    if time < world.time || parked.hasCloser(than: world, to: time) {
      world.shell.stage.onDiagnostic = { _ in }
      world = parked.exchange(world, toReach: time)
      listen()
    }
    world.play(take, to: time)
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
    world.shell.stage.onDiagnostic = { _ in }
    parked.park(world)
    parked.forget(after: take.commonTime(with: left))
    world = parked.exchange(nil, toReach: min(time, take.end))
    listen()
    world.play(take, to: min(time, take.end))
  }

  /// Notes what the scene's clock says at the end of the take.
  func note(_ clock: SceneClock) { take.note(clock, at: world.time) }

  /// Records on a world of its own, of the same take: the body plays it as it likes.
  func withSpareWorld<Result>(before time: Double, _ body: (World) -> Result) -> Result {
    let spare = parked.exchange(nil, toReach: time)
    defer { parked.park(spare) }
    return body(spare)
  }

  /// A world of the same take at a time or before it, for good.
  func takeSpareWorld(before time: Double) -> World { parked.exchange(nil, toReach: time) }

  /// Hears of the mistakes of the world on show.
  private func listen() {
    world.shell.stage.onDiagnostic = { [weak self] diagnostic in
      guard let self, isAnswering || diagnostic.time > take.end else { return }
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
    // A world at this very moment may have answered more of it.
    parked.forget(after: world.time)
  }

  private static let mostBranches = 8
}
