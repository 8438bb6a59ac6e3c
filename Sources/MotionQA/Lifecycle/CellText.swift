/// What stands in a column of a text: on one line, with no more than one blank at a time, and with none at its ends.
nonisolated enum CellText {
  /// Other text has these characters, and the backslash, as escapes: `\u{A}`.
  static func escaped(_ text: String) -> String {
    var result = ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isEnd = index == 0 || index == scalars.count - 1
      let isPlainBlank = scalar == " " && !isEnd && !result.hasSuffix(" ")
      let isPlain = isPlainBlank || !(scalar.properties.isWhitespace || scalar.properties.generalCategory == .control)
      result += isPlain && scalar != "\\" ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
    return result
  }

  /// Undoes ``escaped(_:)``; what is no escape stays as it is.
  static func plain(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstRange(of: "\\u{") {
      result += rest[..<start.lowerBound]
      rest = rest[start.lowerBound...]
      guard let end = rest.firstIndex(of: "}"), let value = UInt32(rest[start.upperBound..<end], radix: 16),
        let scalar = Unicode.Scalar(value)
      else {
        result += rest.prefix(3)
        rest = rest.dropFirst(3)
        continue
      }
      result.unicodeScalars.append(scalar)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
