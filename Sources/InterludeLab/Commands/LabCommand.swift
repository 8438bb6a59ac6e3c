import ArgumentParser

/// A command that works on the lab's scenes.
nonisolated protocol LabCommand: ParsableCommand {
  /// Throws for options that do nothing together and for output that has no place to go, before any work is done.
  func check() throws

  @MainActor func run(in lab: Lab) throws
}

extension LabCommand {
  nonisolated func check() throws {}
}
