import ArgumentParser
import MotionQA

/// A tolerance as the command line spells it: `points=0.05`.
nonisolated struct ToleranceOption: Sendable {
  private static let names = ["points", "scale", "degrees", "alpha", "seconds"]

  let name: String
  let value: Double

  init(_ text: String) throws {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, Self.names.contains(parts[0]), let value = Double(parts[1]), value >= 0, value.isFinite
    else {
      throw ValidationError("give a kind (\(Self.names.joined(separator: ", "))) and a number from 0, as points=0.05.")
    }
    (name, self.value) = (parts[0], value)
  }

  func apply(to tolerances: inout Tolerances) {
    switch name {
    case "points": tolerances.points = value
    case "scale": tolerances.scale = value
    case "degrees": tolerances.degrees = value
    case "alpha": tolerances.alpha = value
    default: tolerances.seconds = value
    }
  }
}
