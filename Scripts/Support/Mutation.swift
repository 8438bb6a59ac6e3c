import Foundation

/// The switch of the planted changes: at most one is on in a process, which the variable `INTERLUDE_MUTANT` names by its number.
/// `Scripts/mutate` adds this file to the room that it plants changes in, with an operator for each operator that it changes.
public nonisolated enum Mutation {
  private static let active = ProcessInfo.processInfo.environment["INTERLUDE_MUTANT"].flatMap { Int($0) }

  public static func isOn(_ number: Int) -> Bool { active == number }

  public static func isOff(_ number: Int) -> Bool { active != number }

  public static func pick<Value>(_ number: Int, _ original: Value, _ changed: Value) -> Value {
    isOn(number) ? changed : original
  }

  public static func min<Value: Comparable>(_ number: Int, _ first: Value, _ others: Value...) -> Value {
    others.reduce(first) { isOn(number) ? Swift.max($0, $1) : Swift.min($0, $1) }
  }

  public static func max<Value: Comparable>(_ number: Int, _ first: Value, _ others: Value...) -> Value {
    others.reduce(first) { isOn(number) ? Swift.min($0, $1) : Swift.max($0, $1) }
  }
}
