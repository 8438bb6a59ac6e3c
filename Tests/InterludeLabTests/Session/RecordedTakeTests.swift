import FileSystem
import InterludeTestSupport
import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

/// A golden, or what a phone has recorded, as the other take.
struct RecordedTakeTests {
  private let test: TestLab
  private let host = TestHost()
  private let folder: TemporaryFolder

  init() throws {
    test = try TestLab()
    folder = try TemporaryFolder()
  }

  /// A session in which the bar slides at another moment than in the golden.
  private func makeSession(size: CGSize = WindowSize.standard, asked: [String] = []) throws -> LabSession {
    let scene = try test.lab.scene(named: "slide")
    let golden = try test.lab.record(scene, RecordingFormat(fps: 60, size: WindowSize.standard))
    try GoldenFolder(folder.path).write(golden, environment: [:])
    let session = LabSession(
      test.lab, start: Take.Start(scene: scene, size: size, scale: 2, settings: DeviceSettings()),
      shelf: RecordingShelf(goldens: folder.path, asked: asked), host: host)
    session.advance(to: 0.713)
    let place = CGPoint(x: 150, y: 430)
    session.send(InputEvent(time: 0.713, kind: .pointerDown(place, .primary)))
    session.send(InputEvent(time: 0.713, kind: .pointerUp(place, .primary)))
    session.advance(to: 2)
    return session
  }

  private func candidate(_ title: String, in session: LabSession) throws -> LabSession.Candidate {
    try #require(session.candidates.first { $0.title == title }, "\(session.candidates.map(\.title))")
  }

  @Test func aGoldenIsOfferedToItsOwnSceneAlone() throws {
    let scene = try test.lab.scene(named: "slide")
    let golden = try test.lab.record(scene, RecordingFormat(fps: 60, size: WindowSize.standard))
    try GoldenFolder(folder.path).write(golden, environment: [:])
    let shelf = RecordingShelf(goldens: folder.path, asked: [])

    #expect(shelf.entries(for: scene, at: 0).map(\.title).contains("Golden of slide"))
    #expect(!shelf.entries(for: try test.lab.scene(named: "still"), at: 0).contains { $0.title.hasPrefix("Golden") })
  }

  @Test func theGoldenIsMetAtTheMomentsThatBelongTogether() throws {
    let session = try makeSession()
    session.compare(with: try candidate("Golden of slide", in: session))
    #expect(session.differences == ["Nothing differs."])

    session.seek(to: 0.713 + 0.25)
    let range = 0.713...1.213
    let trace = try #require(session.comparison?.other.trace(of: range, framesPerSecond: 60))
    let moving = try #require(trace.views.flatMap(\.moving).first { $0.property == .centerX })
    // Evenly by 100 points in half a second, from where the bar was.
    #expect(abs(moving.values[0] - 45) < 0.05)
    #expect(abs(moving.values[15] - 95) < 0.05)
    let frame = try #require(session.comparison?.other.frame(at: session.machine.time))
    #expect(frame.size == session.shell.displayList().size)
  }

  @Test func anEditDiffersFromTheGoldenInWordsAndInThePicture() throws {
    let session = try makeSession()
    session.compare(with: try candidate("Golden of slide", in: session))
    let call = try #require(session.selectedCall)
    session.edit(call, to: call.parameters.setting(.duration, to: 0.25))
    #expect(session.differences.first?.contains("uration 0.25 s, was 0.50 s") == true, "\(session.differences)")

    session.seek(to: 0.713 + 0.25)
    let shown = session.shell.displayList()
    #expect(session.comparison?.other.frame(at: session.machine.time) != shown, "the golden is half way")
    session.seek(to: 1.9)
    #expect(session.comparison?.other.frame(at: 1.9) == session.shell.displayList(), "both have arrived")
  }

  /// What a probe writes has no record of what made it.
  @Test func aPhonesTraceIsHeldByTheNamesOfItsViewsAlone() throws {
    let scene = try test.lab.scene(named: "slide")
    var phone = try test.lab.record(scene, RecordingFormat(fps: 120, size: WindowSize.standard))
    phone.trace.transitions = nil
    let path = "\(folder.path)/phone/trace.json"
    try OutputFile.write(phone.trace.text, to: path)
    let session = try makeSession(asked: ["\(folder.path)/phone"])
    session.compare(with: try candidate("Recording phone", in: session))
    // The bar has no name.
    #expect(session.differences.first?.contains("Nothing moves in both recordings") == true, "\(session.differences)")
    #expect(session.comparison?.other.canBeShown == false)
  }

  @Test func aPhoneOfAnotherSizeIsNamedWithTheRemedy() throws {
    let session = try makeSession(size: CGSize(width: 390, height: 660))
    session.compare(with: try candidate("Golden of slide", in: session))
    #expect(session.comparison?.other.canBeShown == false)
    #expect(session.differences.first?.contains("choose “Phone of 390 × 844” in the menu") == true)
  }

  @Test func whatCannotBeReadIsTold() throws {
    let session = try makeSession(asked: ["\(folder.path)/nothing"])
    var told: [String] = []
    session.onNotice = { told.append($0) }
    session.compare(with: try candidate("Recording nothing", in: session))
    #expect(session.comparison == nil)
    #expect(told.count == 1 && told[0].contains("nothing"))
  }
}
