import Testing

@testable import InterludeLab

struct SceneClockTests {
  @Test func timeCountsFromTheFirstClickInTheScene() {
    var clock = SceneClock()
    clock.follow("card", at: 2)
    #expect(clock.zero == 2)
    clock.click(at: 5)
    clock.click(at: 7)
    #expect(clock.zero == 5)
  }

  @Test func theClickThatOpensTheSceneIsNoneInIt() {
    var clock = SceneClock()
    clock.follow(nil, at: 0)
    clock.follow("card", at: 2)
    clock.click(at: 2)
    clock.click(at: 5)
    #expect(clock.zero == 5)
  }
}
