import FileSystem
import Foundation
import InterludeTestSupport
import Testing

@testable import SourceEditing

struct SourceFileTests {
  private let temporary: TemporaryFolder
  private var folder: String { temporary.path }

  init() throws { temporary = try TemporaryFolder() }

  private func write(_ text: String, to name: String) throws -> String {
    try OutputFile.write(text, to: "\(folder)/\(name)")
    return "\(folder)/\(name)"
  }

  private func read(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: path))) }

  private func change(_ path: String) throws -> SourceChange {
    let file = try SourceFile(path: path)
    return try file.change(file.source.setting(.duration, of: file.source.call(at: 2), to: .number(0.8)))
  }

  @Test(arguments: ["\n", "\r\n"], [true, false])
  func otherBytesStay(lineEnd: String, isEnded: Bool) throws {
    func text(_ number: String) -> String {
      ["// ä\t ", "UIView.animate(withDuration: \(number)) { }", "", "x"].joined(separator: lineEnd)
        + (isEnded ? lineEnd : "")
    }
    let path = try write(text("0.5"), to: "a.swift")

    try change(path).apply()

    #expect(try read(path) == Array(text("0.8").utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.swift"])
  }

  @Test func theDifferenceIsShown() throws {
    let path = try write(
      "let a = 0.5\nUIView.animate(withDuration: a) { }\nUIView.animate(\n  withDuration: a, delay: 0\n) { }\n",
      to: "a.swift")
    let file = try SourceFile(path: path)
    let swap = try file.source.swapping(
      file.source.call(at: 3), to: .fittedSpring(dampingRatio: 1, velocity: .rest), duration: 0.8)

    #expect(
      try file.change(swap).preview == """
        --- \(path)
        +++ \(path)
        @@ -1,1 +1,1 @@
        -let a = 0.5
        +let a = 0.8
        @@ -4,1 +4,1 @@
        -  withDuration: a, delay: 0
        +  withDuration: a, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
        (also used in line 2)

        """)
  }

  @Test func linesThatBecomeMoreMoveThoseBelow() throws {
    let text = Array("a\nb\nc\nd\n".utf8)
    let edits = [SourceEdit(range: 6..<7, text: "D"), SourceEdit(range: 2..<3, text: "x\ny")]

    let change = try SourceChange(of: "a.swift", bytes: text, by: edits)

    #expect(change.text == "a\nx\ny\nc\nD\n")
    #expect(
      change.lines == [
        SourceChange.Lines(first: 2, firstAfter: 2, before: ["b"], after: ["x", "y"]),
        SourceChange.Lines(first: 4, firstAfter: 5, before: ["d"], after: ["D"]),
      ])
  }

  @Test func aFileThatHasChangedIsLeftAlone() throws {
    let path = try write("\nUIView.animate(withDuration: 0.5) { }", to: "a.swift")
    let change = try change(path)
    _ = try write("something else", to: "a.swift")

    #expect(
      Editing.sentence {
        try change.apply()
        return ""
      } == "\(path) has been changed since it was read: look at the change again before you write it.")
    #expect(try read(path) == Array("something else".utf8))
  }

  @Test func editsOfTheSamePlaceAreRefused() {
    let edits = [SourceEdit(range: 0..<2, text: "x"), SourceEdit(range: 1..<3, text: "y")]

    #expect(
      Editing.sentence { try SourceChange(of: "a.swift", bytes: Array("abcd".utf8), by: edits).text }
        == "Two changes of a.swift touch the same place: make one of them first.")
  }

  @Test func aFileOfAnotherCheckoutIsFoundByItsNames() throws {
    let near = try write("near", to: "Sources/App/Zoom/Animator.swift")
    _ = try write("far", to: "Sources/App/Fade/Animator.swift")
    _ = try write("hidden", to: ".build/Sources/App/Zoom/Animator.swift")

    #expect(try SourceFile.find(near, below: "/nowhere").source.text(0..<4) == "near")
    let found = try SourceFile.find("/elsewhere/Sources/App/Zoom/Animator.swift", below: folder)
    #expect(found.source.text(0..<4) == "near")
    #expect(found.path.hasSuffix("Sources/App/Zoom/Animator.swift"))
  }

  @Test func noFileOrSeveralAreTold() throws {
    let one = try write("", to: "A/Animator.swift")
    let two = try write("", to: "B/Animator.swift")

    #expect(
      Editing.sentence { try SourceFile.find("/x/Zoom.swift", below: folder).path }
        == "/x/Zoom.swift is not there, and no Zoom.swift is below \(folder): run this in the folder of the package it was "
        + "built from.")
    let told = Editing.sentence { try SourceFile.find("/x/Animator.swift", below: folder).path }
    #expect(told.contains(one) && told.contains(two) && told.contains("are equally like it"))
  }

  @Test func whatIsNoTextIsTold() throws {
    let path = "\(folder)/a.swift"
    try Data([0xFF, 0xFE, 0x00]).write(to: URL(fileURLWithPath: path))

    #expect(Editing.sentence { try SourceFile(path: path).path } == "\(path) is not written in UTF-8: save it so.")
    #expect(
      Editing.sentence { try SourceFile(path: folder).path }
        == "\(folder) cannot be read: check that it is a file and may be read.")
  }
}
