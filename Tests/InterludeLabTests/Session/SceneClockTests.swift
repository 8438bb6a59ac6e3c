import Testing

@testable import InterludeLab

struct SceneClockTests {
  @Test func timeCountsFromTheFirstPressInTheScene() {
    var clock = SceneClock()
    clock.follow("card", at: 2)
    #expect(clock.zero == 2)
    clock.begin(at: 5)
    clock.begin(at: 7)
    #expect(clock.zero == 5)
  }

  @Test func thePressThatOpensTheSceneIsNoneInIt() {
    var clock = SceneClock()
    clock.follow(nil, at: 0)
    clock.follow("card", at: 2)
    clock.begin(at: 2)
    clock.begin(at: 5)
    #expect(clock.zero == 5)
  }
}
