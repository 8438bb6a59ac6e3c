#if Adoption
  import SwiftSyntax

  /// Key paths in strings, pictures and colours.
  final class LiteralPass: Pass {
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      let arguments = node.arguments.map(\.expression)
      switch node.macroName.text {
      case "keyPath":
        guard let path = arguments.first?.trimmedDescription else { break }
        // A type comes first, perhaps within others.
        let parts = path.split(whereSeparator: { $0 == "." || $0.isWhitespace }).drop { $0.first?.isUppercase ?? false }
        draft.edits.replace(node.range, with: literal(parts.joined(separator: ".")))
      case "imageLiteral":
        guard let name = arguments.first?.trimmedDescription else { break }
        draft.edits.replace(node.range, with: "UIImage(named: \(name))!")
      case "colorLiteral":
        guard let open = node.leftParen else { break }
        draft.edits.replace(node.pound.range.lowerBound..<open.range.lowerBound, with: "UIColor")
      case "fileLiteral":
        draft.note(
          node, "A file literal is not rewritten.",
          remedy: "Write Bundle.module.url(forResource:withExtension:) with its name.")
      default: return .visitChildren
      }
      return .skipChildren
    }
  }
#endif
