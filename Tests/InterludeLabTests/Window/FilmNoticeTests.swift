import Foundation
import InterludeUI
import Testing

@testable import InterludeLab

struct FilmNoticeTests {
  private let host = TestHost()

  /// The film goes to a folder below the current one; the test is about what is said, and when.
  @Test func aFilmIsAnnouncedBeforeItIsDrawnAndItsMessageStays() throws {
    let window = try TestLab().slideWindow(host)
    var written: String?
    defer { if let written { try? FileManager.default.removeItem(atPath: written) } }
    func said() -> String? {
      window.glass.window.descendants(Notice.self).first.flatMap { $0.isHidden ? nil : $0 }?
        .descendants(UILabel.self).first?.text
    }
    host.run(window, for: 0.2)

    window.perform(.save(.film))
    window.advance(to: host.playback.time)
    #expect(said() == "Filming…")
    host.run(window, for: 1.0 / 64)
    #expect(said()?.hasPrefix("Written: ") == true, "\(said() ?? "")")
    written = said()?.replacingOccurrences(of: "Written: ", with: "")
    // As long as drawing has taken.
    host.pass(20)
    host.run(window, for: 3)
    #expect(said()?.hasPrefix("Written: ") == true)
    host.run(window, for: 4)
    #expect(said() == nil)
  }
}
