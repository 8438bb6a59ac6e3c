import FileSystem
import InterludeTestSupport
import MotionQA
import Testing

@testable import InterludeLab

/// The sentence about a command line names what is misspelled in it.
struct MisspelledNameTests {
  private let test: TestLab
  private let temporary = TemporaryFolder.unmade()

  init() throws { test = try TestLab() }

  @Test(arguments: [
    (["snapshot", "slide", "--att", "0.5"], "Unknown option '--att'. Did you mean '--at'?"),
    (["snapshot", "slide", "--att", "0.5", "-o", "-"], "Unknown option '--att'"),
    (["snapshot", "slid", "--at", "0.5"], "There is no scene \"slid\". Did you mean \"slide\"?"),
    (["snapshot", "slide", "--at", "0.5"], "There is no file to write to: name it with -o"),
    (["filmstrip", "slid"], "There is no scene \"slid\""), (["filmstrip", "slide", "--frame", "2"], "'--frame'"),
    (["filmstrip", "slide"], "name it with -o"), (["record", "slide", "--fsp", "3"], "Unknown option '--fsp'"),
    (["record", "slid"], "There is no scene \"slid\""), (["record", "slide"], "There is no folder to write to"),
    (["curve", "--ass", "css"], "Unknown option '--ass'"), (["help", "nosuch"], "There is no command \"nosuch\""),
    (["slide"], "Did you mean `swift run interlude --scene slide`"), (["slid"], "interlude --scene slide`"),
  ])
  func itIsToldBeforeWhatIsMissing(arguments: [String], words: String) throws {
    let failure = try #require(test.run(arguments))
    #expect(failure.status == 64 && failure.message.contains(words), "\(failure.message)")
  }

  @Test(arguments: [
    (["--nope"], "Unknown option '--nope'.\n"), (["list", "--nope"], "Unknown option '--nope'.\n"),
    (["verify", "--nope"], "Unknown option '--nope'.\n"), (["-x"], "Unknown option '-x'.\n"),
    (["--list"], "Unknown option '--list'. Did you mean `swift run interlude list`?\n"),
    (["--verfy"], "Unknown option '--verfy'. Did you mean `swift run interlude verify`?\n"),
    (["--dok"], "Unknown option '--dok'. Did you mean '--dock'?\n"),
  ])
  func anOptionThatIsNotNearIsNotAskedFor(arguments: [String], words: String) throws {
    let failure = try #require(test.run(arguments))
    #expect(failure.status == 64 && failure.message.hasPrefix("Error: \(words)"), "\(failure.message)")
    #expect(failure.message.contains("--help' for more information."))
  }

  @Test func helpOfACommandThatThereIsIsHelp() {
    #expect(test.run("help", "check")?.message.isEmpty != true)
    #expect(test.run("help")?.status ?? 0 == 0 && test.run("help", "check")?.status ?? 0 == 0)
  }

  @Test func aSceneThatIsNamedTwiceIsPlayedOnce() {
    #expect(test.run("record", "still", "still", "-o", temporary.path, "--no-filmstrip") == nil)
    #expect(test.answers == ["\(temporary.path)/still"])
  }

  @Test(arguments: [["--goldens", "/nosuch"], ["--compare", "/nosuch"], ["--with", "/nosuch"]])
  func aPathOfTheWindowThatLeadsNowhereIsToldBeforeItOpens(options: [String]) throws {
    do {
      try WindowCommand.parse(options).checkFolders()
      Issue.record("nothing is told")
    } catch {
      #expect(Ending(of: error).status == 64 || ParserAnswer(error).status == 64)
      #expect(Ending(of: error).message.contains("/nosuch") || ParserAnswer(error).text.contains("/nosuch"))
    }
    try WindowCommand.parse([]).checkFolders()
  }

  @Test func severalScenesWithoutGoldensAreToldOfInOneSentence() throws {
    let folder = temporary.path
    #expect(test.run("verify", "slide", "--update", "--goldens", folder) == nil)
    let failure = try #require(test.run("verify", "--goldens", folder))
    #expect(failure.status == 2)
    let told = test.answers.dropFirst()
    #expect(told.filter { $0.contains("still") }.count == 1, "\(told)")
    #expect(told.contains { $0.hasPrefix("There are no goldens of 2 scenes in \(folder): still, careless. ") })
    #expect(told.last == "1 same, 2 not compared")
  }

  @Test func anErrorBeginsLikeEveryOther() throws {
    let failure = try #require(test.run("verify", "--goldens", "/nosuch"))
    #expect(failure.status == 2 && failure.message.hasPrefix("Error: There is no folder /nosuch"))
    #expect(test.remarks.isEmpty)
  }
}
