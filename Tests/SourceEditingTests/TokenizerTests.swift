import Testing

@testable import SourceEditing

struct TokenizerTests {
  private func texts(_ text: String) -> [String] { Tokenizer(Array(text.utf8)).tokens.map(\.text) }

  @Test func commentsAreNoTokens() {
    #expect(texts("a // b \" c\nd /* e /* f */ \" */ g") == ["a", "d", "g"])
  }

  @Test(arguments: [
    (#"f("a, \"b) {", c)"#, ["f", "(", #""a, \"b) {""#, ",", "c", ")"]),
    (##"f(#"a "b" \(c)"#)"##, ["f", "(", ##"#"a "b" \(c)"#"##, ")"]),
    ("f(\"\"\"\n  a \"b\" ) {\n  \"\"\")", ["f", "(", "\"\"\"\n  a \"b\" ) {\n  \"\"\"", ")"]),
    (#""a \(b(")")) c" d"#, [#""a \"#, "(", "b", "(", #"")""#, ")", ")", #" c""#, "d"]),
    (##"#"a \#(b) \(c)"# d"##, [##"#"a \#"##, "(", "b", ")", ##" \(c)"#"##, "d"]),
    (#""a \("b \(c)")" d"#, [#""a \"#, "(", #""b \"#, "(", "c", ")", #"""#, ")", #"""#, "d"]),
  ])
  func stringsAreWhole(text: String, tokens: [String]) {
    #expect(texts(text) == tokens)
  }

  @Test(arguments: ["0", "1_000", "0.5", "1e-3", "1.5E+10", "0x1F", "0x1.8p-3", "0b101"])
  func numbersAreWhole(number: String) {
    #expect(texts("-\(number).rounded()") == ["-", number, ".", "rounded", "(", ")"])
    #expect(texts("\(number)...2") == [number, "...", "2"])
  }

  @Test func membersOfTuplesAreNoFractions() {
    #expect(texts("a.0.1") == ["a", ".", "0", ".", "1"])
  }

  @Test func aRegularExpressionHidesItsQuote() {
    #expect(texts("let r = /\"(/\nf(1)") == ["let", "r", "=", "/\"(/", "f", "(", "1", ")"])
    #expect(texts("let r = #/\"(/#; f") == ["let", "r", "=", "#/\"(/#", ";", "f"])
    #expect(texts("a / b / c") == ["a", "/", "b", "/", "c"])
    #expect(texts("a/b/c") == ["a", "/", "b", "/", "c"])
  }

  @Test func backticksAreTakenOff() {
    #expect(texts("`default`.x") == ["default", ".", "x"])
  }

  @Test func linesEndInEitherWay() {
    let table = LineTable(Array("a\nb\r\nc\rd\n".utf8))

    #expect([0, 2, 5, 7, 9].map(table.line) == [1, 2, 3, 4, 5])
    #expect([1, 3, 4, 6, 8].map(table.line) == [1, 2, 2, 3, 4])
  }
}
