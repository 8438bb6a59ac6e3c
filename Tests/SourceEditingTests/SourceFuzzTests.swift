import FileSystem
import InterludeTestSupport
import Testing

@testable import SourceEditing

/// Texts that are cut and shuffled: whatever comes of them, nothing traps, and an edit changes its own bytes alone.
struct SourceFuzzTests {
  private static let timings: [SourceTiming] = [
    .curve(.easeOut), .cubic(x1: 0.1, y1: 0.2, x2: 0.3, y2: 1), .fittedSpring(dampingRatio: 0.5, velocity: .rest),
    .perceptualSpring(duration: 0.3, bounce: 0.2, velocity: .uniform(1)),
    .physicalSpring(mass: 1, stiffness: 2, damping: 3, velocity: .vector(dx: 1, dy: 0)),
  ]
  private static let values: [TimingValue] = [
    .number(0.7), .vector(dx: 1, dy: 2), .point(x: 0.1, y: 0.2), .curve(.easeInOut),
  ]
  private static let seeds = [
    "UIView.animate(withDuration: a ? 1 : 0.4, delay: 0, usingSpringWithDamping: d, initialSpringVelocity: -0.5) { }",
    "let s = UISpringTimingParameters(mass: 1, stiffness: 2, damping: 3, initialVelocity: .zero)",
    "UIViewPropertyAnimator(duration: transitionDuration(using: c), timingParameters: s)",
    "class A { let d = 0.5; func transitionDuration(using c: C) -> D { return self.d } }",
    "let a: CASpringAnimation = .init(keyPath: \"x\\(d)\"); a.mass = 1; a.timingFunction = .init(controlPoints: 0, 0, 1, 1)",
    "\"\"\"", "#\"", "\"\\(", "/*", "*/", "//", "`", "{", "}", "(", ")", "[", "]", "\r", "\r\n", "ä", "1.", "0x", "-",
    "?", ":",
  ]

  private static func pieces() -> [[UInt8]] {
    GallerySourceTests.files.flatMap { file in file.source.calls.map { Array(file.source.bytes[$0.range]) } }
      + seeds.map { Array($0.utf8) }
  }

  private static func text(of pieces: [[UInt8]], _ random: inout SplitMix64) -> [UInt8] {
    var text: [UInt8] = []
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      guard let piece = pieces.randomElement(using: &random), !piece.isEmpty else { continue }
      let isCut = Bool.random(using: &random)
      let start = isCut ? Int.random(in: 0..<piece.count, using: &random) : 0
      let end = isCut ? Int.random(in: start..<piece.count, using: &random) : piece.count
      text += piece[start..<end] + [[10, 32, 40, 123].randomElement(using: &random) ?? 10]
    }
    return text
  }

  private func exercise(_ source: SwiftSource) -> Int {
    var count = 0
    for line in 0...source.lines.starts.count { _ = try? source.call(at: line) }
    for call in source.calls {
      let edits =
        TimingParameter.allCases.flatMap { parameter in
          Self.values.compactMap { try? source.setting(parameter, of: call, to: $0, asRan: 0.4) }
        } + Self.timings.compactMap { try? source.swapping(call, to: $0, duration: 0.8) }
      for edits in edits {
        guard let change = try? SourceChange(of: "a", bytes: source.bytes, by: edits) else { continue }
        let grown = edits.reduce(0) { $0 + $1.text.utf8.count - $1.range.count }
        #expect(Array(change.text.utf8).count >= source.bytes.count + grown)
        count += 1
      }
    }
    return count
  }

  @Test func shuffledTextsNeverTrap() {
    var random = SplitMix64(seed: 17)
    let pieces = Self.pieces()
    var count = 0
    for _ in 0..<Thoroughness.rounds(400, whole: 20_000) {
      count += exercise(SwiftSource(bytes: Self.text(of: pieces, &random), name: "a.swift"))
    }
    #expect(count > 1000)
  }

  @Test func cutFilesNeverTrap() {
    var random = SplitMix64(seed: 18)
    for file in GallerySourceTests.files where !file.source.calls.isEmpty {
      for _ in 0..<Thoroughness.rounds(3, whole: 100) {
        let bytes = file.source.bytes
        let cut = Int.random(in: 0..<bytes.count, using: &random)
        let end = Int.random(in: cut..<bytes.count, using: &random)
        _ = exercise(SwiftSource(bytes: Array(bytes[..<cut]) + Array(bytes[end...]), name: "a.swift"))
        _ = exercise(SwiftSource(bytes: Array(bytes[cut...]), name: "a.swift"))
      }
    }
  }

  @Test func deepNestingIsNoTrap() {
    for piece in ["(", "{", "[", "\"\\(", "/*", "UIView.animate(withDuration: ", "a ? "] {
      _ = exercise(SwiftSource(String(repeating: piece, count: 3000), name: "a.swift"))
    }
  }
}
