import InterludeUI
import Testing

@testable import InterludeLab

struct ExplainCommandTests {
  private let test: TestLab

  init() throws { test = try TestLab() }

  @Test func aCodeIsExplained() throws {
    #expect(test.run("explain", "F3") == nil)

    let lines = test.answers[0].split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "F3  The entering view is not added to the container")
    #expect(lines[1].isEmpty && lines[2].hasPrefix("Adding view(forKey: .to) to the containerView"))
    #expect(lines.contains { $0.hasPrefix("What to do: Before animating, call") })
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test func severalAreExplainedInOrder() {
    #expect(test.run("explain", "f1", "A10") == nil)

    #expect(test.answers[0].hasPrefix("F1  "))
    #expect(test.answers[0].contains("\n\n\nA10  addKeyframe(…) outside of a keyframe animation\n\n"))
  }

  @Test func aloneItListsAll() {
    #expect(test.run("explain") == nil)

    #expect(test.answers.count == DiagnosticCode.allCases.count)
    #expect(test.answers.first == "A1   An animator is configured after it has started")
    #expect(test.answers.contains("F3   The entering view is not added to the container"))
  }

  @Test func aCodeThatThereIsNotIsAskedAbout() throws {
    let failure = try #require(test.run("explain", "F33"))

    #expect(failure.status == 64)
    #expect(failure.message.hasPrefix("Error: There is no code \"F33\". Did you mean \"F3\"? The codes are: A1, A2, "))
  }

  @Test func longWordsHaveALineToThemselves() {
    #expect("a bb ccccc d".wrapped(to: 4) == "a bb\nccccc\nd")
    #expect("".wrapped(to: 4) == "")
  }

  @Test func theBannerInvitesToIt() throws {
    let stage = test.lab.makeShell(size: WindowSize.standard, scale: 1).stage
    try stage.asCurrent {
      let banner = MistakeBanner()
      #expect(
        banner.show(
          .misuse(.F6, "It took too long.", remedy: "Tell the truth."), extent: 1,
          in: CGRect(x: 0, y: 0, width: 390, height: 844)))
      let texts = banner.subviews.compactMap { ($0 as? UILabel)?.text }
      let remedy = try #require(texts.last)
      #expect(remedy == "Tell the truth.\nR restarts. More: swift run interlude explain F6")
    }
  }
}
