import Foundation
import Testing
import MotionCurves

/// `springs.json`: springs computed with 50 digits.
struct SpringTable: Decodable {
  struct Entry: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let given: [String: Double]
    let mass, stiffness, damping: Double
    let initial_velocity: Double
    let omega0, zeta: Double
    let regime: String
    let duration: Double?
    let times, values, velocities: [Double]
    let settling_time_0p001: Double
    let ca_settling_duration: Double?
    let peak_value, time_of_peak, first_crossing_time: Double?
    let overshoot: Double
    let value_at_duration: Double
    let fit: Fit?

    var testDescription: String { id }

    /// The entry's spring by its physics; the table has the effective damping, hence honours overdamping.
    var spring: Spring {
      Spring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initial_velocity, overdamping: .physical)
    }
  }

  struct Fit: Decodable, Sendable {
    let omega0_roots: [Double]
    let omega0_newton12_from_5_over_D: Double
  }

  let springs: [Entry]

  static let entries: [Entry] = load("springs", as: SpringTable.self)?.springs ?? []
}

/// `beziers.json`: cubic curves computed with 50 digits.
struct BezierTable: Decodable {
  struct Entry: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let x1, y1, x2, y2: Double
    let y: [Double]
    let slope: [Double?]
    let y_min, y_max: Double

    var testDescription: String { id }

    var curve: CubicBezier { CubicBezier(x1, y1, x2, y2) }
  }

  let x: [Double]
  let curves: [Entry]

  static let table = load("beziers", as: BezierTable.self)
  static let entries: [Entry] = table?.curves ?? []
  static let inputs: [Double] = table?.x ?? []
}

private func load<Table: Decodable>(_ name: String, as type: Table.Type) -> Table? {
  guard let url = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Tables"),
    let data = try? Data(contentsOf: url)
  else { return nil }
  return try? JSONDecoder().decode(type, from: data)
}
