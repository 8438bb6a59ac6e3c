import ArgumentParser
import Foundation

/// A name for a package, its program and its Swift module.
nonisolated struct ModuleName: Hashable, Sendable {
  let text: String

  /// The error says what is wrong, and names one that is right.
  init(_ text: String) throws(ValidationError) {
    guard text.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]*/) != nil else {
      throw ValidationError(
        "\"\(text)\" cannot be the name of a package and its module: begin with a letter from A to Z, and use these, digits and "
          + "underscores only, as in \(Self.proposal(for: text)).")
    }
    guard !Self.keywords.contains(text) else {
      throw ValidationError(
        "\"\(text)\" is a word of the Swift language: choose another name, such as \(Self.proposal(for: text)).")
    }
    guard !Self.modules.contains(where: { $0.lowercased() == text.lowercased() }) else {
      throw ValidationError(
        "\"\(text)\" is a module already, which the package needs: choose another name, such as My\(text).")
    }
    self.text = text
  }

  /// What is left of a text when it is made a name, each word with a capital and letters without their marks: `my-pöp` becomes `MyPop`.
  private static func proposal(for text: String) -> String {
    let plain = text.folding(options: .diacriticInsensitive, locale: nil)
    let words = plain.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isLetter == true && !keywords.contains(name) ? name : "My\(name.isEmpty ? "Pop" : name)"
  }

  /// What `import` cannot be followed by: The Swift Programming Language, “Lexical Structure”, and `main`, which the compiler
  /// keeps for itself.
  private static let keywords: Set<String> = [
    "Any", "Self", "Type", "Protocol", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "main", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Interlude's own, those that it stands on, and the toolchain's.
  private static let modules = [
    "interlude", "InterludeLab", "Gallery", "MotionQA", "SDLStage", "TextRendering", "InteractiveTransitions",
    "Dragging", "StageDispatch", "PictureFiles", "FileSystem", "SourceEditing", "SourceAdoption", "AdoptUIKit",
    "UIKit", "QuartzCore", "CoreGraphics", "InterludeUI", "LayerTree", "Rasterizer", "DisplayList", "MotionCurves",
    "InterludeTestSupport", "InterludeUITestSupport", "TaskRecording", "CSDL2", "CPNG", "ArgumentParser",
    "ArgumentParserToolInfo", "Swift", "Foundation", "FoundationEssentials", "Testing", "XCTest", "Dispatch",
    "Glibc", "Builtin",
  ]
}
