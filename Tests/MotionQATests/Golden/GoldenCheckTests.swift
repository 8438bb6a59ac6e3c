import Foundation
import InterludeTestSupport
import InterludeUI
import Rasterizer
import Testing

@testable import MotionQA

struct GoldenCheckTests {
  private let temporary = TemporaryFolder.unmade()
  private var goldens: GoldenFolder { GoldenFolder(temporary.path) }

  /// A red square that a tap moves by some points.
  private final class Mover: UIViewController {
    var distance: CGFloat = 50
    private let square = UIControl(frame: CGRect(x: 10, y: 10, width: 40, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      square.backgroundColor = .red
      square.accessibilityIdentifier = "square"
      square.addAction(UIAction { [weak self] _ in self?.move() }, for: .touchUpInside)
      view.addSubview(square)
    }

    private func move() { UIView.animate(withDuration: 0.3) { self.square.center.x += self.distance } }
  }

  private func record(moving distance: CGFloat = 50) throws -> RecordedBundle {
    let script = InputScript(duration: 0.5, [.tap("square", at: 0.1)])
    return try .record("mover", script, size: CGSize(width: 120, height: 60), framesPerSecond: 20) {
      let mover = Mover()
      mover.distance = distance
      return mover
    }
  }

  @Test func aRecordingOfAControllerHasNumbersCallbacksAndFrames() throws {
    let recording = try record()

    #expect(recording.trace["square", .centerX]?.value(at: 0.5) == 80)
    #expect(recording.trace.scene == "mover" && recording.trace.frameCount == 11 && recording.frames.count == 11)
    #expect(recording.remarks.isEmpty)
  }

  @Test func whatIsTheSamePassesAndHasNothingToAttach() throws {
    let recording = try record()
    try goldens.write(recording, pictures: recording.picturesToKeep(renderer: Rasterizer()), environment: [:])
    let check = GoldenCheck(try record(), in: goldens, pixels: .exact)

    #expect(check.passes && check.evidence.isEmpty)
    #expect("\(check)" == "mover: same")
  }

  @Test func whatDiffersIsAttachedInNumbersAndPictures() throws {
    let recording = try record()
    try goldens.write(recording, pictures: recording.picturesToKeep(renderer: Rasterizer()), environment: [:])
    let check = GoldenCheck(try record(moving: 44), in: goldens, pixels: .perceptual)

    #expect(!check.passes)
    #expect("\(check)".contains("square center.x at frame 3 (0.150 s): expected "))
    #expect("\(check)".contains("pixels at frame ") && "\(check)".contains("other pictures differ less"))
    #expect(check.evidence.map(\.name) == ["mover-trace.json", "mover-lifecycle.txt", "mover.html"])
    let page = try #require(check.evidence.last.map { String(decoding: $0.data, as: UTF8.self) })
    #expect(page.contains("data-screen=\"difference\"") && page.contains("What differs"))
  }

  @Test func withoutAGoldenTheNumbersAreAttached() throws {
    let check = GoldenCheck(try record(), in: goldens)

    #expect(!check.passes && "\(check)".contains("There is no golden of mover"))
    #expect(check.evidence.map(\.name) == ["mover-trace.json", "mover-lifecycle.txt"])
  }

  @Test func aFolderBesideASourceFileIsFound() {
    #expect(GoldenFolder("Goldens", beside: "/a/b/Tests.swift").path == "/a/b/Goldens")
  }
}
