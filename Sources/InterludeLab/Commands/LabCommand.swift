import ArgumentParser

/// A command that works on the lab's scenes.
nonisolated protocol LabCommand: ParsableCommand {
  @MainActor func run(in lab: Lab) throws
}
