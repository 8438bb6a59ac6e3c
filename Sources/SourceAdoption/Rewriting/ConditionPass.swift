#if Adoption
  import SwiftSyntax

  /// What is so on iOS is so here: `#if os(iOS)` becomes `#if canImport(UIKit)`.
  final class ConditionPass: Pass {
    private static let trueHere = ["os(iOS)", "targetEnvironment(simulator)"]

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      if let condition = node.condition { rewrite(condition) }
      return .visitChildren
    }

    private func rewrite(_ condition: ExprSyntax) {
      for call in calls(in: Syntax(condition))
      where Self.trueHere.contains(call.trimmedDescription.filter { $0 != " " }) {
        draft.edits.replace(call.range, with: "canImport(UIKit)")
      }
    }

    private func calls(in node: Syntax) -> [FunctionCallExprSyntax] {
      if let call = node.as(FunctionCallExprSyntax.self) { return [call] }
      return node.children(viewMode: .sourceAccurate).flatMap(calls)
    }
  }
#endif
