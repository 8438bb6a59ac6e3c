import Foundation

/// What this process fuzzes: the variable `INTERLUDE_FUZZ` names it, since libFuzzer takes all arguments for its own.
private let subject: Subject = {
  guard let subject = ProcessInfo.processInfo.environment["INTERLUDE_FUZZ"].flatMap(Subject.init(rawValue:)) else {
    let names = Subject.allCases.map(\.rawValue).joined(separator: ", ")
    fatalError("Set the variable INTERLUDE_FUZZ to what is to be fuzzed: \(names).")
  }
  return subject
}()

/// What libFuzzer, which has the program's `main`, calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public nonisolated func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let data = bytes.map { Data(bytes: $0, count: count) } ?? Data()
  MainActor.assumeIsolated { subject.read(data) }
  return 0
}
