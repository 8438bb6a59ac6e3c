#if Adoption
  import SwiftSyntax

  /// `target?.performSelector(onMainThread:with:waitUntilDone:)` of an object of any class: Objective-C finds a method of `NSObject` by its
  /// name, and here the object is asked whether it is one.
  final class AnyObjectPass: Pass {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      rewriteDescription(node)
      guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
        methods.contains(member.declName.baseName.text)
      else { return .visitChildren }
      let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
      if folder.isAnyObject(object) {
        draft.edits.replace(base.range, with: "(\(object.trimmedDescription) as? NSObject)?")
      }
      return .visitChildren
    }

    /// `type(of: object).description()`: of the type of an object of any class, only its name can be had.
    private func rewriteDescription(_ node: FunctionCallExprSyntax) {
      guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), node.arguments.isEmpty,
        member.declName.baseName.text == "description", let type = member.base?.as(FunctionCallExprSyntax.self),
        type.calledExpression.trimmedDescription == "type", type.arguments.first?.label?.text == "of"
      else { return }
      draft.edits.replace(node.range, with: "String(reflecting: \(type.trimmedDescription))")
    }
  }

  private let methods: Set<String> = ["perform", "performSelector"]
#endif
