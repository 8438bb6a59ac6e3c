import FileSystem
import Foundation
import InterludeTestSupport
import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

/// Where commands write to.
struct OutputTests {
  private let test: TestLab
  private let temporary = TemporaryFolder.unmade()
  private var folder: String { temporary.path }

  init() throws {
    test = try TestLab()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  @Test(arguments: [
    ["snapshot", "slide", "--at", "0.25", "--scale", "1"], ["filmstrip", "slide", "--frames", "2"],
  ])
  func aPictureGoesToStandardOutput(command: [String]) throws {
    #expect(test.run(command + ["-o", "-"]) == nil)
    let written = test.written
    #expect(test.run(command + ["-o", "\(folder)/new/deep/a.png"]) == nil)

    #expect(written == FileManager.default.contents(atPath: "\(folder)/new/deep/a.png"))
    #expect(test.answers.dropFirst() == ["\(folder)/new/deep/a.png"], "a file is named, in folders that were made")
  }

  @Test(arguments: ["svg", "png"]) func aPlotGoesToStandardOutput(kind: String) throws {
    #expect(test.run("curve", "easeIn", "--\(kind)", "-") == nil)
    let written = test.written
    #expect(test.run("curve", "easeIn", "--\(kind)", "\(folder)/a.\(kind)") == nil)

    #expect(written == FileManager.default.contents(atPath: "\(folder)/a.\(kind)"))
    #expect(test.answers.dropFirst() == ["\(folder)/a.\(kind)"])
    #expect(test.run("curve", "easeIn", "--\(kind)", "\(folder)/b.\(kind)", "--as", "css") == nil)
    #expect(test.answers.count == 3, "CSS stands alone")
  }

  @Test func aReportGoesToStandardOutput() throws {
    #expect(test.run("report", "still", "--fps", "2", "-o", "-") == nil)

    #expect(String(decoding: test.written, as: UTF8.self).hasPrefix("<!doctype html>"))
    #expect(String(decoding: test.written, as: UTF8.self).hasSuffix("</html>\n"))
  }

  @Test(
    arguments: [
      (["snapshot", "slide", "--at", "0", "-o", "x.jpg"], "PNG is written, and .jpg says otherwise"),
      (["filmstrip", "slide", "-o", "x.apng"], "a name that ends in .png"),
      (["report", "slide", "-o", "x.pdf"], "HTML is written"),
      (["curve", "easeIn", "--png", "x.svg"], "PNG is written"),
      (["curve", "easeIn", "--svg", "x.png"], "SVG is written"), (["verify", "--junit", "x.json"], "XML is written"),
      (["snapshot", "slide", "--at", "0", "-o", ""], "give the name of a file"),
      (["record", "slide", "-o", ""], "give the name of a folder"),
      (["verify", "--report", ""], "give the name of a folder"),
      (["verify", "--goldens", ""], "give the name of a folder"),
      (["record", "slide", "-o", "-"], "A recording is a folder"), (["verify", "--junit", "-"], "has the verdicts"),
      (["verify", "--report", "-"], "has the verdicts"),
      (["curve", "easeIn", "--svg", "-", "--png", "-"], "takes one thing"),
      (["curve", "easeIn", "--svg", "-", "--csv"], "takes one thing"),
      (["curve", "easeIn", "--png", "-", "--as", "css"], "takes one thing"),
      // Options that would do nothing.
      (["curve", "easeIn", "--dark"], "--dark is for a PNG"),
      (["curve", "easeIn", "--tolerance", "0.01"], "--tolerance is for CSS"),
      (["curve", "easeIn", "--as", "css", "--fps", "60"], "none is printed"),
      (["curve", "easeIn", "--svg", "x.svg", "--samples", "60"], "none is printed"),
      (["curve", "easeIn", "--as", "css", "--duration", "1"], "there is neither"),
      (["verify", "--fps", "30"], "at its own size and frame rate"),
      (["verify", "--size", "100x100"], "at its own size and frame rate"),
      (["verify", "--update", "--junit", "x.xml"], "leave out --junit"),
      (["verify", "--update", "--all"], "leave out --all"),
      (["metrics", "slide", "--furniture", "--view", "x"], "leave out --furniture"),
      (["metrics", "slide", "--json", "--csv"], "one of --json and --csv"),
      (["verify", "--update", "--report", "x"], "leave out --report"),
      (["verify", "--update", "--tolerance", "points=1"], "leave out --tolerance"),
      (["verify", "--update", "--repeat", "2"], "leave out --repeat"),
      (["filmstrip", "slide", "-o", "-", "--from", "1"], "beyond the script of slide, which ends at 1.000 s"),
      (["filmstrip", "slide", "-o", "-", "--from", "2", "--to", "3"], "beyond the script"),
      (["filmstrip", "slide", "-o", "-", "--to", "-0.5"], "must end after it begins"),
      // Pictures that would have no room.
      (
        ["snapshot", "slide", "--at", "0", "-o", "-", "--size", "2049x64", "--scale", "8"],
        "A picture would have 16392 × 512 pixels, and 16384 on a side can be drawn: choose a smaller --size or --scale."
      ),
      (["filmstrip", "slide", "-o", "-", "--size", "8192x64"], "or fewer --frames"),
      (["record", "slide", "--size", "8192x64", "-o", "x"], "or add --no-filmstrip"),
      (
        ["record", "slide", "--no-filmstrip", "--frames", "--size", "64x8192", "--scale", "3", "-o", "x"], "or --scale"
      ),
      (["window", "--size", "8192x8192"], "A filmstrip of 24 frames would have"),
      (["new", "MyPop", "--package", ""], "give the folder of a clone"),
      // Names that are nearly right.
      (["recrod", "slide"], "There is no command \"recrod\". Did you mean \"record\"?"),
      (["verfiy", "--goldens", "x"], "Did you mean \"verify\"?"),
      (["script", "carless"], "Did you mean \"careless\"?"),
      (["metrics", "slide", "--view", "SlideViewController.view/UIView[1]"], "Did you mean"),
    ])
  func whatCannotBeMeantGetsASentenceAndNoUsage(arguments: [String], words: String) throws {
    let failure = try #require(test.run(arguments))

    #expect(failure.status == 64)
    #expect(failure.message.contains(words) && !failure.message.contains("Usage"), "\(failure.message)")
    #expect(test.written.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: arguments[arguments.count - 1]))
  }

  @Test(arguments: [["filmstrip", "slide", "-o", "-", "--from", "-0.2"], ["verify", "--update", "--fps", "2"]])
  func whatDoesSomethingIsTaken(arguments: [String]) {
    let failure = test.run(arguments + (arguments[0] == "verify" ? ["--goldens", folder] : []))

    // Where CI is set, goldens are not written.
    #expect(failure == nil || failure?.message.contains("variable CI") == true)
  }

  @Test(
    arguments: [
      ["snapshot", "slide", "--at", "0", "-o"], ["filmstrip", "slide", "-o"], ["report", "slide", "-o"],
      ["verify", "--junit"], ["curve", "easeIn", "--svg"], ["curve", "easeIn", "--png"],
    ])
  func aFolderThatCannotBeMadeIsToldBeforeTheWork(arguments: [String]) throws {
    try OutputFile.write("", to: "\(folder)/file")

    // A lab that is made has begun to work.
    let failure = #expect(throws: UserFacingError.self) {
      try Interlude.run(arguments: arguments + ["\(folder)/file/a"]) { throw UserFacingError("too late") }
    }

    #expect(
      failure?.description
        == "\(folder)/file/a cannot be written (Not a directory): check that its folder exists, may be written "
        + "to and has room.")
  }

  @Test func aFolderOfReportsThatCannotBeMadeIsToldBeforeTheWork() throws {
    try OutputFile.write("", to: "\(folder)/file")
    #expect(test.run("verify", "slide", "--update", "--goldens", "\(folder)/goldens") == nil)

    let failure = try #require(
      test.run("verify", "slide", "--goldens", "\(folder)/goldens", "--report", "\(folder)/file"))

    #expect(failure.message.hasPrefix("Error: \(folder)/file/slide.html cannot be written (Not a directory): "))
    #expect(test.answers.count == 1, "nothing is verified")
  }

  @Test func aRecordingThatCannotBeWrittenIsNamedAsItWasAskedForWithTheReason() throws {
    try OutputFile.write("", to: "\(folder)/file")

    let failure = try #require(test.run("record", "slide", "-o", "\(folder)/file/out"))

    #expect(failure.status == 1)
    #expect(
      failure.message.hasPrefix("Error: The folder \(folder)/file/out/slide cannot be written (Not a directory): "),
      "\(failure.message)")
    #expect(!failure.message.contains(".part"))
  }

  @Test func anAnswerThatDoesNotArriveEndsTheCommand() throws {
    var count = 0
    let lab = try Lab(
      scenes: test.lab.scenes, equipment: Equipment(textRenderer: BlockText(), images: ImageStore(remark: { _ in })),
      output: { _ in
        count += 1
        throw StandardOutputError(SystemError(ENOSPC))
      }, remark: { _ in })

    for command in [
      ["list"], ["script", "slide"], ["check"], ["lifecycle", "slide"], ["metrics", "slide"],
    ] {
      count = 0
      #expect(throws: StandardOutputError.self) { try Interlude.run(arguments: command) { lab } }
      #expect(count == 1, "\(command)")
    }
  }

  @Test func howARunEnds() {
    #expect(Ending(of: StandardOutputError(SystemError(ENOSPC))).status == 74)
    #expect(Ending(of: UserFacingError("It is broken.")).message == "Error: It is broken.")
    #expect(Ending(of: UserFacingError("It is broken.")).status == 1)
    #expect(test.run("compare", "slide")?.message.contains("Usage: ") == true)
    #expect(test.run("list", "--fast")?.message.contains("Usage: ") == true)
    let value = test.run("snapshot", "slide", "--at", "soon", "-o", "-")
    #expect(
      value?.message
        == "Error: The value 'soon' is invalid for '--at <seconds>': give the seconds from the script's zero as a number "
        + "from -1 to 600.")
  }
}
