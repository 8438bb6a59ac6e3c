import Foundation
import MotionQA

/// A curve that can be read has a spelling that reads as the same curve.
func readCurve(_ data: Data) {
  guard let text = String(data: data, encoding: .utf8), let spec = try? CurveSpec(text) else { return }
  guard let again = try? CurveSpec(spec.description), again == spec else {
    fatalError("\(text) is \(spec), which reads as \(String(describing: try? CurveSpec(spec.description)))")
  }
}

/// A trace that can be read is written so that it reads as the same trace.
func readTrace(_ data: Data) {
  guard let trace = try? Trace(data, path: "trace.json") else { return }
  let text = trace.text
  guard let again = try? Trace(Data(text.utf8), path: "trace.json"), again.text == text else {
    fatalError("A trace is written as what reads otherwise:\n\(text)")
  }
}

/// Callbacks that can be read are written so that they read as the same callbacks.
func readCallbacks(_ data: Data) {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(getpid()).txt").path
  guard FileManager.default.createFile(atPath: path, contents: data), let trace = try? LifecycleTrace.read(path) else {
    return
  }
  let text = trace.text
  guard FileManager.default.createFile(atPath: path, contents: Data(text.utf8)),
    let again = try? LifecycleTrace.read(path), again.text == text
  else {
    fatalError("Callbacks are written as what reads otherwise:\n\(text)")
  }
}
