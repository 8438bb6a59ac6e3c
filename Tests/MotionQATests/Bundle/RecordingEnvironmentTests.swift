import FileSystem
import Foundation
import InterludeTestSupport
import InterludeUI
import Testing
import TextRendering

@testable import MotionQA

struct RecordingEnvironmentTests {
  private let old = RecordingEnvironment(versions: ["FreeType": "2.12.1", "SDL": "2.26.5", "font": "Inter \"3\""])
  private let temporary = TemporaryFolder.unmade()
  private var goldens: GoldenFolder { GoldenFolder(temporary.path) }

  private func bundle(_ environment: RecordingEnvironment?, response: Double = 0.5) -> RecordedBundle {
    let trace = Trace.of([.moving(along: Spring(dampingRatio: 0.8, response: response))])
    return RecordedBundle(trace: trace, environment: environment)
  }

  @Test func aRecordingTellsItsLibrariesAndItsFont() throws {
    let script = InputScript(duration: 0.1, [])
    let size = CGSize(width: 100, height: 100)
    let recording = try RecordedBundle.record("still", script, size: size) { UIViewController() }
    let libraries = try LibraryVersions.linked()

    let versions = try #require(recording.environment?.versions)
    #expect(versions.keys.sorted() == ["FreeType", "Interlude", "SDL", "SDL_image", "SDL_ttf", "font", "system"])
    #expect(versions["FreeType"] == libraries.freeType && versions["SDL"] == libraries.sdl)
    #expect(versions["font"] == (try FontLibrary().edition) && versions["Interlude"] == InterludeVersion.current)
  }

  @Test func largerTextIsOnRecordAndIsReadBack() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    #expect(RecordingEnvironment(of: stage).versions["text size"] == nil)
    for (index, category) in UIContentSizeCategory.all.enumerated() {
      stage.preferredContentSizeCategory = category
      let environment = RecordingEnvironment(of: stage)
      #expect(environment.contentSize == category)
      #expect(TextSize.category(named: TextSize.names[index]) == category)
    }
    stage.preferredContentSizeCategory = .accessibilityLarge
    #expect(RecordingEnvironment(of: stage).changes(from: old).contains("text size large, now accessibility-large"))
  }

  @Test func aFileReadsBackAsItWasWritten() throws {
    let path = "\(goldens.path)/environment.json"
    try OutputFile.write(old.text, to: path)

    #expect(try RecordingEnvironment.read(path) == old)
    #expect(old.text.split(separator: "\n")[1] == "  \"FreeType\": \"2.12.1\",")
    #expect(try RecordingEnvironment.read("\(goldens.path)/none.json") == nil)
  }

  @Test(arguments: ["{\"SDL\": \"2", "[]", "{\"SDL\": 2}"]) func aDamagedFileIsNamed(text: String) throws {
    try goldens.write(bundle(old), environment: [:])
    try OutputFile.write(text, to: "\(goldens.path)/test/environment.json")

    let verdict = GoldenCheck(bundle(old), in: goldens).verdict
    #expect(Verdict.status(of: [verdict]) == 2)
    #expect(verdict.lines[0].hasPrefix("\(goldens.path)/test/environment.json is not an intact list of versions"))
  }

  @Test func anotherEnvironmentAloneIsNoDifference() throws {
    let new = RecordingEnvironment(versions: ["FreeType": "2.13.0", "SDL": "2.26.5"])
    try goldens.write(bundle(old), environment: [:])

    let same = GoldenCheck(bundle(new), in: goldens).verdict
    let different = GoldenCheck(bundle(new, response: 0.4), in: goldens).verdict

    #expect(same.outcome == .same && same.lines.isEmpty)
    #expect(new.changes(from: RecordingEnvironment(versions: new.versions.merging(["system": "iOS17"]) { $1 })) == [])
    #expect(
      different.lines.last
        == "The golden was recorded with FreeType 2.12.1, now 2.13.0; font Inter \"3\", now not on record: that may be why."
    )
    let pixels = same.adding([Finding(TraceDifference(.pixels, expected: "this", actual: "that"))])
    #expect(pixels.lines.count == 2 && pixels.lines.last == different.lines.last)
  }

  @Test func aGoldenOfOldSaysNothingOfItsEnvironment() throws {
    try goldens.write(bundle(nil), environment: [:])

    #expect(GoldenCheck(bundle(old), in: goldens).verdict.outcome == .same)
    #expect(GoldenCheck(bundle(old, response: 0.4), in: goldens).verdict.remark == nil)
  }

  @Test func thePageTellsBothWhereTheyDiffer() {
    func page(_ expected: RecordingEnvironment?, _ actual: RecordingEnvironment) -> String {
      MotionReport(
        title: "Test", of: bundle(actual), pictures: ReportPictures.Drawing(),
        comparedWith: (bundle(expected), .missing)
      ).html
    }
    var new = old
    new.versions["FreeType"] = "2.13.0"

    #expect(page(old, old).contains("Both recorded with FreeType 2.12.1 · SDL 2.26.5 · font Inter &quot;3&quot;."))
    #expect(page(nil, old).contains("What the golden was recorded with is not on record."))
    let row = #"<tr class="changed"><th scope="row">FreeType</th><td>2.12.1</td><td>2.13.0</td></tr>"#
    #expect(page(old, new).contains(row))
    #expect(page(old, new).contains(#"<tr><th scope="row">SDL</th><td>2.26.5</td><td>2.26.5</td></tr>"#))
  }
}
