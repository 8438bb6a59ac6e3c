import InterludeUI
import Testing

/// What code that knows nothing but UIKit puts off goes by the clock of its stage, so that a recording repeats it.
struct DelayedWorkTests {
  @Test func whatIsPutOffGoesByTheStagesClock() {
    let stage = Stage(size: CGSize(width: 390, height: 844))
    let work = DelayedWork()
    stage.asCurrent { work.start() }
    stage.advance(to: stage.time + 0.2)
    #expect(work.done == ["now", "first"])
    stage.advance(to: stage.time + 0.2)
    #expect(work.done == ["now", "first", "soon"])
    stage.advance(to: stage.time + 0.2)
    #expect(work.done == ["now", "first", "soon", "late"])
  }

  @Test func timersGoByTheStagesClock() {
    let stage = Stage(size: CGSize(width: 390, height: 844))
    let slideshow = Slideshow()
    stage.asCurrent { slideshow.start() }
    stage.advance(to: stage.time + 0.8)
    #expect(slideshow.page == 3)
    slideshow.stop()
    stage.advance(to: stage.time + 5)
    #expect(slideshow.page == 3)
  }

  @Test func aWorkItemGoesByTheStagesClockUnlessItIsCancelled() {
    let stage = Stage(size: CGSize(width: 390, height: 844))
    let (one, other) = (Slideshow(), Slideshow())
    for show in [one, other] {
      stage.asCurrent {
        show.start()
        show.stopLater()
      }
    }
    stage.advance(to: stage.time + 0.5)
    other.goOn()
    stage.advance(to: stage.time + 0.5)
    #expect(one.page == 2 && other.page == 4)
  }

  @Test func aTaskSleepsByTheStagesClock() async throws {
    let stage = Stage(size: CGSize(width: 390, height: 844))
    let slideshow = Slideshow()
    let task = stage.asCurrent { Task.immediate { try await slideshow.turnBack() } }
    stage.advance(to: stage.time + 0.09)
    await Task.yield()
    #expect(slideshow.page == 0)
    stage.advance(to: stage.time + 0.02)
    try await task.value
    #expect(slideshow.page == -1)
  }
}
