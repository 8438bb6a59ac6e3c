#if Adoption
  import SwiftSyntax

  /// Selectors bring their method with them, for there is no runtime to find it: `#selector(Card.panned(_:))` becomes
  /// `Selector("panned:", method: Card.panned(_:))`. So do names in strings, if the folder has a method of that name.
  final class SelectorPass: Pass {
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.macroName.text == "selector", let argument = node.arguments.first else { return .visitChildren }
      let text = SelectorTarget(argument.expression, in: folder).flatMap { target in
        switch argument.label?.text {
        case "getter": target.getter
        case "setter": target.setter
        default: target.selector
        }
      }
      if let text {
        draft.edits.replace(node.range, with: text)
      } else {
        draft.note(
          node, "It cannot be told which class has this method.",
          remedy: "Name the class: #selector(Card.panned(_:)), or use a closure.")
      }
      return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let callee = node.calledExpression.trimmedDescription
      guard ["Selector", "NSSelectorFromString"].contains(callee), node.arguments.count == 1,
        let argument = node.arguments.first, argument.label == nil, let name = argument.expression.stringValue
      else { return .visitChildren }
      if let target = SelectorTarget(named: name, at: node, in: folder) {
        draft.edits.replace(node.range, with: target.selector)
      } else {
        draft.note(
          node, "No class of the folder has a method that Objective-C would call \(name).",
          remedy: "Let the target adopt ActionTarget and call the method of that name, or use a closure.")
      }
      return .skipChildren
    }
  }

  extension ExprSyntax {
    /// What a plain string literal says, in parentheses or not.
    var stringValue: String? {
      if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
        return tuple.elements.first?.expression.stringValue
      }
      return self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
  }
#endif
