#if Adoption
  import SwiftSyntax

  /// `asyncAfter(deadline: DispatchTime.now() + 0.3)` goes by the stage's clock, as `.now() + 0.3` does: which time it is, is left
  /// to what takes it.
  final class DeadlinePass: Pass {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "asyncAfter",
        let deadline = node.arguments.first, deadline.label?.text == "deadline"
      {
        for type in namedClocks(in: Syntax(deadline.expression)) { draft.edits.blank(type.range) }
      }
      return .visitChildren
    }

    /// The type in each `DispatchTime.now()`.
    private func namedClocks(in node: Syntax) -> [ExprSyntax] {
      if let member = node.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "now",
        let type = member.base, type.trimmedDescription == "DispatchTime"
      {
        return [type]
      }
      return node.children(viewMode: .sourceAccurate).flatMap(namedClocks)
    }
  }
#endif
