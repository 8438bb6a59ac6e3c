import ArgumentParser
import Foundation
import InterludeUI
import MotionQA

/// How a run of the program ends that is not over with its command: what it says, and its exit status.
struct Ending {
  /// Empty when all has been said.
  let message: String
  /// 0 for help and the like, 64 for a command line that cannot be meant, as `sysexits.h` has it, and 74 for output that
  /// cannot be written.
  let status: Int32
  private var isUnwanted = false

  init(of error: any Error) {
    switch error {
    case let error as ParserAnswer: (message, status) = (error.text, error.status)
    case let error as StandardOutputError:
      (message, status, isUnwanted) = ("Error: \(error)", EX_IOERR, error.isUnwanted)
    case let code as ExitCode: (message, status) = ("", code.rawValue)
    case let failure as CommandFailure: (message, status) = ("Error: \(failure)", failure.status)
    // Usage would not help: the sentence tells what to do.
    case let error as ValidationError: (message, status) = ("Error: \(error)", EX_USAGE)
    default: (message, status) = ("Error: \(RootCommand.message(for: error))", EXIT_FAILURE)
    }
  }

  /// Says it, and ends the program.
  func exit() -> Never {
    if isUnwanted { Self.endUnread() }
    do {
      if status == 0 {
        try StandardOutput.write(Data("\(message)\n".utf8))
      } else if !message.isEmpty {
        StandardError.write("\(message)\n")
      }
      try StandardOutput.close()
    } catch {
      if error.isUnwanted { Self.endUnread() }
      StandardError.write("Error: \(error)\n")
      Foundation.exit(EX_IOERR)
    }
    Foundation.exit(status)
  }

  /// As a program ends that has never heard of closed pipes.
  private static func endUnread() -> Never {
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
    Foundation.exit(128 + SIGPIPE)
  }
}

/// Why a command cannot do what it is for, with the exit status that it promises for that.
struct CommandFailure: Error, CustomStringConvertible {
  let description: String
  let status: Int32

  /// - Parameter description: A sentence that says what to do.
  init(_ description: String, status: Int32) { (self.description, self.status) = (description, status) }
}

/// What the parser has to say about a command line: help, or what is wrong with it, and how it is used.
struct ParserAnswer: Error {
  let text: String
  let status: Int32

  /// - Parameter arguments: The command line.
  init(_ error: any Error, to arguments: [String] = []) {
    status = RootCommand.exitCode(for: error).rawValue
    let (message, fullMessage) = (RootCommand.message(for: error), RootCommand.fullMessage(for: error))
    if message.hasPrefix("The value '") {
      // So the parser begins where an option refuses a value; the sentence says which it takes, and needs no usage.
      text = "Error: \(message)"
    } else if let option = UnknownOption(message, isFirst: { $0 == arguments.first }) {
      text = fullMessage.replacing(message, with: option.description, maxReplacements: 1)
    } else {
      text = fullMessage
    }
  }
}

/// An option that there is not, as the parser tells of it.
nonisolated private struct UnknownOption: CustomStringConvertible {
  let description: String

  /// Nil for another message. The parser takes options for near that have little in common with it.
  ///
  /// - Parameter isFirst: Whether a word is the first of the command line, in the place of a command.
  init?(_ message: String, isFirst: (String) -> Bool) {
    guard let match = message.wholeMatch(of: /Unknown option '(-[^']+)'(?:\. Did you mean '(-[^']+)'\?)?/) else {
      return nil
    }
    let word = String(match.1)
    func name(_ option: some StringProtocol) -> String { String(option.drop { $0 == "-" }) }
    if let near = match.2, Suggestion(for: name(word), among: [name(near)]) != nil {
      description = message
    } else if isFirst(word), let command = Suggestion(for: name(word), among: RootCommand.names)?.name {
      description = "Unknown option '\(word)'. Did you mean `\(Program.running.command([command]))`?"
    } else {
      description = "Unknown option '\(word)'."
    }
  }
}
