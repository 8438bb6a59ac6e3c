/// Where the value of a parameter is written.
package enum SourcePlace: Hashable, Sendable {
  case literal(SourceLiteral)
  /// Nowhere that could be changed: a sentence that says why.
  case computed(String)
}

/// A literal in a file.
package struct SourceLiteral: Hashable, Sendable {
  /// In bytes of UTF-8.
  package let range: Range<Int>
  /// As written.
  package let text: String
  /// From 1.
  package let line: Int
  /// The other lines that use the constant, property or function in which the literal stands, in ascending order.
  package let alsoUsedIn: [Int]

  /// “also used in line 12, 30”; nil if the literal belongs to the one call.
  package var note: String? {
    alsoUsedIn.isEmpty ? nil : "also used in line \(alsoUsedIn.map(String.init).joined(separator: ", "))"
  }
}
