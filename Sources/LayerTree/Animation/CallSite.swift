import Foundation

/// A line of source code: the place of the call that made an animation. Not part of QuartzCore.
///
/// Of a call over several lines it is the line on which the name of what is called stands.
package nonisolated struct CallSite: Hashable, Sendable, CustomStringConvertible {
  /// The file, as the compiler was given it: absolute, as a rule.
  package let path: String
  /// Counted from 1.
  package let line: Int

  /// A line of a file.
  package init(path: String, line: Int) { (self.path, self.line) = (path, line) }

  /// What `#filePath` and `#line` stand for; nil for the line 0, of a call that does not know its place.
  package init?(_ file: StaticString, _ line: UInt) {
    guard line > 0 else { return nil }
    self.init(path: file.description, line: Int(line))
  }

  /// The place of this call itself.
  package static func here(file: StaticString = #filePath, line: UInt = #line) -> CallSite {
    CallSite(path: file.description, line: Int(line))
  }

  /// The last component of the path.
  package var fileName: String { String(path.split(separator: "/").last ?? "") }

  /// File name and line: `PopAnimator.swift:47`.
  package var description: String { "\(fileName):\(line)" }

  /// Whether it is in the engine, which animates there what the system does by itself.
  package var isSystem: Bool { Self.engine.contains { path.hasPrefix($0) } }

  /// The folders of the engine's two modules: this file is in a folder of the one, and the other is beside it.
  private static let engine: [String] = {
    let sources = URL(fileURLWithPath: #filePath).pathComponents.dropLast(3).dropFirst()
    return ["LayerTree", "InterludeUI"].map { "/" + (sources + [$0]).joined(separator: "/") + "/" }
  }()
}
