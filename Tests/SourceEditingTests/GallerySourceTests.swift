import FileSystem
import Foundation
import Testing

@testable import SourceEditing

/// The gallery's own files, held against a search for words.
struct GallerySourceTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/Gallery").standardizedFileURL.path

  static let files: [SourceFile] = {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { try? SourceFile(path: "\(folder)/\($0)") }
  }()

  /// The lines that begin a call, by its words. A file of explanations has some in its texts.
  private func lines(of file: SourceFile) -> [Int] {
    guard file.source.name != "Mistake+Explanation.swift" else { return [] }
    let words = ["UIView.animate(", "UIView.animateKeyframes(", "UIView.transition(", "UIViewPropertyAnimator("]
    let text = String(decoding: file.source.bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    return text.indices.filter { line in words.contains { text[line].contains($0) } }.map { $0 + 1 }
  }

  @Test func everyCallIsFoundInItsLine() throws {
    var count = 0
    for file in Self.files {
      let expected = lines(of: file)
      #expect(file.source.calls.map(\.line) == expected, "\(file.source.name)")
      for line in expected { #expect(try file.source.call(at: line).line == line) }
      count += expected.count
    }
    #expect(count > 10)
  }

  @Test func everyDurationHasItsPlace() throws {
    var places: [String] = []
    for file in Self.files {
      for call in file.source.calls {
        switch file.source.place(of: .duration, in: call) {
        case .literal(let literal):
          let line = file.source.lines.starts[literal.line - 1]
          let before = file.source.text(line..<literal.range.lowerBound).lowercased()
          #expect(before.contains("duration"), "\(file.source.name): \(literal)")
          // Keyframes in a block have the time of the block.
          #expect(Double(literal.text).map { $0 == 0 || (0.1...2).contains($0) } == true)
          places.append(literal.text)
        case .computed(let reason):
          // It makes mistakes on purpose, among them one of its duration.
          #expect(file.source.name == "CarelessAnimator.swift", "\(reason)")
        }
      }
    }
    #expect(places.count > 8)
  }

  @Test func aSpringInAConstantIsFound() throws {
    let file = try #require(Self.files.first { $0.source.name == "DropInAnimator.swift" })
    let call = try #require(file.source.calls.first)

    guard case .literal(let ratio) = file.source.place(of: .dampingRatio, in: call),
      case .literal(let velocity) = file.source.place(of: .initialVelocity, in: call)
    else {
      Issue.record("no literals")
      return
    }
    #expect(ratio.line == velocity.line && ratio.line < call.line)
    #expect(velocity.text.hasPrefix("CGVector("))
  }
}
