import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab
@testable import interlude

/// Stages that take turns, or are stepped inside one another, do what each does alone.
struct InterleavedStagesTests {
  private let lab: Lab

  init() throws { lab = try GalleryScenes.lab() }

  /// A scene's recording, frame by frame.
  private final class Player {
    let shell: Shell
    private let recording: Recording
    private(set) var frames: [Frame] = []

    init(_ scene: Scene, in lab: Lab) throws {
      shell = lab.makeShell(opening: scene, size: WindowSize.standard, scale: 1)
      recording = try Recording(of: scene.script, on: shell)
    }

    func step() {
      do {
        frames.append(try recording.frame(at: Double(frames.count) / 60))
      } catch {
        Issue.record("\(error)")
      }
    }
  }

  private func player(of name: String) throws -> Player { try Player(lab.scene(named: name), in: lab) }

  private func framesAlone(of name: String, count: Int) throws -> [Frame] {
    let player = try player(of: name)
    for _ in 0..<count { player.step() }
    return player.frames
  }

  @Test func stagesThatTakeTurnsShowWhatEachShowsAlone() throws {
    let (first, second) = (try player(of: "card"), try player(of: "sheet-detents"))
    for _ in 0..<150 {
      first.step()
      second.step()
    }

    #expect(first.frames == (try framesAlone(of: "card", count: 150)))
    #expect(second.frames == (try framesAlone(of: "sheet-detents", count: 150)))
  }

  /// Steps a stage whenever something happens on another: within its animation blocks and callbacks, too.
  private final class Intruder: StageObserver {
    let player: Player

    init(_ player: Player) { self.player = player }

    func stage(_ stage: Stage, sees event: StageEvent) { if player.frames.count < 240 { player.step() } }
  }

  @Test func aStageThatIsSteppedInCallbacksOfAnotherShowsWhatItShowsAlone() throws {
    let (outer, other, inner) = (try player(of: "zoom"), try player(of: "card"), try player(of: "tab-slide"))
    let intruder = Intruder(inner)
    outer.shell.stage.observers.append(intruder)
    for _ in 0..<120 {
      outer.step()
      other.step()
    }

    #expect(inner.frames.count == 240)
    #expect(inner.frames == (try framesAlone(of: "tab-slide", count: 240)))
    #expect(outer.frames == (try framesAlone(of: "zoom", count: 120)))
    #expect(other.frames == (try framesAlone(of: "card", count: 120)))
  }
}
