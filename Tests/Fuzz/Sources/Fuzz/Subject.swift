import Foundation

/// What is fuzzed.
enum Subject: String, CaseIterable {
  case curves, traces, callbacks, formats, scripts, lists

  /// Reads an input; ends the process where something does not hold that must.
  func read(_ data: Data) {
    switch self {
    case .curves: readCurve(data)
    case .traces: readTrace(data)
    case .callbacks: readCallbacks(data)
    case .formats: readFormat(data)
    case .scripts: playScript(InputBytes(data))
    case .lists: draw(InputBytes(data))
    }
  }
}
