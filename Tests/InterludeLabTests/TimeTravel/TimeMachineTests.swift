import InterludeUI
import SDLStage
import Testing

@testable import InterludeLab

struct TimeMachineTests {
  private let test: TestLab
  private let slideButton = CGPoint(x: 150, y: 430)

  init() throws { test = try TestLab() }

  private func makeMachine(_ scene: String = "slide") throws -> TimeMachine {
    test.lab.makeMachine(
      Take(
        Take.Start(
          scene: try test.lab.scene(named: scene), size: WindowSize.standard, scale: 1, settings: DeviceSettings())))
  }

  private func click(_ place: CGPoint, at time: Double, in machine: TimeMachine) {
    machine.send(InputEvent(time: time, kind: .pointerDown(place, .primary)))
    machine.send(InputEvent(time: time, kind: .pointerUp(place, .primary)))
  }

  private func bar(in machine: TimeMachine) throws -> CGFloat {
    let controller = try #require(
      machine.world.shell.navigationController.topViewController as? SlideViewController)
    return (controller.bar.layer.presentation() ?? controller.bar.layer).position.x
  }

  @Test func itGoesBackAndForthAndTheTakeStays() throws {
    let machine = try makeMachine()
    click(slideButton, at: 1, in: machine)
    machine.advance(to: 3)

    machine.seek(to: 1.25)
    #expect(try bar(in: machine) == 95)
    #expect(!machine.isLive)
    machine.seek(to: 0.5)
    #expect(try bar(in: machine) == 45)
    machine.seek(to: 3)
    #expect(try bar(in: machine) == 145)
    #expect(machine.isLive && machine.take.end == 3 && machine.branches.isEmpty)
  }

  @Test func aSeekBeyondTheTakeEndsWhereItEnds() throws {
    let machine = try makeMachine()
    machine.advance(to: 2)
    machine.seek(to: 7)
    #expect(machine.time == 2)
    machine.seek(to: -1)
    #expect(machine.time == 0)
  }

  @Test func aPointerThatOnlyMovesOrIsLiftedInThePastLeavesTheTakeAsItIs() throws {
    let machine = try makeMachine()
    click(slideButton, at: 1, in: machine)
    machine.advance(to: 3)
    machine.seek(to: 1.25)
    let kinds: [InputEvent.Kind] = [
      .pointerMoved(CGPoint(x: 10, y: 10)), .pointerUp(slideButton, .primary), .pointerCancelled,
      .touches([InputEvent.Touch(1, .moved, at: slideButton)]),
    ]
    for kind in kinds { machine.send(InputEvent(time: 1.25, kind: kind)) }

    #expect(machine.branches.isEmpty && machine.take.end == 3 && machine.take.events.count == 2)
    machine.advance(to: 1.5)
    #expect(try bar(in: machine) == 145)
  }

  @Test func inputInThePastBeginsABranchAndOneCanReturn() throws {
    let machine = try makeMachine()
    click(slideButton, at: 1, in: machine)
    machine.advance(to: 3)
    machine.seek(to: 0.5)

    click(slideButton, at: 0.5, in: machine)
    machine.advance(to: 2)
    #expect(try bar(in: machine) == 145)
    #expect(machine.take.end == 2 && machine.branches.count == 1)

    machine.returnToBranch(0)
    #expect(machine.time == 2 && machine.take.end == 3)
    machine.seek(to: 0.75)
    #expect(try bar(in: machine) == 45, "nothing was clicked before 1 s in this one")
    machine.seek(to: 1.25)
    #expect(try bar(in: machine) == 95)
    #expect(machine.branches.count == 1, "the one that was left can be returned to")
  }

  @Test func theLogKnowsWhatRanAndIsTheSameWhereverOneIs() throws {
    let machine = try makeMachine()
    click(slideButton, at: 1, in: machine)
    machine.advance(to: 3)
    let motion = try #require(machine.log.motions.first { $0.property == "position" })
    #expect(motion.start == 1 && motion.end == 1.5 && motion.fate == .completed)
    #expect(motion.view == "SlideViewController.view/UIView[0]")
    #expect(motion.curve.map { "\($0)" } == "linear(duration: 0.5)")

    machine.seek(to: 1.2)

    #expect(machine.log.motions.count { $0.property == "position" } == 1)
    #expect(machine.log.motions.first { $0.property == "position" }?.end == 1.5)
  }

  @Test func whatIsInterruptedIsToldFromWhatArrives() throws {
    let machine = try makeMachine()
    click(slideButton, at: 0, in: machine)
    machine.advance(to: 0.2)
    let controller = try #require(
      machine.world.shell.navigationController.topViewController as? SlideViewController)
    machine.world.shell.stage.asCurrent { controller.bar.layer.removeAllAnimations() }
    machine.advance(to: 1)

    let motion = try #require(machine.log.motions.first { $0.property == "position" })
    #expect(motion.fate == .interrupted && motion.end == 0.2)
  }

  @Test func mistakesAreToldOnceHoweverOftenTheyHappenAgain() throws {
    let machine = try makeMachine("careless")
    var told: [String] = []
    machine.onMistake = { told.append($0.identifier) }
    machine.advance(to: 0.25)
    click(CGPoint(x: 150, y: 430), at: 0.25, in: machine)
    machine.advance(to: 2)
    let once = told
    #expect(once == ["F4"])

    machine.seek(to: 0.1)
    machine.advance(to: 2)
    #expect(told == once)
  }

  /// The time of a frame, as a step goes to it.
  private func time(ofFrame number: Int) -> Double { Double(number) * Playback.frameDuration }

  /// Frames that were never drawn are filmed on the way to where one goes back from.
  @Test func stepsBackShowFramesAndTheAppFollows() throws {
    let machine = try makeMachine()
    click(slideButton, at: 1, in: machine)
    var frames: [Int: DisplayList] = [:]
    for number in 60...180 {
      machine.advance(to: time(ofFrame: number))
      frames[number] = machine.world.shell.displayList()
    }

    machine.seek(to: time(ofFrame: 100))
    #expect(!machine.showsFrame, "nothing is filmed yet")
    for number in (72..<100).reversed() {
      machine.seek(to: time(ofFrame: number))
      #expect(machine.showsFrame && machine.time == time(ofFrame: number))
      #expect(machine.displayList() == frames[number], "frame \(number)")
    }
    #expect(machine.answered == 2 && !machine.isLive)
    machine.seek(to: time(ofFrame: 75))
    #expect(machine.showsFrame, "to and fro")

    #expect(try bar(in: machine) == 95, "half of the half second")
    #expect(!machine.showsFrame && machine.time == 1.25)
    #expect(machine.displayList() == frames[75])
  }

  /// What the window has drawn is there at once; the app comes nearer a little at a time.
  @Test func framesThatWereDrawnAreShownAndTheAppComesNearer() throws {
    let machine = try makeMachine()
    click(slideButton, at: 1, in: machine)
    var frames: [Int: DisplayList] = [:]
    for number in 60...180 {
      machine.advance(to: time(ofFrame: number))
      frames[number] = machine.displayList()
    }

    for number in [75, 61, 120, 179, 75] {
      machine.seek(to: time(ofFrame: number))
      #expect(machine.showsFrame && machine.displayList() == frames[number], "frame \(number)")
    }
    var count = 0
    while machine.showsFrame {
      machine.approach()
      count += 1
      #expect(machine.time == time(ofFrame: 75) && machine.displayList() == frames[75])
    }
    #expect(count > 2, "1.25 s are not played in one go")
    #expect(try bar(in: machine) == 95)
  }

  @Test func aFrameNearAMomentIsFound() throws {
    let machine = try makeMachine()
    for number in 60...66 {
      machine.advance(to: time(ofFrame: number))
      _ = machine.displayList()
    }
    #expect(machine.frameTime(near: 1.004) == 1)
    #expect(machine.frameTime(near: 1.014) == time(ofFrame: 61))
    #expect(machine.frameTime(near: 0.995) == 1)
    #expect(machine.frameTime(near: 0.99) == nil, "more than half a frame before the first")
    #expect(machine.frameTime(near: 1.2) == nil)
  }

  @Test func aFrameThatInputChangesIsForgotten() throws {
    let machine = try makeMachine()
    machine.advance(to: 1)
    _ = machine.displayList()
    machine.send(InputEvent(time: 1, kind: .resize(CGSize(width: 320, height: 568), scale: 1)))
    machine.advance(to: 1.5)

    machine.seek(to: 1)

    #expect(machine.displayList().size == CGSize(width: 320, height: 568))
  }

  /// The window draws seldom while nothing happens.
  @Test func aMomentBetweenEqualFramesIsShownUnlessSomethingHappened() throws {
    let machine = try makeMachine()
    for time in [1, 1.2] {
      machine.advance(to: time)
      _ = machine.displayList()
    }
    machine.seek(to: 1.1)
    #expect(machine.showsFrame && machine.time == 1.1)

    machine.seek(to: 1.2)
    click(CGPoint(x: 200, y: 600), at: 1.3, in: machine)
    for time in [1.4, 1.6] {
      machine.advance(to: time)
      _ = machine.displayList()
    }
    machine.seek(to: 1.25)
    #expect(!machine.showsFrame, "there was a click, on nothing")
    machine.seek(to: 1.5)
    #expect(machine.showsFrame)
  }

  @Test func aMomentOfAMotionThatEndsWhereItBeganIsNoStillness() throws {
    let machine = try makeMachine()
    machine.advance(to: 1)
    let before = machine.displayList()
    let controller = try #require(machine.world.shell.navigationController.topViewController as? SlideViewController)
    machine.world.shell.stage.asCurrent {
      let pulse = CABasicAnimation(keyPath: "position.x")
      pulse.toValue = 300
      pulse.duration = 0.5
      controller.bar.layer.add(pulse, forKey: nil)
    }
    machine.advance(to: 2)
    #expect(machine.displayList() == before)

    machine.seek(to: 1.25)
    #expect(!machine.showsFrame)
  }

  @Test func aReelHoldsWhatIsNewAndForgetsTheEarliest() {
    func list(_ range: Range<Int>) -> DisplayList {
      DisplayList(size: CGSize(width: 1, height: 1), commands: range.map { .pushGroup(opacity: CGFloat($0)) })
    }
    var reel = FrameReel()
    for number in 0..<100 { reel.note(list(number..<number + 1), at: Double(number)) }
    for number in 100..<200 { reel.note(list(0..<500), at: Double(number)) }
    #expect(reel.frame(at: 7) == list(7..<8) && reel.frame(at: 199) == list(0..<500))

    for number in 200..<300 { reel.note(list(number * 1000..<(number + 1) * 1000), at: Double(number)) }
    #expect(reel.frame(at: 7) == nil && reel.frame(at: 199) == nil && reel.frame(at: 201) == nil)
    for number in 260..<300 { #expect(reel.frame(at: Double(number)) == list(number * 1000..<(number + 1) * 1000)) }
  }

  /// A room of its own for what came later makes no other picture of it.
  @Test func framesShowTheSameWhereverTheirCommandsAreKept() {
    func list(_ number: Int) -> DisplayList {
      DisplayList(size: CGSize(width: 1, height: 1), commands: [.pushGroup(opacity: CGFloat(number))])
    }
    var reel = FrameReel()
    reel.note(list(0), at: 0)
    for number in 1..<40_000 { reel.note(list(number), at: 1) }
    reel.note(list(0), at: 1)
    #expect(reel.stillness(around: 0.5) == 0...1)
    reel.note(list(7), at: 1)
    #expect(reel.stillness(around: 0.5) == nil)
  }

  @Test func inputWhileAFrameIsShownIsAnsweredAtItsTime() throws {
    let machine = try makeMachine()
    machine.advance(to: 3)
    machine.seek(to: 2)
    machine.seek(to: time(ofFrame: 114))
    #expect(machine.showsFrame)

    click(slideButton, at: time(ofFrame: 114), in: machine)

    #expect(machine.isLive && machine.branches.count == 1)
    machine.advance(to: 2.15)
    #expect(try bar(in: machine) == 95)
    machine.advance(to: 3)
    machine.seek(to: 1.95)
    machine.seek(to: time(ofFrame: 111))
    #expect(try bar(in: machine) == 45, "what was filmed of the other take is forgotten")
  }

  @Test func worldsAreParkedAlongALongTake() throws {
    let machine = try makeMachine()
    for step in 1...150 {
      machine.advance(to: Double(step) / 5)
      for _ in 0..<6 { machine.prepare() }
    }
    #expect(machine.parkedTimes.count > 5)
    let gaps = zip([0] + machine.parkedTimes, machine.parkedTimes + [30]).map { $1 - $0 }
    #expect(try #require(gaps.max()) <= 4, "\(machine.parkedTimes)")
  }

  /// The first curve is recorded on it, in the frame in which something begins to move.
  @Test func aWorldWaitsBeforeAnythingHasMoved() throws {
    let machine = try makeMachine()
    machine.advance(to: 0.1)

    machine.prepare()

    #expect(machine.parkedTimes.count == 1)
  }

  @Test func aWorldThatARecordingWasMadeOnWaitsAlongTheTakeAgain() throws {
    let machine = try makeMachine()
    for step in 1...40 {
      machine.advance(to: Double(step) / 5)
      for _ in 0..<6 { machine.prepare() }
    }
    let count = machine.parkedTimes.count
    let recording = machine.beginRecording(of: 7...7.5, framesPerSecond: 60)
    #expect(machine.parkedTimes.count == count - 1)
    recording.record(frames: 3)
    machine.end(recording)
    #expect(machine.parkedTimes.count == count)
  }

  /// Input came where it had not come yet for the world of the recording.
  @Test func aWorldOfARecordingThatHasMissedInputWaitsNoLonger() throws {
    let machine = try makeMachine()
    machine.advance(to: 1)
    let recording = machine.beginRecording(of: 0.5...3, framesPerSecond: 60)
    _ = recording.complete()
    click(slideButton, at: 1.5, in: machine)
    machine.end(recording)
    #expect(machine.parkedTimes == [])
  }

  /// Two minutes on the home screen do not keep a curve waiting; what moves on the way is played a little at a time.
  @Test func whereNothingHappensTheWayToARecordingIsShort() throws {
    let machine = try makeMachine()
    click(slideButton, at: 60, in: machine)
    machine.advance(to: 120)
    let recording = machine.beginRecording(of: 119...119.5, framesPerSecond: 60)
    var (goes, steps) = (0, [(from: Double, to: Double)]())
    while !recording.isComplete {
      let time = recording.world.time
      recording.record(frames: 3)
      (goes, steps) = (goes + 1, steps + [(time, recording.world.time)])
    }
    #expect(goes < 70)
    let moving = steps.filter { $0.from >= 60 && $0.from < 60.5 }
    #expect(moving.count >= 5 && moving.allSatisfy { $0.to - $0.from < 0.1 }, "\(moving)")
  }

  @Test func whatWasRecordedBeyondTheEndMissesNoInputThatComesThen() throws {
    let machine = try makeMachine()
    machine.advance(to: 1)
    _ = machine.recording(of: 0.5...2, framesPerSecond: 60)
    click(slideButton, at: 1.5, in: machine)
    machine.advance(to: 3)

    machine.seek(to: 2.1)

    #expect(try bar(in: machine) == 145, "it slid from 1.5 to 2")
  }

  /// What has just happened is recorded from there.
  @Test func aWorldWaitsNearTheEndOfTheTake() throws {
    let machine = try makeMachine()
    for step in 1...60 {
      machine.advance(to: Double(step) / 4)
      for _ in 0..<8 { machine.prepare() }
    }
    #expect(try #require(machine.parkedTimes.last) >= 14.5, "\(machine.parkedTimes)")
  }
}
