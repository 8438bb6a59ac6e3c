/// Where methods are declared and called.
extension SwiftSource {
  /// The line, from 1, on which a type, or an extension of it, declares a method; nil where the file does not.
  ///
  /// - Parameters:
  ///   - method: As Swift names it, with its labels: `animateTransition(using:)`.
  ///   - type: Without what it is nested in.
  package func line(ofMethod method: String, inType type: String) -> Int? {
    declarations.functions.first { function in
      function.block.flatMap { declarations.types[$0] } == type && name(of: function) == method
    }.map { line(ofToken: $0.token) }
  }

  /// The lines, from 1, on which a type, or an extension of it, calls something by a name without its labels.
  package func lines(calling name: String, inType type: String) -> [Int] {
    tokens.indices.filter { index in
      tokens[index].isIdentifier(name) && token(index + 1)?.isPunctuation("(") == true
        && token(index - 1)?.isIdentifier("func") != true
        && brackets.braces(around: index).contains { declarations.types[$0] == type }
    }.map(line(ofToken:))
  }

  /// The name with the labels, such as `present(_:animated:completion:)`.
  private func name(of function: Function) -> String {
    let labels = reader.parts(of: function.parameters).compactMap { $0.first.map { tokens[$0].text } }
    return "\(function.name)(\(labels.map { "\($0):" }.joined()))"
  }
}
