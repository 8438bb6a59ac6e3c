#if Adoption
  import SwiftSyntax

  /// Key paths in strings, and pictures. A colour literal compiles as it is.
  final class LiteralPass: Pass {
    /// `UIApplication.value(forKeyPath: #keyPath(UIApplication.shared))` reads the property: nothing here is found by a string.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let object = member.base,
        member.declName.baseName.text == "value", node.arguments.count == 1, let argument = node.arguments.first,
        ["forKey", "forKeyPath"].contains(argument.label?.text),
        let path = argument.expression.as(MacroExpansionExprSyntax.self), path.macroName.text == "keyPath",
        let name = path.arguments.first.flatMap({ properties(in: $0.expression) }), name.count == 1
      else { return .visitChildren }
      draft.edits.replace(node.range, with: "(\(object.trimmedDescription).\(name[0]) as Any?)")
      return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      let arguments = node.arguments.map(\.expression)
      switch node.macroName.text {
      case "keyPath":
        guard let path = arguments.first else { break }
        draft.edits.replace(node.range, with: literal(properties(in: path).joined(separator: ".")))
      case "imageLiteral":
        guard let name = arguments.first?.trimmedDescription else { break }
        draft.edits.replace(node.range, with: "UIImage(named: \(name))!")
      case "fileLiteral":
        draft.note(
          node, "A file literal is not rewritten.",
          remedy: "Write Bundle.module.url(forResource:withExtension:) with its name.")
      default: return .visitChildren
      }
      return .skipChildren
    }

    /// What a key path goes through. A type comes first, perhaps within others.
    private func properties(in path: ExprSyntax) -> [Substring] {
      Array(
        path.trimmedDescription.split { $0 == "." || $0.isWhitespace }.drop { $0.first?.isUppercase ?? false })
    }
  }
#endif
