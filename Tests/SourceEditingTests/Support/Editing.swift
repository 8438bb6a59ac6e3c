import FileSystem
import Testing

@testable import SourceEditing

/// Texts before and after an edit of the call in a line.
enum Editing {
  static func setting(
    _ parameter: TimingParameter, to value: TimingValue, in text: String, line: Int = 1, asRan: Double? = nil
  ) throws -> String {
    let source = SwiftSource(text, name: "Test.swift")
    let edits = try source.setting(parameter, of: try source.call(at: line), to: value, asRan: asRan)
    return try SourceChange(of: "Test.swift", bytes: Array(text.utf8), by: edits).text
  }

  static func swapping(
    to timing: SourceTiming, duration: Double? = nil, in text: String, line: Int = 1
  ) throws -> String {
    let source = SwiftSource(text, name: "Test.swift")
    let edits = try source.swapping(try source.call(at: line), to: timing, duration: duration)
    return try SourceChange(of: "Test.swift", bytes: Array(text.utf8), by: edits).text
  }

  static func place(
    _ parameter: TimingParameter, in text: String, line: Int = 1, asRan: Double? = nil
  ) throws -> SourcePlace {
    let source = SwiftSource(text, name: "Test.swift")
    return source.place(of: parameter, in: try source.call(at: line), asRan: asRan)
  }

  /// The literal of a parameter as `text line`, or what is said instead.
  static func told(_ parameter: TimingParameter, in text: String, line: Int = 1, asRan: Double? = nil) throws -> String
  {
    switch try place(parameter, in: text, line: line, asRan: asRan) {
    case .literal(let literal): "\(literal.text) \(literal.line)"
    case .computed(let reason): reason
    }
  }

  /// The sentence that an attempt ends with.
  static func sentence(_ attempt: () throws -> String) -> String {
    do {
      return "no error: " + (try attempt())
    } catch {
      return "\(error)"
    }
  }
}
