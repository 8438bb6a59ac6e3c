import InterludeTestSupport
import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

/// Time travel in every scene: what is shown is what was there.
struct TimeTravelTests {
  private let lab: Lab

  init() throws { lab = try GalleryScenes.lab() }

  /// A scene's script played on a machine, with the frames as they were when they were new.
  private func play(_ scene: Scene) throws -> (machine: TimeMachine, frames: [(time: Double, list: DisplayList)]) {
    let machine = lab.makeMachine(
      Take(Take.Start(scene: scene, size: WindowSize.standard, scale: 1, settings: DeviceSettings())))
    let player = try ScriptPlayer(scene.script, on: MachineSubject(machine), leadIn: 0.1)
    var frames: [(time: Double, list: DisplayList)] = []
    for time in FrameTimes.steady(framesPerSecond: 60, duration: scene.script.duration) {
      try player.advance(to: time)
      // What a step of this moment starts is seen in the frames that follow.
      machine.prepare()
      frames.append((machine.time, machine.displayList()))
    }
    return (machine, frames)
  }

  @Test(arguments: await GalleryScenes.namesAndSteps)
  func aSeekShowsWhatWasThere(name: String) throws {
    let (machine, frames) = try play(lab.scene(named: name))
    var random = SplitMix64(seed: 17)
    for _ in 0..<(Thoroughness.isWhole ? 200 : 12) {
      let frame = frames[Int.random(in: frames.indices, using: &random)]
      machine.seek(to: frame.time)
      #expect(machine.time == frame.time)
      #expect(machine.displayList() == frame.list, "\(name) at \(frame.time), as it was drawn")
      #expect(machine.world.shell.displayList() == frame.list, "\(name) at \(frame.time)")
    }
  }

  /// What is begun and ended in one moment is nothing that moved.
  @Test(arguments: ["drop-in", "fade-push", "card", "zoom"]) func theTimelineHasBarsOfWhatWasSeenToMove(name: String)
    throws
  {
    let (machine, _) = try play(lab.scene(named: name))
    #expect(machine.log.motions.contains { $0.end == $0.start }, "there is something to be left out")
    let model = TimelineSummary(of: machine.log, take: machine.take, zero: 0).model
    let bars = model.groups.flatMap(\.rows).flatMap(\.bars)
    #expect(!bars.isEmpty)
    #expect(bars.filter { $0.end == $0.start }.map(\.source) == [])
    let shown = Set(bars.map(\.id))
    #expect(bars.compactMap(\.successor).filter { !shown.contains($0) } == [])
  }

  @Test(arguments: await GalleryScenes.namesAndSteps)
  func inputInThePastDoesWhatItWouldHaveDoneThen(name: String) throws {
    var random = SplitMix64(seed: 18)
    for _ in 0..<Thoroughness.rounds(1, whole: 8) { try sendInputInThePast(of: name, &random) }
  }

  private func sendInputInThePast(of name: String, _ random: inout SplitMix64) throws {
    let (machine, frames) = try play(lab.scene(named: name))
    let moment = frames[Int.random(in: frames.indices, using: &random)].time
    let earlier = machine.take.events.filter { $0.time <= moment }
    for _ in 0..<5 { machine.seek(to: .random(in: 0...machine.take.end, using: &random)) }
    machine.seek(to: moment)
    let straight = lab.makeMachine(Take(machine.take.start))
    for event in earlier { straight.send(event) }
    straight.advance(to: moment)

    for event in Self.finger(from: moment, &random) {
      machine.send(event)
      straight.send(event)
    }

    for step in 1...6 {
      let time = moment + 0.1 + Double(step) * 0.13
      machine.advance(to: time)
      straight.advance(to: time)
      #expect(machine.world.shell.displayList() == straight.world.shell.displayList(), "\(name), \(step)")
    }
    #expect(machine.branches.count == 1 || moment >= frames.last?.time ?? 0)
  }

  /// A tap somewhere, or a drag of a tenth of a second.
  private static func finger(from moment: Double, _ random: inout SplitMix64) -> [InputEvent] {
    let place = CGPoint(x: .random(in: 20...370, using: &random), y: .random(in: 60...800, using: &random))
    let step = CGVector(dx: .random(in: -40...40, using: &random), dy: .random(in: -60...60, using: &random))
    let places = (0...(Bool.random(using: &random) ? 6 : 0)).map { index in
      CGPoint(x: place.x + step.dx * CGFloat(index), y: place.y + step.dy * CGFloat(index))
    }
    let moves = places.enumerated().dropFirst().map { index, place in
      InputEvent(time: moment + Double(index) / 60, kind: .pointerMoved(place))
    }
    return [InputEvent(time: moment, kind: .pointerDown(place, .primary))] + moves
      + [InputEvent(time: moment + 0.1, kind: .pointerUp(places[places.count - 1], .primary))]
  }
}
