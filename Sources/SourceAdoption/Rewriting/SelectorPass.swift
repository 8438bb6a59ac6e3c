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
      } else if !node.isAskedOfItsObject {
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

  extension MacroExpansionExprSyntax {
    /// Whether it is the question in `context.responds(to: #selector(context.view(forKey:)))`. The compiler of an iPhone has found the
    /// method in the object's type; where that is a type of UIKit's that is here, so is the method.
    var isAskedOfItsObject: Bool {
      let question = parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
      guard let asked = question?.calledExpression.as(MemberAccessExprSyntax.self), let object = asked.base,
        asked.declName.baseName.text == "responds"
      else { return false }
      let method = arguments.first?.expression.as(MemberAccessExprSyntax.self)
      return method?.base?.trimmedDescription == object.trimmedDescription
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
