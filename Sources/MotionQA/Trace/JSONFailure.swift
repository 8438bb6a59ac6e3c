import Foundation

/// Says why a file could not be read as JSON of the form that is wanted.
package nonisolated enum JSONFailure {
  /// A clause with the place: `there is no "frames" in it`.
  package static func sentence(of error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      "there is no \"\(key.stringValue)\" in \(place(context.codingPath))"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "\(place(context.codingPath)) is not what belongs there"
    case DecodingError.dataCorrupted(let context):
      "it is no JSON, perhaps cut off\(detail(of: context))"
    default:
      "it cannot be read (\(error))"
    }
  }

  /// `views[2].rows[7]`; the file as a whole for an empty path.
  private static func place(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "it" }
    return path.reduce("") { text, key in
      if let index = key.intValue { return "\(text)[\(index)]" }
      return text.isEmpty ? key.stringValue : "\(text).\(key.stringValue)"
    }
  }

  /// What the parser says about the line, without its full stop.
  private static func detail(of context: DecodingError.Context) -> String {
    guard let cause = context.underlyingError as NSError?,
      let text = cause.userInfo["NSDebugDescription"] as? String
    else { return "" }
    return " (\(text.trimmingCharacters(in: ["."])))"
  }
}
