import Foundation
import InterludeUI
import MotionQA

@testable import InterludeLab

/// A lab with three scenes or more, without fonts, whose words are kept.
final class TestLab {
  /// How a command line failed.
  struct Failure {
    var message: String
    var status: Int32
  }

  let lab: Lab
  private let notes: Notes
  /// Each answer without the line feed at its end.
  var answers: [String] { notes.written.map { String(decoding: $0.dropLast(), as: UTF8.self) } }
  /// Everything that went to standard output.
  var written: Data { notes.written.reduce(Data(), +) }
  var remarks: [String] { notes.remarks }

  /// - Parameters:
  ///   - more: Further scenes.
  ///   - environment: No variable of the process that runs the tests is among it.
  init(with more: [Scene] = [], environment: [String: String] = [:]) throws {
    let notes = Notes()
    let scenes = [
      Scene(
        name: "slide", title: "Slide", summary: "A bar slides",
        script: InputScript(duration: 1, [.tap("slide", at: 0.25)])
      ) { SlideViewController() },
      Scene(name: "still", title: "Still", summary: "Nothing moves", script: InputScript(duration: 1, [])) {
        UIViewController()
      },
      Scene(
        name: "careless", title: "Careless", summary: "A push goes wrong",
        script: InputScript(duration: 1, [.tap("push", at: 0.25)]), expectedDiagnostics: ["F4"]
      ) { CarelessViewController() },
    ]
    let equipment = Equipment(textRenderer: BlockText(), images: ImageStore(remark: { _ in }))
    lab = try Lab(
      scenes: scenes + more, equipment: equipment, environment: environment, output: { notes.written.append($0) },
      remark: { notes.remarks.append($0) })
    self.notes = notes
  }

  /// A window on the scene of the sliding bar, with the dock around a phone or without.
  ///
  /// - Parameter size: Of a window with the dock, in points.
  func slideWindow(
    _ host: TestHost, isDockShown: Bool = true, size: CGSize = CGSize(width: 1280, height: 900),
    phone: CGSize = WindowSize.standard
  ) throws -> LabWindow {
    let window = LabWindow(
      lab, scene: try lab.scene(named: "slide"), size: isDockShown ? size : phone, scale: 1,
      phone: isDockShown ? phone : nil, freezeDelay: nil, host: host)
    window.advance(to: 0)
    return window
  }

  /// Runs a command line as the program would; nil when it succeeds.
  func run(_ arguments: String...) -> Failure? { run(arguments) }

  func run(_ arguments: [String]) -> Failure? {
    do {
      try Interlude.run(arguments: arguments) { lab }
      return nil
    } catch {
      let ending = Ending(of: error)
      return Failure(message: ending.message, status: ending.status)
    }
  }

  private final class Notes {
    var written: [Data] = []
    var remarks: [String] = []
  }
}
