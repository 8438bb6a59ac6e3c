import MotionQA
import Testing

struct SuggestionTests {
  @Test(arguments: [
    ("slid", "slide"), ("sldie", "slide"), ("Slide", "slide"), ("slides", "slide"), ("herbpop", "herb-pop"),
    ("herb", "herb-pop"), ("verfiy", "verify"),
  ])
  func aNameThatIsNearlyRightIsFound(word: String, name: String) {
    let suggestion = Suggestion(for: word, among: ["card", "slide", "herb-pop", "verify", "record"])

    #expect(suggestion?.name == name)
  }

  @Test(arguments: ["", "x", "moon", "slalom", "c"]) func whatIsFarIsNotGuessed(word: String) {
    #expect(Suggestion(for: word, among: ["card", "slide", "herb-pop"]) == nil)
    #expect(Suggestion.question(for: word, among: []) == "")
  }

  @Test func aBeginningOfSeveralIsNotGuessed() {
    #expect(Suggestion(for: "present", among: ["present-card", "present-sheet"]) == nil)
    #expect(Suggestion.question(for: "recrod", among: ["record"]) == " Did you mean \"record\"?")
  }
}
