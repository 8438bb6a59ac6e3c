import Foundation

/// The springs and cubic curves that were computed with 50 digits, shared with the tests of MotionCurves.
nonisolated enum TimingTables {
  struct Spring: Decodable, Sendable {
    let id: String
    let given: [String: Double]
    let regime: String
    let times, values, velocities: [Double]

    /// As a person would ask for it.
    var spelling: String {
      func part(_ label: String, _ key: String) -> String? { given[key].map { "\(label): \($0)" } }
      let overdamping = regime == "overdamped" && given["mass"] != nil ? "allowOverDamping: true" : nil
      let isPresentation = given["mass"] != nil
      let parts = [
        part("mass", "mass"), part("stiffness", "stiffness"), part("damping", "damping"),
        part("dampingRatio", "dampingRatio") ?? part("dampingRatio", "dampingFraction"), part("response", "response"),
        part("duration", "perceptualDuration") ?? (isPresentation ? nil : part("duration", "duration")),
        part("bounce", "bounce"),
        part("initialVelocity", "initialVelocity") ?? part("initialVelocity", "initialSpringVelocity"), overdamping,
      ]
      return "spring(\(parts.compactMap { $0 }.joined(separator: ", ")))"
    }
  }

  struct Bezier: Decodable, Sendable {
    let id: String
    let x1, y1, x2, y2: Double
    let y: [Double]
    let slope: [Double?]

    var spelling: String { "bezier(\(x1), \(y1), \(x2), \(y2))" }
  }

  static let springs: [Spring] = load(SpringFile.self, "springs")?.springs ?? []
  static let beziers: [Bezier] = load(BezierFile.self, "beziers")?.curves ?? []

  private struct SpringFile: Decodable { let springs: [Spring] }
  private struct BezierFile: Decodable { let curves: [Bezier] }

  private static func load<File: Decodable>(_ type: File.Type, _ name: String) -> File? {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let file = tests.appendingPathComponent("MotionCurvesTests/Tables/\(name).json")
    return (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(type, from: $0) }
  }
}
