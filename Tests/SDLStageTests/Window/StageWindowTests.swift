import DisplayList
import FileSystem
import Foundation
import InterludeUI
import Rasterizer
import Testing

@testable import SDLStage

/// Runs real windows on SDL's dummy driver, which needs no display.
@Suite(.serialized) struct StageWindowTests {
  init() { setenv("SDL_VIDEODRIVER", "dummy", 1) }

  /// Closes its window after some turns of the loop, and remembers what it heard.
  private final class Content: WindowContent {
    var events: [InputEvent] = []
    var times: [Double] = []
    var turns: Int
    /// Whether every frame differs from the one before.
    var isMoving = true
    weak var window: StageWindow?

    init(turns: Int, window: StageWindow) { (self.turns, self.window) = (turns, window) }

    func send(_ event: InputEvent) { events.append(event) }

    func advance(to time: Double) {
      times.append(time)
      if times.count == turns { window?.close() }
    }

    func displayList() -> DisplayList {
      let opacity = isMoving ? 1 / Double(times.count) : 1
      return DisplayList(size: CGSize(width: 1, height: 1), commands: [.pushGroup(opacity: opacity), .popGroup])
    }
  }

  @Test func theContentFirstHearsTheSizeAndClosingEndsTheLoop() throws {
    let window = try StageWindow(
      title: "Test", placement: WindowPlacement(size: CGSize(width: 250, height: 330)), scale: 2, renderer: Rasterizer()
    )
    let content = Content(turns: 3, window: window)

    window.run(content)

    #expect(content.events.first?.kind == .resize(CGSize(width: 250, height: 330), scale: 2))
    #expect(content.times.count == 3)
    #expect(content.times == content.times.sorted())
    #expect(window.statistics.frameCount == 2)
    #expect(!window.isOpen)
  }

  @Test func aFrameThatDidNotChangeIsNotDrawnAgain() throws {
    let window = try StageWindow(title: "Test", scale: 1, renderer: Rasterizer())
    let content = Content(turns: 4, window: window)
    content.isMoving = false

    window.run(content)

    #expect(content.times.count == 4)
    #expect(window.statistics.frameCount == 1)
  }

  @Test func aClosedWindowDoesNotRunAgain() throws {
    let window = try StageWindow(title: "Test", scale: 1, renderer: Rasterizer())
    window.close()
    let content = Content(turns: 1, window: window)

    window.run(content)

    #expect(content.times.isEmpty)
    #expect(window.size == .zero)
  }

  @Test func aPausedPlaybackKeepsTheContentsTime() throws {
    let window = try StageWindow(title: "Test", scale: 1, renderer: Rasterizer())
    window.playback.pause()
    let content = Content(turns: 4, window: window)

    window.run(content)

    #expect(content.times == [0, 0, 0, 0])
  }

  @Test func aStageIsContentByItself() throws {
    let window = try StageWindow(
      title: "Test", placement: WindowPlacement(size: CGSize(width: 300, height: 400)), scale: 1,
      renderer: Rasterizer())
    let stage: any WindowContent = Stage(size: window.size, scale: window.scale)

    #expect(stage.displayList().size == CGSize(width: 300, height: 400))
  }

  @Test func theTitleCanBeChanged() throws {
    let window = try StageWindow(title: "Test – 1", scale: 1, renderer: Rasterizer())
    #expect(window.title == "Test – 1")

    window.title = "Modal ½"

    #expect(window.title == "Modal ½")
  }

  @Test(arguments: [0, -1, .nan, .infinity, 9] as [CGFloat])
  func aScaleThatIsNoneIsRefusedInASentence(scale: CGFloat) {
    let error = #expect(throws: UserFacingError.self) {
      try StageWindow(title: "Test", scale: scale, renderer: Rasterizer())
    }

    #expect(
      error?.description == "The scale \(scale) cannot be used: give the pixels per point as a number from 0.25 to 8.")
  }

  @Test func aDummyDriverIsNoDisplay() {
    #expect(!StageWindow.isDisplayAvailable)
  }

  @Test func aDriverThatDoesNotExistIsAnErrorInASentence() {
    setenv("SDL_VIDEODRIVER", "nonesuch", 1)
    defer { setenv("SDL_VIDEODRIVER", "dummy", 1) }

    let error = #expect(throws: UserFacingError.self) {
      try StageWindow(title: "Test", scale: 1, renderer: Rasterizer())
    }

    #expect(error?.description.hasPrefix("No window can be opened (") == true)
    #expect(
      error?.description.hasSuffix("): run in a desktop session, or under xvfb-run, or record without a window.")
        == true)
  }
}
