import InterludeUI
import Testing

@testable import InterludeLab

struct APICommandTests {
  private let test: TestLab

  init() throws { test = try TestLab() }

  @Test func aTypesMembersAreTold() throws {
    #expect(test.run("api", "UIViewControllerAnimatedTransitioning") == nil)

    #expect(
      test.answers[0] == """
        UIViewControllerAnimatedTransitioning: 4 of 4 members are here.
        There:
          animateTransition(using:)
          animationEnded(_:)
          interruptibleAnimator(using:)
          transitionDuration(using:)
        """)
  }

  @Test func absentOnesComeFirst() {
    let members = TypeMembers(line: "UIThing + a b(_:) - c")
    #expect(members.description == "UIThing: 2 of 3 members are here.\nAbsent:\n  c\nThere:\n  a\n  b(_:)")
    #expect(TypeMembers(line: "UIThing + - c").there.isEmpty)
    #expect(TypeMembers(line: "UIThing + a -").absent.isEmpty)
  }

  @Test func aloneItListsAllTypes() {
    #expect(test.run("api") == nil)

    let lines = test.answers[0].split(separator: "\n")
    #expect(lines.count == TypeMembers.all.count)
    #expect(lines.contains { $0.hasPrefix("UIView  ") && $0.contains(" there, ") && $0.hasSuffix(" absent") })
    #expect(Set(TypeMembers.all.map(\.type)).count == lines.count)
  }

  @Test func aTypeThatThereIsNotIsAskedAbout() throws {
    let failure = try #require(test.run("api", "UIVew"))

    #expect(failure.status == 64)
    #expect(failure.message.hasPrefix("Error: There is no UIVew here. Did you mean \"UIView\"?"))
  }
}
