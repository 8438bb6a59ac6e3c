import FileSystem
import Testing

@testable import InterludeLab

struct SceneNamesTests {
  @Test func wordsJoinedByHyphensAreFine() throws {
    try SceneNames.check(["herb-pop", "card", "step-2-of-3", "herb-pop/both-ways"])
  }

  @Test(arguments: ["", "Herb", "herb pop", "herb--pop", "-pop", "../pop", "pöp", "pop/", "/pop", "pop/a/b"])
  func whatIsNoWordIsRefusedByName(name: String) throws {
    let error = try #require(throws: UserFacingError.self) { try SceneNames.check(["card", name]) }

    #expect(error.description.contains("\"\(name)\""))
  }

  @Test func aNameGivenTwiceIsRefused() throws {
    let error = try #require(throws: UserFacingError.self) { try SceneNames.check(["card", "pop", "card"]) }

    #expect(error.description.contains("Two scenes are called \"card\""))
  }
}
